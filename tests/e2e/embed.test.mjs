// The game in a frame, and on a club's page that was built from the README alone.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { launch } from "./support/browser.mjs";
import { clubhouse, ready, visit } from "./support/club.mjs";
import { POLICY } from "./support/hosts.mjs";
import { serve } from "./support/server.mjs";

let browser;
let house;

before(async () => {
  house = await clubhouse();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await house?.clear();
});

/** The examples of a file, in order. */
async function examples(name) {
  const text = await readFile(new URL(`../../${name}`, import.meta.url), "utf8");
  return [...text.matchAll(/```html\n([\s\S]*?)```/g)].map(([, example]) => example);
}

const played = (game) => game.locator("[data-action=start]").first();

for (const [what, headers] of [
  ["", () => ({})],
  [" under a strict policy", () => ({ "Content-Security-Policy": `${POLICY["Content-Security-Policy"]}; frame-src 'self'` })],
]) {
  test(`the examples of the README are games${what}`, async () => {
    const [element, frame, link, ...others] = await examples("README.md");
    assert.deepEqual(others, []);
    await visit(browser, house, { page: { body: element, scripts: [] }, headers }, async ({ page, errors }) => {
      await ready(page);
      await played(page).click();
      await page.locator(".kos-packet__button").first().click();
      await page.locator(".kos-hand [data-card]").first().waitFor();
      assert.deepEqual(errors, []);
    });
    await visit(browser, house, { page: { body: frame, scripts: [] }, headers }, async ({ page, errors }) => {
      const game = page.frameLocator("iframe");
      await played(game).click();
      await game.locator(".kos-table").waitFor();
      assert.equal(await game.locator(".kos-root[data-theme]").getAttribute("lang"), "de");
      assert.deepEqual(errors, []);
    });
    await visit(browser, house, { page: { body: link, scripts: [] }, headers }, async ({ page }) => {
      await page.getByRole("link").click();
      await page.locator("[data-screen=start]").waitFor();
    });
  });
}

test("the examples of docs/embedding.md are games too", async () => {
  for (const body of await examples("docs/embedding.md")) {
    await visit(browser, house, { page: { body, scripts: [] } }, async ({ page, errors }) => {
      await played(body.includes("iframe") ? page.frameLocator("iframe") : page).waitFor();
      assert.deepEqual(errors, []);
    });
  }
});

test("a frame from another server gets the height it asks for, and nobody else does", async () => {
  const other = await serve({ root: house.root });
  try {
    const frame = (id, query) => `<iframe id="${id}" src="${other.url}kosakeln/embed.html?${query}" width="100%" height="200"></iframe>`;
    const body = `${frame("one", "lang=ja&theme=dark&seats=human,beginner&onclick=alert(1)")}${frame("two", "lang=en")}`;
    await visit(browser, house, { page: { body, scripts: ["kosakeln/embed.js"] }, open: { viewport: { width: 1200, height: 800 } } }, async ({ page, errors }) => {
      const height = (id) => page.evaluate((id) => document.getElementById(id).style.height, id);
      await page.waitForFunction(() => [...document.querySelectorAll("iframe")].every((frame) => parseInt(frame.style.height, 10) > 640));
      const tall = await height("one");
      const game = page.frameLocator("#one");
      await game.locator(".kos-root[lang=ja][data-theme=dark]").waitFor();
      assert.equal(await game.locator("kosakeln-game").getAttribute("onclick"), null);
      // The game fills the frame.
      const inside = await game.locator("kosakeln-game").evaluate((one) => [one.getBoundingClientRect().height, innerHeight, document.documentElement.scrollHeight]);
      assert.deepEqual(inside, [inside[1], inside[1], inside[1]]);
      // The page itself, and a frame in the place of ours, are not heard.
      await page.evaluate(() => {
        postMessage({ kosakeln: "height", height: 77 }, "*");
        const impostor = document.querySelector("#two");
        impostor.contentWindow.postMessage({ kosakeln: "height", height: 78 }, "*");
      });
      await page.setViewportSize({ width: 360, height: 800 });
      await page.waitForFunction(() => document.querySelector("#one").style.height === "640px");
      assert.notEqual(tall, "640px");
      assert.equal(await height("two"), "640px");
      // What another server has put into our frame is not heard either.
      await page.evaluate(() => {
        const frame = document.querySelector("#two");
        const message = new MessageEvent("message", { data: { kosakeln: "height", height: 79 }, origin: location.origin, source: frame.contentWindow });
        dispatchEvent(message);
      });
      assert.equal(await height("two"), "640px");
      assert.deepEqual(errors, []);
    });
  } finally {
    await other.close();
  }
});

test("the script of the frame is six lines", async () => {
  const text = await readFile(new URL("../../assets/embed.js", import.meta.url), "utf8");
  assert.equal(text.split("\n").filter((line) => line && !line.startsWith("//")).length, 6);
});
