// Complete deals by real clicks, in every variant of the exchange, against the computer and
// between two people: to a result that equals what the engine says of the saved record.

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { cardName, cardsOf } from "./support/cards.mjs";
import { application, start } from "./support/page.mjs";
import { shownResult, trueResult } from "./support/result.mjs";
import { hand, myTurn, picker, saved, screen, step } from "./support/table.mjs";

const open = application();

const VARIANTS = [
  // The sizes differ as well, so that every phase has been played on a phone and on a desk.
  { exchange: "Classic", viewport: { width: 1366, height: 768 } },
  { exchange: "Medium", viewport: { width: 360, height: 640 } },
  { exchange: "Easy", viewport: { width: 768, height: 1024 } },
  { exchange: "Tactical", viewport: { width: 360, height: 640 } },
];

/** The deal in play as it is saved: who deals and the record. */
async function savedDeal(page) {
  return (await saved(page)).stage.deal?.deal;
}

/** The seat of the person whose hand is shown, by the name on the near plate. */
async function nearSeat(page) {
  const tags = await page.locator("[data-side=near] .kos-tag").evaluateAll((all) => all.map((one) => one.dataset.tag));
  return tags.includes("dealer") ? "D" : "F";
}

/** Every picture in the document shows the card that its button, name and record say. */
async function checkPictures(page, drawings) {
  const cards = await page.locator(".kos-card[data-card]:not([data-card=back])").evaluateAll((all) =>
    all.map((card) => {
      const svg = card.querySelector("svg");
      // The order of attributes says nothing.
      const parts = [...svg.querySelectorAll("*")].map((part) =>
        [part.tagName, ...[...part.attributes].map(({ name, value }) => `${name}=${value}`).sort()].join(" "),
      );
      return {
        code: card.dataset.card,
        name: card.getAttribute("aria-label"),
        suit: svg.dataset.suit,
        drawing: parts.join("\n"),
      };
    }),
  );
  for (const { code, name, suit, drawing } of cards) {
    if (name !== null) assert.equal(name, cardName(code));
    assert.equal(suit, code[0], code);
    assert.equal(drawings.get(code) ?? drawing, drawing, `${code} is drawn in two ways`);
    drawings.set(code, drawing);
  }
  assert.equal(new Set(drawings.values()).size, drawings.size, "two cards have one drawing");
}

/** The hand shown is the one that the record gives the player. */
async function checkHand(page) {
  const shown = await hand(page);
  if (shown.length === 0) return;
  const { record } = await savedDeal(page);
  const expected = cardsOf(record).hands[await nearSeat(page)];
  assert.deepEqual(new Set(shown), expected);
  assert.equal(shown.length, expected.size);
}

/** Behind the curtain no hidden card is in the document: not as a picture, not as a word. */
async function checkCurtain(page) {
  const { record } = await savedDeal(page);
  const { hidden } = cardsOf(record);
  const document = await page.evaluate(() => document.documentElement.outerHTML);
  const tree = await page.locator("body").ariaSnapshot();
  for (const code of hidden) {
    assert.ok(!document.includes(`data-card="${code}"`), `${code} is in the document`);
    // A name may be part of another: "ten of clubs" stands in no other name, "tarock X" in "tarock XI".
    const name = new RegExp(`${cardName(code).replace(/[()]/g, "\\$&")}(?![A-Za-z])`, "u");
    assert.doesNotMatch(document, name);
    assert.doesNotMatch(tree, name);
  }
  assert.equal(await page.locator(".kos-hand").count(), 0);
  assert.equal(await page.locator(".kos-face:not([data-suit=back])").count(), await publicPictures(page));
}

/** How many face-up cards the curtain leaves on the table: tarocks laid aside, the talon, the trick. */
function publicPictures(page) {
  return page.locator(":is(.kos-faceup, .kos-trick) .kos-face:not([data-suit=back])").count();
}

/** A reload goes on where it was: the same screen, the same hand, the same moves. */
async function checkReload(page, opponent) {
  await myTurn(page);
  const before = { screen: await screen(page), deal: await savedDeal(page), hand: await hand(page) };
  await page.reload();
  await myTurn(page);
  const curtain = page.locator(".kos-curtain button");
  if (opponent === "friend" && (await curtain.count()) > 0) {
    await checkCurtain(page);
    if (before.screen !== "curtain") {
      await curtain.click();
      await curtain.waitFor({ state: "detached" });
    }
  }
  const after = { screen: await screen(page), deal: await savedDeal(page), hand: await hand(page) };
  assert.deepEqual(after, before);
}

/** The figures on the result page are those that the engine gives for the record. */
async function checkResult(page) {
  assert.deepEqual(await page.evaluate(shownResult), await trueResult(await savedDeal(page)));
}

/** Nothing sticks out sideways, and the table itself does not scroll. */
async function checkFits(page) {
  const { width, inner, height, innerHeight } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    inner: window.innerWidth,
    height: document.documentElement.scrollHeight,
    innerHeight: window.innerHeight,
  }));
  assert.ok(width <= inner, `${width} px wide in ${inner}`);
  if ((await page.locator(".kos-table").count()) > 0) assert.ok(height <= innerHeight, `${height} px high in ${innerHeight}`);
}

/** The phases in which somebody has reloaded the page. */
const reloadedIn = { computer: new Set(), friend: new Set() };

// Two at a time: each has a browser profile of its own.
describe("complete deals", { concurrency: 2 }, () => {
  for (const opponent of ["computer", "friend"]) {
    for (const [number, { exchange, viewport }] of VARIANTS.entries()) {
      test(`a deal ${opponent === "friend" ? "between two people" : "against the computer"}, ${exchange}`, async () => {
        const { page, errors, close } = await open({ viewport, seed: number + 1 });
        await start(page, { opponent, exchange, names: ["Anna", "Berta"] });
        const how = {
          pick: picker(number + 1),
          exchange: 3,
          announce: true,
          call: (names) => names.find((name) => !["Pass", "Solo"].includes(name)) ?? "Pass",
        };
        const reloaded = new Set();
        const drawings = new Map();
        let curtains = 0;
        for (;;) {
          await myTurn(page);
          const shown = await screen(page);
          await checkFits(page);
          if (shown === "result") break;
          // In the play every trick is the same phase: the reload comes in the middle of a trick.
          const moves = (await savedDeal(page))?.record.moves.filter((move) => move.play).length ?? 0;
          if (!reloaded.has(shown) && (shown !== "play" || moves > 8)) {
            await checkReload(page, opponent);
            reloaded.add(shown);
          }
          if (shown === "curtain") {
            await checkCurtain(page);
            curtains += 1;
          } else {
            await checkHand(page);
            await checkPictures(page, drawings);
          }
          await step(page, how);
        }
        await checkPictures(page, drawings);
        await checkResult(page);
        await checkReload(page, "computer");
        reloaded.forEach((shown) => reloadedIn[opponent].add(shown));
        assert.ok(opponent === "computer" ? curtains === 0 : curtains > 16);
        assert.deepEqual(errors, []);
        await close();
      });
    }
  }
});

test("the page was reloaded in every phase", () => {
  const phases = ["draw", "cut", "exchange", "auction", "announce", "talon", "discard", "play"];
  assert.deepEqual([...reloadedIn.computer].sort(), [...phases].sort());
  assert.deepEqual([...reloadedIn.friend].sort(), [...phases, "curtain"].sort());
});
