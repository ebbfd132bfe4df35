// `node xtask/pack/main.mjs`: writes target/pack/pack.svg, the one file that all cards are drawn from, out of the
// drawings in assets/pack. Trunk runs it before it builds the page.

import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { classesOf, faults } from "./check.mjs";
import { parts } from "./faces.mjs";
import { readGlyphs } from "./words.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const drawings = join(root, "assets", "pack");

/** What is drawn in a file, without its outermost element, comments and the spaces between elements. */
function inside(...path) {
  const source = readFileSync(join(drawings, ...path), "utf8");
  const [, drawn] = /<svg\b[^>]*>([\s\S]*)<\/svg>/.exec(source) ?? [];
  if (drawn === undefined) throw new Error(`${path.join("/")} has no <svg>`);
  return drawn
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<title>[\s\S]*?<\/title>/g, "")
    .replace(/\s+/g, " ")
    .replace(/> </g, "><")
    .replace(/ \/>/g, "/>")
    .trim();
}

const files = (folder) => readdirSync(join(drawings, folder)).filter((name) => name.endsWith(".svg")).sort();

/** The one file of a folder whose name begins so. */
function named(folder, start) {
  const found = files(folder).filter((name) => name.startsWith(start));
  if (found.length !== 1) throw new Error(`${folder}/${start}*.svg: there are ${found.length} such files, not one`);
  return inside(folder, found[0]);
}

const glyphs = readGlyphs(readFileSync(join(drawings, "glyphs.svg"), "utf8"));
const sources = {
  tarock: (number) => named("tarocks", `${String(number).padStart(2, "0")}-`),
  court: (code) => named("courts", code),
};
const shared = files("parts").map((name) => inside("parts", name));
const back = `<g id="kos-back">${inside("back.svg")}</g>`;
const pack = `<svg xmlns="http://www.w3.org/2000/svg">${[...shared, ...parts(glyphs, sources), back].join("\n")}</svg>\n`;

const wrong = faults(pack, classesOf(readFileSync(join(root, "styles", "pack.css"), "utf8")));
if (wrong.length > 0) throw new Error(`the pack has faults:\n  ${[...new Set(wrong)].join("\n  ")}`);

const target = join(root, "target", "pack");
mkdirSync(target, { recursive: true });
writeFileSync(join(target, "pack.svg"), pack);
