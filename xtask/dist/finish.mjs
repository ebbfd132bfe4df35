import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { AROUND_FRAME, ELEMENT, FIXED, FRAME, GAME, KEEPER, LICENCES, MANIFEST, PAGE, filesOf, hashOf, integrityOf, listOf } from "./files.mjs";
import { notices } from "./notices.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/** Finishes what lies in a folder, in place. */
export function finish(folder) {
  const read = (name) => readFileSync(join(folder, name), "utf8");
  const write = (name, text) => writeFileSync(join(folder, name), text);

  unpack(folder);
  write(PAGE, withoutInlineScript(read(PAGE), folder));
  for (const name of LICENCES) {
    if (name === "THIRD-PARTY.txt") {
      if (!existsSync(join(folder, name))) write(name, notices(root));
    } else copyFileSync(join(root, name.replace(/\.txt$/, "")), join(folder, name));
  }

  copyFileSync(join(root, "assets", "framed.js"), join(folder, "framed.js"));
  copyFileSync(join(root, "assets", AROUND_FRAME), join(folder, AROUND_FRAME));
  const inside = filesOf(folder).filter((name) => !FIXED.includes(name));
  const game = `game-${hashOf(folder, inside)}`;
  for (const name of inside) {
    mkdirSync(dirname(join(folder, game, name)), { recursive: true });
    renameSync(join(folder, name), join(folder, game, name));
  }
  for (const entry of readdirSync(folder)) {
    if (entry !== game && !FIXED.includes(entry)) rmSync(join(folder, entry), { recursive: true });
  }

  // The names of files, as they stand in the page and in the manifest, lead into the folder now.
  const moved = (text, open) =>
    text.replace(new RegExp(`(${open}")(?:\\./)?([^"]+)"`, "g"), (all, before, name) =>
      inside.includes(name) ? `${before}${game}/${name}"` : all,
    );
  write(MANIFEST, moved(read(MANIFEST), '"src": '));
  write(PAGE, withIntegrity(moved(read(PAGE), "(?:src|href|content)="), folder));

  write(FRAME, withIntegrity(moved(frame(read(PAGE), inside), "(?:src|href)="), folder));
  write(ELEMENT, element(read(PAGE), game, inside, read(`${game}/start.js`)));

  const keeper = readFileSync(join(root, "assets", KEEPER), "utf8");
  const list = listOf(folder);
  const version = createHash("sha256").update(keeper).update(JSON.stringify(list)).digest("hex").slice(0, 16);
  const lines = list.map((entry) => `  ${JSON.stringify(entry)},\n`).join("");
  write(KEEPER, keeper.replace("FILES = []", `FILES = [\n${lines}]`).replace('VERSION = ""', `VERSION = "${version}"`));
}

const stylesIn = (inside) => inside.find((name) => /^kosakeln-[^/]*\.css$/.test(name));

/** The page that stands in a frame: what the page of the game shows where no script runs is shown there too. */
function frame(page, inside) {
  const html = readFileSync(join(root, "assets", FRAME), "utf8");
  const sentences = [/<noscript>[\s\S]*?<\/noscript>/, /<div class="kos-threshold__why" data-why="silent">[\s\S]*?<\/div>/].map((part) => part.exec(page)[0]);
  return html.replace("kosakeln.css", stylesIn(inside)).replace("</h1>\n", (end) => `${end}          ${sentences.join("\n          ")}\n`);
}

/** The script of the custom element, with the names of the files it loads, and with the sentences of the page. */
function element(page, game, inside, start) {
  const script = readFileSync(join(root, "assets", ELEMENT), "utf8");
  const [code, wasm] = [...start.matchAll(/= "\.\/([^"]+)"/g)].map(([, name]) => name);
  const styles = stylesIn(inside);
  const pictures = inside.filter((name) => name.startsWith("pictures/")).map((name) => name.slice(9, -4));
  const why = {};
  for (const [, name, part] of page.matchAll(/ data-why="(\w+)"([\s\S]*?)(?=<div class="kos-threshold__why"|<\/main>)/g)) {
    const texts = part.matchAll(/ lang="(\w+)">(?:\s*<p class="kos-text">)?([^<]+)<\/p>(?:\s*<button[^>]*>([^<]+)<)?/g);
    why[name] = Object.fromEntries([...texts].map(([, language, text, button]) => [language, { text, button }]));
  }
  const put = (text, name, value) => text.replace(new RegExp(`const ${name} = .*;`), () => `const ${name} = ${JSON.stringify(value)};`);
  const values = { SCRIPT: `./${game}/${code}`, WASM: `./${game}/${wasm}`, STYLES: `./${game}/${styles}`, PICTURES: pictures, WHY: why };
  return Object.entries(values).reduce((text, [name, value]) => put(text, name, value), script);
}

/** Undoes what an earlier run has done, as far as names go. */
function unpack(folder) {
  for (const game of readdirSync(folder).filter((entry) => GAME.test(entry))) {
    for (const name of filesOf(join(folder, game))) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      renameSync(join(folder, game, name), join(folder, name));
    }
    rmSync(join(folder, game), { recursive: true });
    for (const name of [PAGE, MANIFEST]) {
      const text = readFileSync(join(folder, name), "utf8");
      writeFileSync(join(folder, name), text.replaceAll(`"${game}/`, '"'));
    }
  }
}

/** Trunk begins the game by a script within the page, which a strict policy forbids: `start.js` takes its place. */
function withoutInlineScript(page, folder) {
  const [script] = /<script type="module">[\s\S]*?<\/script>\s*/.exec(page) ?? [];
  if (!script) return page;
  const [, names] = /from '\.\/([^']+\.js)'/.exec(script) ?? [];
  const [, wasm] = /module_or_path: '\.\/([^']+\.wasm)'/.exec(script) ?? [];
  if (!names || !wasm) throw new Error("Trunk has written another start script than is known here");
  const start = readFileSync(join(root, "assets", "start.js"), "utf8");
  writeFileSync(join(folder, "start.js"), start.replace("./app.js", `./${names}`).replace("./app_bg.wasm", `./${wasm}`));
  copyFileSync(join(root, "assets", "threshold.js"), join(folder, "threshold.js"));
  // The first script has no hash: opened as a file the page could not run it, and could not say what is wrong.
  const begin = '<link rel="modulepreload" href="start.js" integrity="">\n    <script defer src="threshold.js"></script>\n  ';
  // Lines that were left empty by what Trunk has taken out.
  return page.replace(script, begin).replace(/\n(?:[ \t]*\n)+/g, "\n");
}

/** Every hash in the page is that of the file it stands beside. */
function withIntegrity(page, folder) {
  return page.replace(/<(?:link|script)\b[^>]*>/g, (element) => {
    const [, name] = /(?:href|src)="([^"]+)"/.exec(element) ?? [];
    return element.replace(/integrity="[^"]*"/, () => `integrity="${integrityOf(join(folder, name))}"`);
  });
}
