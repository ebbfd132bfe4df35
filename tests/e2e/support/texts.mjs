// What the page says in each language, read from the files that it is made from.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const locales = fileURLToPath(new URL("../../../locales/", import.meta.url));

/** The languages of the page, by their tags; the one that the tests are written in comes first. */
export const LANGUAGES = ["en", ...readdirSync(locales).sort().filter((language) => language !== "en")];

/** The whole of the files of a language, without comments. */
export function source(language) {
  const folder = join(locales, language);
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".ftl"));
  const lines = names.flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n"));
  return lines.filter((line) => !line.startsWith("#")).join("\n");
}

const known = new Map();

/** The messages of a language that are one line, by their names. */
function messages(language) {
  if (!known.has(language)) {
    const lines = [...source(language).matchAll(/^([a-z][\w-]*) = (.+)$/gm)];
    known.set(language, new Map(lines.map(([, id, value]) => [id, value])));
  }
  return known.get(language);
}

/** A message of one line without arguments, by its name. */
export function text(language, id) {
  const found = messages(language).get(id);
  if (found === undefined || found.includes("{")) throw new Error(`${language} has no plain text ${id}`);
  return found;
}

/** The same message in another language as this one in English: tests name what they press in English. */
export function translated(language, english) {
  const [id] = [...messages("en")].find(([, value]) => value === english) ?? [];
  if (id === undefined) throw new Error(`no text is ${english}`);
  return text(language, id);
}

/** The language that a page speaks. */
export async function spoken(page) {
  await page.locator(".kos-table, .kos-page").first().waitFor();
  return page.locator(".kos-root").getAttribute("lang");
}
