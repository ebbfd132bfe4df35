// A whole deal in other browser engines: from the bid to the settlement, with a reload, under a strict policy.

import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { POLICY, workshop } from "./support/hosts.mjs";
import { beginning } from "./support/page.mjs";
import { shownResult, trueResult } from "./support/result.mjs";
import { serve } from "./support/server.mjs";
import { APART, ENGINES, browse } from "./support/webdriver.mjs";

let copies;
let server;

before(async () => {
  copies = await workshop();
  // The cards follow from a seed here, too: nothing but the page itself can be run before its first script.
  const root = await copies.copy("page");
  const page = await readFile(join(root, "index.html"), "utf8");
  await writeFile(join(root, "beginning.js"), beginning({ seed: 2, preferences: { computer: "atOnce" } }));
  await writeFile(join(root, "index.html"), page.replace("<script", '<script src="beginning.js"></script><script'));
  server = await serve({ root, headers: () => POLICY });
});

after(async () => {
  await server?.close();
  await copies.clear();
});

/** Runs in the page: what is to be clicked next, as soon as it is the player's turn; or the page that has come. */
function next(apart) {
  // Two clicks in short succession are a double click, whose second one counts for nothing.
  if (performance.now() - (window.clickedAt ?? -apart) < apart) return undefined;
  const first = (...selectors) => selectors.map((one) => document.querySelector(one)).find(Boolean);
  const last = (selector) => [...document.querySelectorAll(selector)].at(-1);
  const found = (what, element) => element && { what, element };
  const page = document.querySelector(".kos-page");
  if (page) return { what: page.dataset.screen, element: page.querySelector("[data-action=start]") };
  const table = document.querySelector(".kos-table");
  if (!table) return undefined;
  const { phase } = table.dataset;
  if (!["draw", "cut"].includes(phase) && document.querySelector(".kos-status")?.dataset.kind === "wait") return undefined;
  const meant = document.querySelector("[data-action=give-away]");
  if (meant) return { what: "give-away", element: meant };
  const primary = ".kos-panel .kos-button--primary";
  const isReady = document.querySelector(`${primary}:not([aria-disabled=true])`);
  switch (phase) {
    case "draw":
      return found(phase, first(".kos-spread button", primary));
    case "cut":
      return found(phase, last(".kos-packet__button"));
    case "exchange":
    case "discard":
      return found(phase, isReady ?? last(".kos-hand [aria-pressed=false]:not([aria-disabled=true])"));
    case "auction":
      return found(phase, first("[data-call]:not([data-call=Pass], [data-call=Solo])", "[data-call]"));
    case "announce":
      return found(phase, first(primary));
    case "talon":
      return found(phase, first("[data-group]"));
    case "play":
      return found(phase, first(".kos-board .kos-button--primary", ".kos-hand button:not([aria-disabled=true])"));
    default:
      throw new Error(`nobody told what to do in ${phase}`);
  }
}

/** Runs in the page: all that changes when the game goes on, as one text. */
const shownNow = () => [...document.querySelectorAll(".kos-root > :not(.kos-drawings)")].map((part) => part.outerHTML).join("");

const savedDeal = (browser) => browser.run(() => JSON.parse(localStorage.getItem("kosakeln.match"))?.stage.deal?.deal);

/** Runs in the page: the cards of the hand that is shown. */
const handNow = () => [...document.querySelectorAll(".kos-hand [data-card]")].map((card) => card.dataset.card);

/** Plays the deal with clicks of the mouse alone; gives the phases that it came through. */
async function play(browser) {
  const phases = new Set();
  let isReloaded = false;
  for (let clicks = 0; clicks < 120; clicks += 1) {
    const { what, element } = await browser.until(next, APART);
    if (what === "result") return phases;
    phases.add(what);
    const played = (await savedDeal(browser))?.record.moves.filter((move) => move.play).length ?? 0;
    if (!isReloaded && what === "play" && played > 8) {
      const before = { deal: await savedDeal(browser), hand: await browser.run(handNow) };
      await browser.reload();
      await browser.until(next, APART);
      assert.deepEqual({ deal: await savedDeal(browser), hand: await browser.run(handNow) }, before);
      isReloaded = true;
      continue;
    }
    await browser.run(`() => { window.shownBefore = (${shownNow})(); }`);
    await browser.click(element);
    await browser.until(`() => (${shownNow})() !== window.shownBefore`);
    await browser.run(() => {
      window.clickedAt = performance.now();
    });
  }
  return assert.fail("the deal did not come to its end");
}

for (const engine of ENGINES) {
  test(`a deal is played to its settlement in ${engine.name}`, { skip: !engine.isHere && `${engine.name} is not here` }, async () => {
    const browser = await browse(engine);
    try {
      await browser.open(server.url);
      const phases = await play(browser);
      const deal = await savedDeal(browser);
      assert.ok(deal.record.moves.filter((move) => move.play).length === 32, "not all tricks were played");
      assert.deepEqual(["auction", "exchange", "play"].filter((phase) => !phases.has(phase)), []);
      assert.deepEqual(await browser.run(shownResult), await trueResult(deal));
    } finally {
      await browser.close();
    }
  });
}
