// `node xtask/styles/main.mjs`: puts the styles together into target/styles/kosakeln.css, in the order in which they stand
// below, without comments and without the white space that nobody reads. Trunk runs it before it builds the page: one file
// weighs half of what as many files do, and is waited for once.

import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { smaller } from "./smaller.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const styles = join(root, "styles");
const target = join(root, "target", "styles");

/** Later styles win over earlier ones, so the order counts. */
const ORDER = [
  "tokens",
  "base",
  "table",
  "pack",
  "card",
  "panels",
  "album",
  "book",
  "pages",
  "history",
  "input",
  "coach",
  "reflow",
  "languages",
  "element",
].map((name) => `${name}.css`);

const left = readdirSync(styles).filter((name) => !ORDER.includes(name));
if (left.length > 0) {
  console.error(`xtask/styles does not know where to put ${left.join(", ")}.`);
  process.exit(1);
}
mkdirSync(target, { recursive: true });
writeFileSync(join(target, "kosakeln.css"), `${ORDER.map((name) => smaller(readFileSync(join(styles, name), "utf8"))).join("\n")}\n`);
