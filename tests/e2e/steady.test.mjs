// Whatever happens to the window in any phase leaves the deal whole: other sizes, a rotation, large text, a hidden or
// frozen tab. And however narrow the screen and large the text, what there is to be pressed can be.

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { application, start } from "./support/page.mjs";
import { myTurn, picker, saved, screen, step } from "./support/table.mjs";

const open = application();

const HOME = { width: 1366, height: 768 };

/** What is on the table, and what is saved of it. */
async function state(page) {
  const shown = await page.evaluate(() => ({
    table: document.querySelector(".kos-table").outerHTML,
    focus: document.activeElement?.outerHTML,
  }));
  return { ...shown, saved: await saved(page) };
}

/** Runs in the page: what it draws has been drawn. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

async function textSize(page, size) {
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
  await page.evaluate(drawn);
}

async function windowSize(page, size) {
  await page.setViewportSize(size);
  await page.evaluate(drawn);
}

/** The page is told that nobody sees it, and then that somebody does. */
async function hideAndShow(page) {
  for (const state of ["hidden", "visible"]) {
    await page.evaluate((state) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
      Object.defineProperty(document, "hidden", { configurable: true, get: () => state === "hidden" });
      document.dispatchEvent(new Event("visibilitychange"));
      window.dispatchEvent(new Event(state === "hidden" ? "blur" : "focus"));
    }, state);
  }
}

/** The browser stops everything on the page, as it does with a tab in the background, and lets it go on. */
async function freeze(page, session) {
  await session.send("Page.setWebLifecycleState", { state: "frozen" });
  await session.send("Page.setWebLifecycleState", { state: "active" });
  await page.evaluate(drawn);
}

test("the next page of a match is seen from its beginning, however far the one before was scrolled", async () => {
  const { page, errors, close } = await open({ viewport: { width: 360, height: 500 } });
  const go = page.locator("[data-action=start]");
  await go.waitFor();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const scrolled = () => page.evaluate(() => scrollY);
  assert.ok((await scrolled()) > 100, "the first page is longer than the screen");
  await go.evaluate((button) => button.click());
  await page.locator(".kos-table").waitFor();
  await page.evaluate(drawn);
  assert.equal(await scrolled(), 0);
  assert.deepEqual(errors, []);
  await close();
});

/** What does not fit: sideways, or a control that is too small or lies under another one. Runs in the page. */
function misfits() {
  const found = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
  const name = (element) => element.getAttribute("aria-label") ?? element.textContent.trim();
  for (const control of document.querySelectorAll(".kos-table button")) {
    if (!control.checkVisibility() || control.closest("[inert]")) continue;
    control.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const { left, top, width, height } = control.getBoundingClientRect();
    const isCard = control.closest(".kos-hand, .kos-spread") !== null;
    const least = isCard ? { width: 28, height: 44 } : { width: 44, height: 44 };
    // Where it can be pressed: of a card near its left upper corner, since in a fan another lies over the rest.
    const [x, y] = isCard ? [least.width / 2, least.height / 2] : [width / 2, height / 2];
    if (width < least.width - 0.5 || height < least.height - 0.5) found.push(`${name(control)} is ${width} by ${height}`);
    const hit = document.elementFromPoint(left + x, top + y);
    if (!control.contains(hit)) found.push(`${name(control)} lies under ${hit?.className}`);
  }
  scrollTo(0, 0);
  return found;
}

/** The cards of the hand of which no strip of 28 by 44 pixels can be touched from its upper edge. Runs in the page. */
function cardsOutOfReach() {
  return [...document.querySelectorAll(".kos-hand button.kos-card")].flatMap((card) => {
    const { left, top } = card.getBoundingClientRect();
    const isTouched = (x, y) => card.contains(document.elementFromPoint(left + x, top + y));
    // The corners are round.
    const isFree = [3, 14, 25].every((x) => [5, 14, 22, 33, 43].every((y) => isTouched(x, y)));
    return isFree ? [] : [card.getAttribute("aria-label")];
  });
}

for (const exchange of ["Classic", "Tactical"]) {
  test(`on a telephone each card can be touched, whichever others are chosen (${exchange})`, async () => {
    const { page, errors, close } = await open({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
    await start(page, { level: "Beginner", exchange });
    const how = { pick: picker(3) };
    while ((await screen(page)) !== "exchange") await step(page, how);
    assert.deepEqual(await page.evaluate(cardsOutOfReach), []);
    const free = page.locator(".kos-hand [aria-pressed=false]:not([aria-disabled=true])");
    for (let chosen = 1; chosen <= 3 && (await free.count()) > 0; chosen += 1) {
      await free.nth(Math.floor((await free.count()) / 2)).press("Enter");
      await page.waitForFunction((chosen) => document.querySelectorAll(".kos-hand [aria-pressed=true]").length === chosen, chosen);
      await page.evaluate(() => document.activeElement.blur());
      await page.evaluate(drawn);
      assert.deepEqual(await page.evaluate(cardsOutOfReach), []);
    }
    assert.deepEqual(errors, []);
    await close();
  });
}

/** The narrowest screens, the largest text. */
const TIGHT = [
  { size: { width: 320, height: 640 }, text: "" },
  { size: { width: 320, height: 256 }, text: "" },
  { size: { width: 360, height: 640 }, text: "200%" },
  { size: { width: 320, height: 640 }, text: "200%" },
  { size: { width: 768, height: 1024 }, text: "200%" },
];

describe("whatever happens to the window", { concurrency: 2 }, () => {
  for (const opponent of ["computer", "friend"]) {
    test(`in any phase, ${opponent === "friend" ? "between two people" : "against the computer"}, the deal stays whole`, async () => {
      const { page, errors, close } = await open({ seed: 11, viewport: HOME });
      const session = await page.context().newCDPSession(page);
      await start(page, { opponent, level: "Beginner", names: ["Franz Xaver", "Maria Theresia"] });
      const how = { pick: picker(3), exchange: 3, call: (names) => names.find((name) => !["Pass", "Solo"].includes(name)) ?? "Pass" };
      const seen = new Set();
      for (;;) {
        await myTurn(page);
        const shown = await screen(page);
        if (shown === "result") break;
        const moves = (await saved(page)).stage.deal?.deal.record.moves.filter((move) => move.play).length ?? 0;
        if (!seen.has(shown) && (shown !== "play" || moves > 8)) {
          seen.add(shown);
          await page.evaluate(drawn);
          const before = await state(page);
          for (const size of [{ width: 360, height: 640 }, { width: 640, height: 360 }, { width: 2560, height: 1440 }, HOME]) {
            await windowSize(page, size);
          }
          assert.deepEqual(await state(page), before, `${shown}: other sizes`);
          await hideAndShow(page);
          await freeze(page, session);
          assert.deepEqual(await state(page), before, `${shown}: hidden and frozen`);
          for (const { size, text } of TIGHT) {
            await windowSize(page, size);
            await textSize(page, text);
            assert.deepEqual(await page.evaluate(misfits), [], `${shown}, ${size.width} by ${size.height} ${text}`);
          }
          await textSize(page, "");
          await windowSize(page, HOME);
          assert.deepEqual(await state(page), before, `${shown}: large text`);
        }
        await step(page, how);
        // The computer may be about to move just then.
        await hideAndShow(page);
      }
      const phases = ["draw", "cut", "exchange", "auction", "announce", "talon", "discard", "play"];
      assert.deepEqual([...seen].sort(), [...phases, ...(opponent === "friend" ? ["curtain"] : [])].sort());
      assert.deepEqual(errors, []);
      await close();
    });
  }
});

test("what does not fit is found", async () => {
  const { page, close } = await open({ seed: 11, viewport: { width: 320, height: 640 } });
  await start(page);
  await page.locator(".kos-spread").waitFor();
  assert.deepEqual(await page.evaluate(misfits), []);
  await page.evaluate(() => {
    document.querySelector(".kos-tool").style.cssText = "min-block-size: 0; block-size: 20px";
    const lid = document.createElement("div");
    lid.style.cssText = "position: fixed; inset: 0; inline-size: 200vw";
    lid.className = "lid";
    document.querySelector(".kos-table").append(lid);
    document.querySelector(".kos-spread").style.inlineSize = "500px";
    document.querySelector(".kos-table").style.overflow = "visible";
  });
  const found = (await page.evaluate(misfits)).join("\n");
  assert.match(found, / is \d+ by 20$/m);
  assert.match(found, / lies under lid$/m);
  assert.match(found, /^the page is \d+ wide$/m);
  await close();
});
