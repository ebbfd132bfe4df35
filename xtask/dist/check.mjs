import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";

import { ELEMENT, FIXED, GAME, KEEPER, MANIFEST, PAGE, filesOf, hashOf, integrityOf, listOf } from "./files.mjs";

/** Whatever is wrong with a finished page, a sentence each. */
export function check(folder) {
  const faults = [];
  const files = filesOf(folder);
  const text = (name) => readFileSync(join(folder, name), "utf8");
  const games = [...new Set(files.filter((name) => name.includes("/")).map((name) => name.split("/")[0]))];
  const game = games[0] ?? "";

  for (const name of FIXED) if (!files.includes(name)) faults.push(`${name} is missing.`);
  if (faults.length > 0) return faults;
  if (games.length !== 1 || !GAME.test(game)) faults.push(`There is not one folder of the game: ${games.join(", ")}.`);
  for (const name of files) {
    if (!name.includes("/") && !FIXED.includes(name)) faults.push(`${name} keeps its name whatever is in it.`);
  }
  const inside = files.filter((name) => name.startsWith(`${game}/`)).map((name) => name.slice(game.length + 1));
  if (game !== `game-${hashOf(join(folder, game), inside)}`) faults.push(`${game} is not named after what is in it.`);

  /** A reference from a file leads to a file of the folder, by a relative path. */
  const leads = (from, reference) => {
    if (/^(?:data:|#)/.test(reference)) return;
    const target = posix.join(posix.dirname(from), reference.replace(/[?#].*$/, ""));
    const isRelative = !/^[a-z]+:|^\//i.test(reference);
    if (!isRelative || !files.includes(target)) faults.push(`${from} refers to ${reference}, which is not there.`);
  };

  for (const name of files.filter((file) => file.endsWith(".html"))) {
    const page = text(name);
    if (/<style\b|\sstyle\s*=|\son[a-z]+\s*=|javascript:/i.test(page)) faults.push(`${name} has styles or scripts of its own.`);
    for (const [, attributes, content] of page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (!/\ssrc=/.test(attributes) || content.trim()) faults.push(`${name} has a script within it.`);
    }
    for (const [element] of page.matchAll(/<(?:link|script|img|a)\b[^>]*>/g)) {
      const [, reference] = /\s(?:href|src)="([^"]*)"/.exec(element) ?? [];
      if (reference === undefined) continue;
      leads(name, reference);
      const [, integrity] = /\sintegrity="([^"]*)"/.exec(element) ?? [];
      const file = join(folder, dirname(name), reference);
      const needsOne = /rel="(?:stylesheet|modulepreload|preload)"/.test(element);
      if (needsOne && integrity === undefined) faults.push(`${name}: ${reference} has no hash.`);
      if (integrity !== undefined && existsSync(file) && integrity !== integrityOf(file)) {
        faults.push(`${name}: the hash of ${reference} is wrong.`);
      }
    }
    const [, picture] = /<meta property="og:image" content="([^"]*)"/.exec(page) ?? [];
    if (picture) leads(name, picture);
  }
  for (const name of files.filter((file) => file.endsWith(".css"))) {
    for (const [, , reference] of text(name).matchAll(/url\(\s*(["']?)([^"')]+)\1\s*\)/g)) leads(name, reference);
  }
  for (const [, name] of text(`${game}/start.js`).matchAll(/= "(\.\/[^"]+)"/g)) leads(`${game}/start.js`, name);

  const element = text(ELEMENT);
  for (const [, name] of element.matchAll(/= "(\.\/[^"]+)";/g)) leads(ELEMENT, name);
  const why = [...text(PAGE).matchAll(/ data-why="(\w+)"/g)].map(([, name]) => name);
  const [, sentences] = /const WHY = (.*);/.exec(element) ?? [];
  for (const name of why) {
    const said = JSON.parse(sentences ?? "{}")[name] ?? {};
    if (!["en", "de", "ja"].every((language) => said[language]?.text)) faults.push(`${ELEMENT} does not say what ${name} means.`);
  }
  if (!/const PICTURES = \["/.test(element)) faults.push(`${ELEMENT} has no pictures.`);

  const manifest = JSON.parse(text(MANIFEST));
  for (const { src } of manifest.icons) leads(MANIFEST, src);
  if (manifest.start_url !== "./" || manifest.scope !== "./" || "id" in manifest) {
    faults.push(`${MANIFEST} begins elsewhere than in the folder that the page lies in.`);
  }
  if (!manifest.icons.some(({ purpose }) => purpose?.includes("maskable"))) faults.push(`${MANIFEST} has no maskable icon.`);

  // What the wasm asks for by name: the names are in it, and the files are there.
  const [wasm] = files.filter((name) => name.endsWith(".wasm")).map((name) => readFileSync(join(folder, name), "latin1"));
  const asked = ["pack.svg", "worker.js", "pictures/", "texts/"];
  for (const name of asked) {
    if (!wasm?.includes(name)) faults.push(`The wasm does not ask for ${name}.`);
    if (!inside.some((file) => file === name || (name.endsWith("/") && file.startsWith(name)))) faults.push(`${name} is missing.`);
  }

  const [, list] = /FILES = (\[[\s\S]*?\n?\]);/.exec(text(KEEPER)) ?? [];
  const kept = JSON.parse((list ?? "[]").replace(/,\s*\]$/, "]"));
  if (JSON.stringify(kept) !== JSON.stringify(listOf(folder))) faults.push(`${KEEPER} does not list what is in the folder.`);
  if (!kept.some(([address]) => address === "./") || files.every((name) => name !== PAGE)) faults.push("The page is not kept.");
  if (!/VERSION = "[0-9a-f]{16}"/.test(text(KEEPER))) faults.push(`${KEEPER} has no version.`);
  return faults;
}
