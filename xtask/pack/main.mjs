// `node xtask/pack/main.mjs`: writes what all cards are drawn from into target/pack, out of the drawings in assets/pack:
// pack.svg with pips and indices, and a file for each picture. Trunk runs it before it builds the page.

import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { classesOf, faults, faultsOfSource } from "./check.mjs";
import { parts, pictures } from "./faces.mjs";
import { standalone } from "./pictures.mjs";
import { parse, walk } from "./tree.mjs";
import { readGlyphs } from "./words.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const drawings = join(root, "assets", "pack");

const css = readFileSync(join(root, "styles", "pack.css"), "utf8");
const classes = classesOf(css);
const wrong = [];

/** What is drawn in a file, without its outermost element, comments and the spaces between elements. */
function inside(...path) {
  const source = readFileSync(join(drawings, ...path), "utf8");
  wrong.push(...faultsOfSource(source, classes, join("assets", "pack", ...path)));
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
  back: () => inside("back.svg"),
};
const shared = files("parts").map((name) => inside("parts", name));
const drawn = pictures(glyphs, sources);
const svg = (drawings) => `<svg xmlns="http://www.w3.org/2000/svg">${drawings.join("\n")}</svg>\n`;
const everything = svg([...shared, ...drawn.map(([, drawing]) => drawing), ...parts(glyphs)]);

// A fault of a file is told with its name; what is left are references from one to another.
if (wrong.length === 0) wrong.push(...faults(everything, classes));
if (wrong.length > 0) throw new Error(`the pack has faults:\n  ${[...new Set(wrong)].join("\n  ")}`);

const byId = new Map([...walk(parse(everything))].map((element) => [element.attributes.id, element]));
const target = join(root, "target", "pack");
rmSync(target, { recursive: true, force: true });
mkdirSync(join(target, "pictures"), { recursive: true });
writeFileSync(join(target, "pack.svg"), svg([inside("parts", "signs.svg"), ...parts(glyphs)]));
for (const [code] of drawn) {
  writeFileSync(join(target, "pictures", `${code}.svg`), standalone(byId.get(`kos-${code}`), byId, css));
}
