// The page of the pack: every card once with its name, and a match goes on as if nobody had looked.

import assert from "node:assert/strict";
import { test } from "node:test";

import { cardName, CODES } from "./support/cards.mjs";
import { application, start } from "./support/page.mjs";
import { EDGE, hand, leave, myTurn, picker, saved, screen, step } from "./support/table.mjs";

const open = application();

const PACK = "[data-screen=pack]";

/** What is written below each card: its name, and for a tarock what is seen on it. */
function captions(page) {
  return page.locator(`${PACK} figure`).evaluateAll((figures) =>
    figures.map((figure) => {
      const lines = [...figure.querySelector("figcaption").children].map((line) => line.textContent);
      return { code: figure.querySelector("[data-card]").dataset.card, lines };
    }),
  );
}

/** What follows the `#` in the address, with it. */
const hash = (page) => page.evaluate(() => location.hash);

async function turnToPack(page) {
  await page.evaluate(() => {
    location.hash = "#/pack";
  });
  await page.locator(PACK).waitFor();
}

test("each of the 54 cards is there once with its name, and the back", async () => {
  const { page, errors, close } = await open();
  await page.locator("[data-action=pack]").click();
  await page.locator(PACK).waitFor();
  const shown = await captions(page);
  assert.deepEqual(shown.map(({ code }) => code), CODES);
  for (const { code, lines } of shown) {
    assert.equal(lines[0], cardName(code));
    assert.equal(lines.length, code[0] === "T" ? 2 : 1, code);
  }
  const scenes = shown.flatMap(({ lines }) => lines.slice(1));
  assert.equal(new Set(scenes).size, 22);
  assert.equal(await page.locator(`${PACK} [data-card]`).count(), 55);
  assert.equal(await page.locator(`${PACK} [data-card=back]`).count(), 1);
  assert.deepEqual(errors, []);
  await close();
});

test("the cards can be turned over, and their names stay", async () => {
  const { page, close } = await open({ hash: "#/pack" });
  const down = page.locator(`${PACK} [aria-pressed]`).first();
  await down.click();
  await page.locator(`${PACK} [aria-pressed=true]`).waitFor();
  assert.equal(await page.locator(`${PACK} [data-card=back]`).count(), 55);
  const names = (await captions(page)).map(({ lines }) => lines[0]);
  assert.deepEqual(names, CODES.map(cardName));
  await down.click();
  await page.locator(`${PACK} [data-card=T1]`).waitFor();
  await close();
});

test("the way back leads to the start screen, by the browser and by the button", async () => {
  const { page, errors, close } = await open();
  const toPack = async () => {
    await page.locator("[data-action=pack]").click();
    await page.locator(PACK).waitFor();
    assert.equal(await hash(page), "#/pack");
  };
  const start = page.locator("[data-screen=start]");
  await toPack();
  const length = await page.evaluate(() => history.length);
  await page.goBack();
  await start.waitFor();
  assert.equal(await hash(page), "");
  await page.goForward();
  await page.locator(PACK).waitFor();
  await page.locator("[data-action=back]").click();
  await start.waitFor();
  await page.waitForFunction(() => location.hash === "");
  // Going to and fro leaves no trail of pages behind.
  await toPack();
  assert.equal(await page.evaluate(() => history.length), length);
  assert.deepEqual(errors, []);
  await close();
});

test("whoever turns to the pack again before the browser has gone back stays there", async () => {
  const { page, errors, close } = await open();
  await page.locator("[data-action=pack]").click();
  await page.locator(PACK).waitFor();
  // The browser goes back when it is told to, and not before.
  await page.evaluate(() => {
    const go = history.go.bind(history);
    history.go = (steps) => (globalThis.goBack = () => go(steps));
  });
  await page.locator("[data-action=back]").click();
  await page.locator("[data-action=pack]").click();
  await page.locator(PACK).waitFor();
  await page.evaluate(() => {
    const arrived = new Promise((done) => addEventListener("hashchange", () => done(), { once: true }));
    globalThis.goBack();
    return arrived;
  });
  assert.equal(await hash(page), "#/pack");
  assert.equal(await page.locator(PACK).count(), 1);
  await page.goBack();
  await page.locator("[data-screen=start]").waitFor();
  assert.equal(await hash(page), "");
  assert.deepEqual(errors, []);
  await close();
});

test("whoever opens the address of the pack sees it, and comes to the start screen from it", async () => {
  const { page, close } = await open({ hash: "#/pack" });
  await page.locator(PACK).waitFor();
  await page.reload();
  await page.locator(PACK).waitFor();
  await page.locator("[data-action=back]").click();
  await page.locator("[data-screen=start]").waitFor();
  assert.equal(await hash(page), "");
  assert.equal(new URL(page.url()).pathname, "/");
  await close();
});

test("a running match is untouched by a look at the pack", async () => {
  const { page, errors, close } = await open();
  await start(page, { level: "Beginner" });
  const how = { pick: picker(3) };
  let looks = 0;
  for (const seen = new Set(); ; ) {
    await myTurn(page);
    const shown = await screen(page);
    if (shown === "result") break;
    if (!seen.has(shown)) {
      seen.add(shown);
      const before = { shown, hand: await hand(page), saved: await saved(page) };
      await turnToPack(page);
      assert.equal(await page.locator(".kos-table").count(), 0);
      assert.equal(await page.locator(`${PACK} figure`).count(), 54);
      await page.goBack();
      await page.locator(".kos-table").waitFor();
      assert.deepEqual({ shown: await screen(page), hand: await hand(page), saved: await saved(page) }, before);
      looks += 1;
    }
    await step(page, how);
  }
  assert.ok(looks > 4, `${looks}`);
  assert.deepEqual(errors, []);
  await close();
});

test("between two people a look at the pack brings the curtain down", async () => {
  const { page, errors, close } = await open();
  await start(page, { opponent: "friend" });
  const how = { pick: picker(3) };
  while ((await screen(page)) !== "exchange") await step(page, how);
  await turnToPack(page);
  await page.goBack();
  await page.locator("[data-phase=curtain]").waitFor();
  assert.equal(await page.locator(".kos-hand").count(), 0);
  assert.deepEqual(errors, []);
  await close();
});

test("the keyboard goes on at the table, after a look at the pack and after the start screen", async () => {
  const { page, errors, close } = await open();
  await start(page, { level: "Beginner" });
  const how = { pick: picker(3) };
  while ((await screen(page)) !== "play") await step(page, how);
  await myTurn(page);
  const isOnBoard = () => document.activeElement.matches(".kos-board");
  await turnToPack(page);
  await page.locator("[data-action=back]").press("Enter");
  await page.waitForFunction(isOnBoard);
  await page.keyboard.press("Tab");
  assert.notEqual(await page.evaluate(() => document.activeElement.closest(".kos-hand")), null);
  await leave(page);
  await page.locator("[data-action=continue]").press("Enter");
  await page.waitForFunction(isOnBoard);
  assert.deepEqual(errors, []);
  await close();
});

test("the computer makes no move while nobody sees the table, and goes on afterwards", async () => {
  const { page, errors, close } = await open();
  await start(page, { pace: "Calm", level: "Beginner" });
  const how = { pick: picker(3) };
  while ((await screen(page)) !== "exchange") await step(page, how);
  await myTurn(page);
  // Behind the last choice of the exchange the computer is to move, and takes its time.
  while ((await page.locator(".kos-panel .kos-button--primary").getAttribute("aria-disabled")) === "true") {
    const free = page.locator(".kos-hand [aria-pressed=false]:not([aria-disabled=true])");
    await free.last().click({ position: EDGE });
  }
  await page.evaluate(() => {
    document.querySelector(".kos-panel .kos-button--primary").click();
    location.hash = "#/pack";
  });
  await page.locator(PACK).waitFor();
  const before = await saved(page);
  await page.reload();
  await page.locator(PACK).waitFor();
  assert.deepEqual(await saved(page), before);
  await page.locator("[data-action=back]").click();
  await page.locator(".kos-table").waitFor();
  await myTurn(page);
  assert.notDeepEqual(await saved(page), before);
  assert.deepEqual(errors, []);
  await close();
});

test("on paper a card has the size of a card", async () => {
  const { page, close } = await open({ hash: "#/pack" });
  await page.locator(PACK).waitFor();
  await page.emulateMedia({ media: "print" });
  const boxes = await page.locator(`${PACK} figure .kos-card`).evaluateAll((cards) =>
    cards.map((card) => {
      const { width, height } = card.getBoundingClientRect();
      return [width, height].map((length) => Math.round((length / 96) * 25.4 * 10) / 10);
    }),
  );
  assert.equal(boxes.length, 54);
  for (const box of boxes) assert.deepEqual(box, [59, 103]);
  assert.equal(await page.locator(`${PACK} button:visible`).count(), 0);
  await close();
});
