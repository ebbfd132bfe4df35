// `node xtask/texts/main.mjs`: puts the texts of each language together into target/texts, two files for each: what the
// table says (`de.ftl`, from locales/de), and what can wait (`de-book.ftl`, from locales/de/book, which need not be
// there). Comments are left out. Trunk runs it before it builds the page.

import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const locales = join(root, "locales");
const target = join(root, "target", "texts");

/** By this the page knows the file for what it is. */
const MARK = "# Kosakeln\n";

/** The texts in the files of a folder, a line for each line of a message and nothing else. */
function together(folder) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".ftl")) : [];
  const texts = names.sort().map((name) => readFileSync(join(folder, name), "utf8"));
  // An empty line within a message is part of it: one that begins or ends a message is not, and does no harm.
  const lines = texts.flatMap((text) => text.split(/\r?\n/)).filter((line) => !line.startsWith("#"));
  return `${MARK}${lines.join("\n").replace(/\n{3,}/g, "\n\n").trim()}\n`;
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const language of readdirSync(locales)) {
  writeFileSync(join(target, `${language}.ftl`), together(join(locales, language)));
  writeFileSync(join(target, `${language}-book.ftl`), together(join(locales, language, "book")));
}
