// Cards that are seen to move, and what goes on below them meanwhile.

import assert from "node:assert/strict";
import { test } from "node:test";

import { cardsOf } from "./support/cards.mjs";
import { application, start } from "./support/page.mjs";
import { EDGE, moves, myTurn, picker, saved, screen, step } from "./support/table.mjs";

const open = application();

/** Everything moves, whatever the system says. */
const FULL = { motion: "full", dealing: "brisk", computer: "brisk", trick: "brisk" };

/** Runs in the page: notes what is animated from here on. */
function watchAnimations() {
  const animate = Element.prototype.animate;
  globalThis.animated = [];
  Element.prototype.animate = function (frames, timing) {
    globalThis.animated.push(...frames.flatMap((frame) => Object.keys(frame)));
    return animate.call(this, frames, timing);
  };
}

const animated = (page) => page.evaluate(() => [...new Set(globalThis.animated)].sort());

/** The animations that run, but for the wait before it is said that the computer thinks. */
const running = (page) =>
  page.evaluate(() => document.getAnimations().filter((one) => one.animationName !== "kos-late").length);

/** Waits until nothing is under way any more. */
const landed = (page) => page.waitForFunction(() => !document.querySelector(".kos-flights"));

async function playUntil(page, wanted, how = { pick: picker(5) }) {
  for (let steps = 0; steps < 120; steps += 1) {
    await myTurn(page);
    if (await wanted(await screen(page))) return;
    await step(page, how);
  }
  assert.fail("the screen wanted did not come");
}

/** Draws, cuts and stops as soon as the cards are dealt. */
const untilDealt = (page) => playUntil(page, (shown) => !["draw", "cut"].includes(shown));

/** Where a card of the hand can be clicked, by its place in it. */
function spotOf(page, place) {
  return page.locator(".kos-hand button").nth(place).evaluate((card, edge) => {
    // A card in a fan is turned: where its left edge is, is told by its middle and its neighbours.
    const bounds = card.getBoundingClientRect();
    for (let x = bounds.left + 1; x < bounds.right; x += 2) {
      const spot = { x, y: bounds.top + bounds.height / 2 + edge.y };
      if (document.elementFromPoint(spot.x, spot.y)?.closest("button") === card) {
        return { x: x + 4, y: spot.y, card: card.dataset.card };
      }
    }
    return null;
  }, EDGE);
}

for (const [by, options] of [
  ["the system", { reducedMotion: "reduce", preferences: { ...FULL, motion: "system" } }],
  ["the preferences", { preferences: { ...FULL, motion: "reduced" } }],
]) {
  test(`where ${by} wants no motion, nothing moves`, async () => {
    const { page, errors, close } = await open({ prepare: watchAnimations, ...options });
    await start(page);
    const pick = picker(3);
    for (let steps = 0; steps < 30; steps += 1) {
      await step(page, { pick });
      assert.equal(await running(page), 0);
    }
    assert.deepEqual(await animated(page), []);
    assert.deepEqual(errors, []);
    await close();
  });
}

test("at once nothing moves either", async () => {
  const paces = { dealing: "atOnce", computer: "atOnce", trick: "atOnce" };
  const { page, close } = await open({ prepare: watchAnimations, preferences: { ...FULL, ...paces } });
  await start(page);
  const pick = picker(3);
  for (let steps = 0; steps < 30; steps += 1) await step(page, { pick });
  assert.deepEqual(await animated(page), []);
  await close();
});

test("dealing animates transforms and opacity alone, and leaves nothing behind", async () => {
  const { page, errors, close } = await open({ prepare: watchAnimations, preferences: FULL });
  await start(page, { pace: "Brisk" });
  await untilDealt(page);
  assert.equal(await page.locator(".kos-flights").count(), 1, "it is being dealt");
  assert.deepEqual(await animated(page), ["offset", "opacity", "transform"]);
  assert.equal(await page.locator(".kos-flights [data-card]:not([data-card=back])").count(), 0);
  assert.equal(await page.locator(".kos-flights :is(button, a, input, [tabindex])").count(), 0);
  await landed(page);
  assert.equal(await page.locator(".kos-flight").count(), 0);
  assert.deepEqual(errors, []);
  await close();
});

test("a whole deal is seen to move, on transforms and opacity alone", async () => {
  const { page, errors, close } = await open({ prepare: watchAnimations, preferences: { ...FULL, computer: "atOnce" } });
  await start(page);
  await page.evaluate(() => (globalThis.animated.length = 0));
  await playUntil(page, (shown) => shown === "result");
  assert.deepEqual(await animated(page), ["offset", "opacity", "transform"]);
  await landed(page);
  assert.deepEqual(errors, []);
  await close();
});

test("a click in the middle of the dealing chooses the card that lies there, and ends the dealing", async () => {
  const { page, close } = await open({ preferences: FULL });
  await start(page, { pace: "Brisk", exchange: "Easy" });
  await untilDealt(page);
  const last = (await page.locator(".kos-hand button").count()) - 1;
  const pressed = () =>
    page.locator(".kos-hand [aria-pressed=true]").evaluateAll((cards) => cards.map((card) => card.dataset.card));
  const before = await pressed();
  const spot = await spotOf(page, last);
  assert.equal(await page.locator(".kos-flights").count(), 1, "it is being dealt");
  await page.mouse.click(spot.x, spot.y);
  await page.waitForFunction((card) => document.querySelector(`.kos-hand [data-card="${card}"]`).ariaPressed === "true", spot.card);
  assert.deepEqual(await pressed(), [...before, spot.card]);
  assert.equal(await page.locator(".kos-flights").count(), 0);
  await close();
});

test("while a card is on its way no second one is played", async () => {
  const { page, close } = await open({ preferences: { ...FULL, computer: "calm" } });
  await start(page, { pace: "Calm" });
  const isMine = async (shown) => shown === "play" && (await page.locator(".kos-hand button").count()) > 1;
  const played = async () => (await moves(page)).length;
  // Whoever wins the trick with his own card is to lead while that is still on its way.
  let leads = 0;
  for (let trick = 0; leads < 2; trick += 1) {
    assert.ok(trick < 16, "no trick was won that way");
    await playUntil(page, isMine);
    await landed(page);
    const before = await played();
    await page.evaluate(() => {
      const clickAll = () => {
        for (const card of document.querySelectorAll(".kos-hand button:not([aria-disabled=true])")) card.click();
      };
      clickAll();
      // Stopped as soon as they are there, so that the clicks come while the card is on its way.
      return new Promise((done) => {
        const root = document.querySelector(".kos-root");
        new MutationObserver((_, observer) => {
          if (!root.querySelector(".kos-flights")) return;
          observer.disconnect();
          setTimeout(() => {
            for (const animation of document.getAnimations()) animation.pause();
            clickAll();
            done();
          });
        }).observe(root, { childList: true });
      });
    });
    assert.equal(await played(), before + 1);
    if ((await page.locator(".kos-status").getAttribute("data-kind")) === "turn") leads += 1;
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.play()));
    await landed(page);
  }
  await close();
});

test("behind the curtain nothing flies that only one may see", async () => {
  const { page, close } = await open({ preferences: FULL });
  await start(page, { opponent: "friend" });
  let curtains = 0;
  for (let steps = 0; curtains < 12; steps += 1) {
    assert.ok(steps < 200, "there are not enough curtains");
    await step(page, { pick: picker(steps) });
    if ((await screen(page)) !== "curtain") continue;
    curtains += 1;
    const { hidden } = cardsOf((await saved(page)).stage.deal.deal.record);
    const shown = await page.locator("[data-card]").evaluateAll((cards) => cards.map((card) => card.dataset.card));
    assert.deepEqual(shown.filter((card) => hidden.includes(card)), []);
  }
  await close();
});

const choose = (page, group, name) =>
  page.getByRole("dialog").getByRole("group", { name: group }).getByRole("radio", { name }).check();

test("what is set takes effect at once, is found again, and can be reset", async () => {
  const { page, errors, close } = await open({ preferences: null });
  const root = () => page.locator(".kos-root").evaluate((node) => ({ ...node.dataset }));
  const atFirst = await root();
  assert.deepEqual(atFirst, { theme: "auto", cardSize: "normal", motion: "auto" });
  await page.locator("[data-action=settings]").click();
  await choose(page, "Colours of the table", "Dark");
  await choose(page, "Colours of the suits", "Four colours");
  await choose(page, "Size of the cards", "Large");
  await choose(page, "Motion", "None");
  await choose(page, "Dealing", "Calm");
  await choose(page, "The computer’s pace", "At once");
  await choose(page, "Taking a trick away", "On a click");
  const changed = { theme: "dark", fourColours: "true", cardSize: "large", motion: "reduced" };
  assert.deepEqual(await root(), changed);
  await page.keyboard.press("Escape");
  await page.reload();
  await page.locator("[data-screen=start]").waitFor();
  assert.deepEqual(await root(), changed);
  await page.locator("[data-action=settings]").click();
  const chosen = () => page.getByRole("dialog").locator("label:has(:checked)").allTextContents();
  assert.deepEqual(await chosen(), ["Dark", "Four colours", "Large", "None", "Calm", "At once", "On a click"]);
  await page.locator("[data-action=reset-settings]").click();
  assert.deepEqual(await root(), atFirst);
  assert.deepEqual(await chosen(), ["System", "Red and black", "Normal", "System", "Brisk", "Brisk", "Brisk"]);
  assert.deepEqual(errors, []);
  await close();
});

test("settings that cannot be read are put aside, and said once", async () => {
  const prepare = () => {
    const unreadable = '{"format":"kosakeln-preferences","version":99}';
    if (localStorage.length === 0) localStorage.setItem("kosakeln.preferences", unreadable);
  };
  const { page, close } = await open({ preferences: null, prepare });
  await page.getByRole("alert").waitFor();
  assert.match(await page.evaluate(() => localStorage.getItem("kosakeln.kept.1")), /"version":99/);
  assert.equal(await page.evaluate(() => localStorage.getItem("kosakeln.preferences")), null);
  await page.reload();
  await page.locator("[data-screen=start]").waitFor();
  assert.equal(await page.getByRole("alert").count(), 0, "said again");
  await close();
});

test("the settings open at the table too, in the middle of a deal", async () => {
  const { page, close } = await open();
  await start(page);
  await untilDealt(page);
  await page.getByRole("button", { name: "Settings" }).click();
  await choose(page, "Size of the cards", "Small");
  assert.equal(await page.locator(".kos-root").getAttribute("data-card-size"), "small");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.locator(".kos-hand").waitFor();
  await close();
});

test("a trick that is held goes by Enter, or by a click on the table", async () => {
  const { page, close } = await open({ preferences: { trick: "hold" } });
  await start(page);
  const taking = page.locator("[data-action=take-trick]");
  /** Plays until the computer is to lead and waits for the trick to be taken away. */
  const untilHeld = async () => {
    for (let steps = 0; steps < 120; steps += 1) {
      await myTurn(page);
      // Whoever is to lead himself can do that at once.
      if ((await taking.count()) && !(await page.locator(".kos-hand button").count())) return;
      assert.notEqual(await screen(page), "result");
      await step(page, { pick: picker(steps) });
    }
    assert.fail("no trick was held");
  };
  await untilHeld();
  const before = (await moves(page)).length;
  // Nobody thinks: the player is waited for, and that is said.
  assert.equal(await page.locator(".kos-status").getAttribute("data-kind"), "turn");
  assert.match(await page.getByRole("status").textContent(), /Take the trick away$/);
  assert.equal(await page.locator("progress").count(), 0);
  assert.equal(await page.locator(".kos-plate[data-turn]").count(), 1);
  assert.equal(await page.locator("[data-side=near] .kos-plate[data-turn]").count(), 1);
  await page.waitForFunction(() => document.activeElement.dataset.action === "take-trick");
  await page.keyboard.press("Enter");
  await page.locator(".kos-hand button").first().waitFor();
  assert.equal((await moves(page)).length, before + 1, "the computer has led");
  await untilHeld();
  await page.locator(".kos-board").click({ position: { x: 6, y: 6 } });
  await taking.waitFor({ state: "detached" });
  await close();
});
