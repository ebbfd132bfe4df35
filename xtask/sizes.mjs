// `node sizes.mjs FOLDER`: the sizes of what a page is made of (wasm, JavaScript, CSS, HTML, drawings and texts), raw, in
// gzip and in brotli; it fails if the code with the styles, the drawings of the cards, or the texts of a language, have
// become too big.

import { readFileSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const KINDS = [".wasm", ".js", ".css", ".html", ".svg", ".ftl"];

/** Bytes, in brotli: for what is run, styles, the page itself and its icon, and for the drawings of the cards. The worker runs the
 * same wasm as the page, so it is counted, and loaded, once. */
const MOST_OF_CODE = 451_000;
const MOST_OF_FACES = 120_000;
/** Of any language, what the table needs before anything can be read. */
const MOST_OF_TEXTS = 13_000;

const [folder] = process.argv.slice(2);

const measured = readdirSync(folder, { recursive: true })
  .filter((name) => KINDS.includes(extname(name)))
  .sort((a, b) => KINDS.indexOf(extname(a)) - KINDS.indexOf(extname(b)) || (a < b ? -1 : 1))
  .map((name) => {
    const bytes = readFileSync(join(folder, name));
    const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    return [name, bytes.length, gzipSync(bytes, { level: 9 }).length, brotliCompressSync(bytes, brotli).length];
  });

const sums = [1, 2, 3].map((column) => measured.reduce((sum, row) => sum + row[column], 0));
const rows = [["file", "raw", "gzip", "brotli"], ...measured, ["together", ...sums]];
const width = Math.max(...rows.map(([name]) => name.length));
for (const [name, ...sizes] of rows) {
  const shown = sizes.map((size) => (typeof size === "number" ? size.toLocaleString("en") : size).padStart(11));
  console.log(name.padEnd(width) + shown.join(""));
}

const ofFaces = measured.filter(([name]) => /(?:^|[\\/])pack\.svg$|[\\/]pictures[\\/]/.test(name)).reduce((sum, row) => sum + row[3], 0);
const texts = measured.filter(([name]) => name.endsWith(".ftl"));
const ofTexts = texts.reduce((sum, row) => sum + row[3], 0);
const ofTable = Math.max(0, ...texts.filter(([name]) => !name.endsWith("-book.ftl")).map((row) => row[3]));
const parts = [
  ["Code and styles, the worker included", sums[2] - ofFaces - ofTexts, MOST_OF_CODE],
  ["The faces of the cards", ofFaces, MOST_OF_FACES],
  ["The texts of the table in one language", ofTable, MOST_OF_TEXTS],
];
console.log("");
for (const [part, bytes, most] of parts) {
  console.log(`${part}: ${bytes.toLocaleString("en")} of at most ${most.toLocaleString("en")} bytes in brotli.`);
  if (bytes > most) {
    console.error(`${part}: this has become too big.`);
    process.exitCode = 1;
  }
}
