// What is left out of the styles when they are put together means nothing to a browser.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { smaller } from "../../xtask/styles/smaller.mjs";
import { launch } from "./support/browser.mjs";

const styles = fileURLToPath(new URL("../../styles/", import.meta.url));

let browser;
before(async () => (browser = await launch()));
after(() => browser?.close());

/** The rules as the browser writes them. What it has not understood yet, since it depends on a variable, it writes as it stands,
 * white space included. */
async function rules(page, css) {
  const texts = await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return [...sheet.cssRules].map((rule) => rule.cssText);
  }, css);
  return texts.map((text) => text.replace(/\/\*[\s\S]*?\*\//g, " ").replace(/\s+/g, " ").replace(/ ?([,:;{}]) ?/g, "$1"));
}

test("each file of styles has the same rules when it has become smaller", async () => {
  const page = await browser.newPage();
  for (const name of readdirSync(styles)) {
    const css = readFileSync(join(styles, name), "utf8");
    const expected = await rules(page, css);
    assert.ok(expected.length > 0, name);
    assert.ok(smaller(css).length < css.length, name);
    assert.deepEqual(await rules(page, smaller(css)), expected, name);
  }
});

for (const [what, css, expected] of [
  ["strings", `a::before { content: "  /* ; */ , "; }`, `a::before{content:"  /* ; */ , "}`],
  ["selectors of what is within", ".a :hover,\n.b  > .c { margin: 0 1px }", ".a :hover,.b > .c{margin:0 1px}"],
  ["sums", "a { width: calc(1px + 2px  -  3px) }", "a{width:calc(1px + 2px - 3px)}"],
  ["an empty variable", "a { --b: ; --c: 1 }", "a{--b: ;--c:1}"],
  ["a comment between words", "@media (a)/* b */and (c) { d { e: f } }", "@media (a) and (c){d{e:f}}"],
]) {
  test(`${what} stay what they are`, () => assert.equal(smaller(css), expected));
}

test("in an element nothing is measured by the page around it", async () => {
  const css = readdirSync(styles).map((name) => smaller(readFileSync(join(styles, name), "utf8"))).join("\n");
  const source = readFileSync(fileURLToPath(new URL("../../assets/kosakeln-game.js", import.meta.url)), "utf8");
  const text = /export function inElement[\s\S]*?\n}\n/.exec(source)[0].replace("export ", "");
  const inElement = new Function("beside", "STYLES", `${text}; return inElement`)(() => new URL("https://club.example/kosakeln/"), "");
  const changed = inElement(css, { back: "blob:back" });
  assert.doesNotMatch(changed, /[\d.](?:rem|vh|dvh|vw|vmin|vmax)\b/);
  assert.doesNotMatch(changed, /@media[^{]*(?:width|height|aspect)/);
  assert.ok(changed.includes('url("blob:back")'));
  // Nothing is lost: there are as many rules, at every depth, and the same selectors.
  const page = await browser.newPage();
  const selectors = (css) =>
    page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      const all = (rules) => [...rules].flatMap((rule) => [rule.selectorText ?? "", ...(rule.cssRules ? all(rule.cssRules) : [])]);
      return all(sheet.cssRules);
    }, css);
  assert.deepEqual(await selectors(changed), await selectors(css));
});
