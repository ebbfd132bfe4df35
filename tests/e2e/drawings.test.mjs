// The drawings in assets/pack, and what is put together from them: no browser is needed to look through the files.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { classesOf, faults, faultsOfSource } from "../../xtask/pack/check.mjs";
import { readGlyphs } from "../../xtask/pack/words.mjs";
import { CODES, indexOf } from "./support/cards.mjs";
import { dist, gameIn } from "./support/dist.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (...path) => readFileSync(join(root, ...path), "utf8");
const classes = classesOf(read("styles", "pack.css"));

test("every file of drawings keeps to the one drawing language", () => {
  const files = readdirSync(join(root, "assets", "pack"), { recursive: true }).filter((name) => name.endsWith(".svg"));
  assert.ok(files.length > 40, `${files.length} files`);
  const found = files.flatMap((name) => faultsOfSource(read("assets", "pack", name), classes, name));
  assert.deepEqual(found, []);
});

for (const [what, drawing] of [
  ["a style in single quotes", `<path style='fill:red' d="M0 0"/>`],
  ["words", `<g>hello</g>`],
  ["an element with words", `<text x="3">hello</text>`],
  ["an attribute without quotes", `<text x=3>hello</text>`],
  ["transparency", `<path fill-opacity="0.3" d="M0 0"/>`],
  ["a colour of its own", `<path fill="#123456" d="M0 0"/>`],
  ["a script", `<path onclick="alert(1)" d="M0 0"/>`],
  ["a reference to elsewhere", `<use href="https://example.org/a.svg#b"/>`],
  ["an image", `<image href="#kos-a"/>`],
  ["a class that has no colour", `<path class="kos-nothing" d="M0 0"/>`],
  ["an id that may be somebody else's", `<g id="a"/>`],
  ["an element that does not end", `<g class="kos-red">`],
  ["an end without a beginning", `</g>`],
  ["half a tag", `<path d="M0 0"`],
]) {
  test(`in a drawing ${what} is found, and the file is named`, () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path class="kos-red" d="M0 0"/>${drawing}</svg>`;
    for (const found of [faults(svg, classes, "a.svg"), faultsOfSource(svg, classes, "a.svg")]) {
      assert.notDeepEqual(found, []);
      for (const sentence of found) assert.match(sentence, /^a\.svg: /);
    }
  });
}

test("a reference is to lead somewhere within a pack, and may lead elsewhere from a file of it", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><!-- a --><use href="#kos-b"/></svg>`;
  const pack = svg.replace("<!-- a -->", "");
  assert.deepEqual(faults(pack, classes), ["#kos-b is referred to and not there"]);
  assert.deepEqual(faults(pack.replace("<use", `<g id="kos-b"/><use`), classes), []);
  assert.deepEqual(faultsOfSource(svg, classes, "a.svg"), []);
});

test("letters are read in whatever order their outlines say it, and none is passed over", () => {
  const either = [`<path d="M0 0" data-width="28" data-glyph="I"/>`, `<path data-glyph="V" data-width="64" d="M1 1"/>`];
  const glyphs = readGlyphs(either.join("\n"));
  assert.deepEqual([...glyphs], [["I", { width: 28, path: "M0 0" }], ["V", { width: 64, path: "M1 1" }]]);
  for (const outline of [
    `<path data-glyph="I" d="M0 0"/>`,
    `<path data-glyph="I" data-width="wide" d="M0 0"/>`,
    `<path data-glyph="IV" data-width="28" d="M0 0"/>`,
    `<path data-glyph='I' data-width="28" d="M0 0"/>`,
  ]) {
    assert.throws(() => readGlyphs(outline), /no letter can be read/, outline);
  }
  const twice = `<path data-glyph="I" data-width="28" d="M0 0"/>`;
  assert.throws(() => readGlyphs(twice + twice), /two outlines of I/);
});

test("the pack of the page has the index of every card in every language", () => {
  const pack = readFileSync(join(gameIn(dist), "pack.svg"), "utf8");
  for (const language of readdirSync(join(root, "locales"))) {
    for (const code of CODES) {
      const id = `kos-${code[0] === "T" ? "index" : "corner"}-${indexOf(code, language) ?? "star"}`;
      assert.ok(pack.includes(`id="${id}"`), `${code} in ${language}: ${id}`);
    }
  }
});
