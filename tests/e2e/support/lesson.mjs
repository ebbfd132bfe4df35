// The guided deal as somebody plays it who does what is suggested.

import assert from "node:assert/strict";

import { screen } from "./table.mjs";

/** Begins the guided deal. */
export async function learn(page) {
  await page.locator("[data-action=learn]").click();
  await page.locator(".kos-coach").waitFor();
}

/** What can be done next in the guided deal, when it can be; runs in the page. */
const isReady = () =>
  document.querySelector(
    "[data-screen=result], [data-action=note-next], [data-action=follow-hint], .kos-board > .kos-button--primary",
  ) !== null;

/** Plays the guided deal by its suggestions, by keyboard, until something is so; gives the headings of its notes. */
export async function playLesson(page, { until }) {
  const titles = new Set();
  for (let steps = 0; steps < 100; steps += 1) {
    await page.waitForFunction(isReady);
    if (await until()) return titles;
    const title = page.locator(".kos-coach__title");
    if (await title.count()) titles.add(await title.textContent());
    const before = await page.evaluate(() => document.querySelector(".kos-root").innerHTML);
    const changed = () => page.waitForFunction((html) => document.querySelector(".kos-root").innerHTML !== html, before);
    const next = page.locator("[data-action=note-next]");
    const board = page.locator(".kos-board > .kos-button--primary");
    const commit = page.locator(".kos-panel__foot .kos-button--primary");
    const phase = await screen(page);
    if (await next.count()) await next.press("Enter");
    else if (await board.count()) await board.press("Enter");
    else {
      await page.locator("[data-action=follow-hint]").press("Enter");
      await changed();
      // What was chosen is laid aside, or announced.
      const isChosen = ["exchange", "discard", "announce"].includes(phase) && (await screen(page)) === phase;
      if (isChosen && (await page.locator("[aria-pressed=true]").count())) await commit.press("Enter");
    }
    await changed();
  }
  assert.fail("the guided deal does not end");
}
