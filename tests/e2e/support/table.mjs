// The table as a person uses it: what is on the screen, and one click after the other.

import assert from "node:assert/strict";

import { spoken, text } from "./texts.mjs";

/** What the screen shows: the phase of the table, or the name of a page. */
export async function screen(page) {
  const shown = page.locator(".kos-table, .kos-page");
  await shown.first().waitFor();
  return shown.first().evaluate((node) => node.dataset.phase ?? node.dataset.screen);
}

/** Everything that changes when the table goes on, as one text to compare; runs in the page, where the game may be an element. */
const shownNow = () =>
  [...(document.querySelector("kosakeln-game")?.shadowRoot ?? document).querySelectorAll(".kos-root > :not(.kos-drawings)")]
    .map((part) => part.outerHTML)
    .join("");

/** Where a card can be clicked whatever lies over it: in a fan only its left edge is seen, and in an arc it leans. */
export const EDGE = { x: 20, y: 24 };

/** How long after another a click is no part of a double click, by mouse and otherwise, in milliseconds. */
const [APART, WELL_APART] = [120, 320];

/** Clicks, as one who means each click, and waits until the page shows that something has come of it. */
async function clickOn(page, locator, how) {
  await page.waitForFunction((apart) => performance.now() - (globalThis.clickedAt ?? -apart) >= apart, how?.click ? WELL_APART : APART);
  const before = await page.evaluate(shownNow);
  const isCard = (await locator.getAttribute("data-card")) !== null;
  if (how?.click) await how.click(locator, isCard ? EDGE : undefined);
  else await locator.click(isCard ? { position: EDGE } : {});
  await page.evaluate(() => (globalThis.clickedAt = performance.now()));
  await page.waitForFunction(`(${shownNow})() !== ${JSON.stringify(before)}`);
}

/** A card that gives an announced bonus away is asked about: yes, it is meant. */
async function insist(page) {
  const yes = page.locator("[data-action=give-away]");
  if (await yes.count()) await clickOn(page, yes);
}

/** Waits until the person at the screen can do something. */
export async function myTurn(page) {
  await page.locator(".kos-table, .kos-page").first().waitFor();
  await page.waitForFunction(() => {
    const game = document.querySelector("kosakeln-game")?.shadowRoot ?? document;
    const table = game.querySelector(".kos-table");
    if (!table) return true;
    if (["draw", "cut", "curtain"].includes(table.dataset.phase)) return true;
    return game.querySelector(".kos-status")?.dataset.kind !== "wait";
  });
}

/** The codes of the cards in the hand that is shown. */
export function hand(page) {
  return page.locator(".kos-hand [data-card]").evaluateAll((cards) => cards.map((card) => card.dataset.card));
}

const primary = (page) => page.locator(".kos-panel .kos-button--primary");

/** Chooses the cards that must go, from the right end of the hand: plain cards stand there. */
async function layAside(page, how, wanted) {
  const counter = page.locator(".kos-counter");
  while (
    (await primary(page).getAttribute("aria-disabled")) === "true" ||
    (await page.locator(".kos-hand [aria-pressed=true]").count()) < (wanted ?? 0)
  ) {
    const free = page.locator(".kos-hand [aria-pressed=false]:not([aria-disabled=true])");
    await clickOn(page, free.last(), how);
    await counter.waitFor();
  }
  await clickOn(page, primary(page), how);
}

/**
 * Does one thing for whoever is at the screen, with real clicks, and says which phase it was in.
 *
 * @param {object} how
 * @param {(count: number) => number} how.pick chooses among so many things
 * @param {number} [how.exchange] how many cards to lay aside where that is free
 * @param {(names: string[]) => string} [how.call] chooses a call
 * @param {(locator: object, position?: object) => Promise<void>} [how.click] what is done instead of a click of the mouse
 */
export async function step(page, how) {
  await myTurn(page);
  const shown = await screen(page);
  const choose = async (locator) => {
    const count = await locator.count();
    await clickOn(page, locator.nth(how.pick(count)), how);
  };
  switch (shown) {
    case "draw":
      if (await page.locator(".kos-spread").count()) await choose(page.locator(".kos-spread button"));
      else await clickOn(page, primary(page), how);
      break;
    case "cut":
      // The computer cuts when the person at the screen goes on.
      if (await primary(page).count()) await clickOn(page, primary(page), how);
      else await choose(page.locator(".kos-packet__button"));
      break;
    case "curtain":
      await clickOn(page, page.locator(".kos-curtain button"), how);
      break;
    case "exchange":
      await layAside(page, how, how.exchange);
      break;
    case "discard":
      await layAside(page, how);
      break;
    case "auction": {
      const names = await page.locator("[data-call]").evaluateAll((all) => all.map((one) => one.dataset.call));
      const call = how.call?.(names) ?? names[how.pick(names.length)];
      await clickOn(page, page.locator(`[data-call=${call}]`), how);
      break;
    }
    case "announce": {
      const offers = page.locator("[data-bonus]");
      if (how.announce && (await offers.count())) await choose(offers);
      await clickOn(page, primary(page), how);
      break;
    }
    case "talon":
      await choose(page.locator("[data-group]"));
      await insist(page);
      break;
    case "play":
      // The last trick lies on the table until the result is asked for.
      if (await page.locator(".kos-board .kos-button--primary").count()) {
        await clickOn(page, page.locator(".kos-board .kos-button--primary"), how);
        break;
      }
      await choose(page.locator(".kos-hand button:not([aria-disabled=true])"));
      await insist(page);
      break;
    // On a page a test decides itself how it goes on.
    case "start":
    case "result":
    case "end":
      break;
    default:
      throw new Error(`nobody told what to do in ${shown}`);
  }
  return shown;
}

/** Where the next deal can be contributed to: what the browser draws by itself is another text each time. */
export async function contribute(page) {
  const shuffle = page.locator("[data-shuffle=next]");
  if ((await shuffle.count()) === 0) return;
  if ((await shuffle.getAttribute("open")) === null) await shuffle.locator("summary").click();
  await shuffle.locator("input").first().fill("a text of one’s own");
}

/** Back to the start screen, by the menu. */
export async function leave(page) {
  const language = await spoken(page);
  await page.getByRole("button", { name: text(language, "menu") }).click();
  await page.getByRole("button", { name: text(language, "leave-match") }).click();
  await page.locator("[data-screen=start]").waitFor();
}

/** The match as the page has saved it. */
export async function saved(page) {
  return JSON.parse(await page.evaluate(() => localStorage.getItem("kosakeln.match")));
}

/** The moves of the deal on the table, without what nobody decides. */
export const moves = async (page) => (await saved(page)).stage.deal?.deal.record.moves ?? [];

/** Numbers that follow from a seed (a linear congruence), so that a run can be repeated. */
export function picker(seed) {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** Plays on until the screen is the one wanted. */
export async function playUntil(page, wanted, how = { pick: picker(3) }) {
  for (let steps = 0; steps < 200; steps += 1) {
    await myTurn(page);
    if (await wanted(await screen(page))) return;
    await step(page, how);
  }
  assert.fail("the screen wanted did not come");
}
