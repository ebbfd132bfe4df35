// Whether what stands on a page is in its language.

import { source } from "./texts.mjs";

/** What is no word of any language: numerals, the letters on cards, sections of the rules, and the name of a sum. */
const SIGNS = /(?<!\p{Script=Latin})(?:SHA-256|[IVX]+|[A-Z]|R\d+(?:\.\d+)?)(?!\p{Script=Latin})/gu;

const wordsOf = (text) => text.match(/\p{L}{2,}/gu) ?? [];

const vocabularies = new Map();

/** The values of messages, without the names of messages, arguments and cases. */
const values = (messages) =>
  messages
    .replace(/^\s*(?:[a-z][\w-]*|\.[\w-]+) =/gm, " ")
    .replace(/\{\s*\$?[a-z][\w-]*\s*(?:->)?/g, " ")
    .replace(/^\s*\*?\[\w+\]/gm, " ");

/** Every word that the files of a language use. */
function vocabulary(language) {
  if (!vocabularies.has(language)) vocabularies.set(language, new Set(wordsOf(values(source(language)))));
  return vocabularies.get(language);
}

/** The words of a text that its language does not have; a language that has no Latin letters has none of their words. */
export function foreignWords(text, language) {
  const words = wordsOf(text.replace(SIGNS, " "));
  if (language === "ja") return words.filter((word) => /\p{Script=Latin}/u.test(word));
  const known = vocabulary(language);
  return words.filter((word) => !known.has(word));
}

/** Everything on a page that is read, seen or said, but for what is marked with a language of its own, or as of no language. */
export function everyText(page) {
  return page.evaluate(() => {
    const root = document.querySelector(".kos-root");
    const isIts = (element) => element.closest("[lang]") === root && !element.closest("[translate=no]");
    const found = [document.title];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (isIts(node.parentElement)) found.push(node.textContent.trim());
    }
    for (const element of root.querySelectorAll("*")) {
      if (!isIts(element)) continue;
      for (const name of ["aria-label", "title", "alt", "placeholder"]) found.push(element.getAttribute(name) ?? "");
    }
    return [...new Set(found)].filter(Boolean);
  });
}
