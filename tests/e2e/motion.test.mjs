// Cards that are seen to move, and what goes on below them meanwhile.

import assert from "node:assert/strict";
import { test } from "node:test";

import { cardsOf } from "./support/cards.mjs";
import { nameInGame } from "./support/dist.mjs";
import { application, start } from "./support/page.mjs";
import { EDGE, moves, myTurn, picker, playUntil, saved, screen, step } from "./support/table.mjs";

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

/** Runs in the page: notes every flight as it sets out, with what is seen of it; those of a layer together. */
function watchFlights() {
  globalThis.flown = [];
  const seen = (flight) => ({
    cards: [...flight.querySelectorAll("[data-card]")].map((card) => card.dataset.card),
    drawings: [...flight.querySelectorAll("image, use")].map((part) => part.getAttribute("href")),
  });
  const layers = new Map();
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    if (this.matches(".kos-flight")) {
      const layer = this.parentElement;
      if (!layers.has(layer)) globalThis.flown.push(layers.set(layer, []).get(layer));
      layers.get(layer).push(seen(this));
    }
    return animate.apply(this, how);
  };
}

const flown = (page) => page.evaluate(() => globalThis.flown);

/**
 * Runs in the page: gives it `hold`, after which nothing that is animated goes on and no timeout comes that would take
 * it away, and `release`. What a test finds then does not depend on how quick it is.
 */
function makeHoldable() {
  const { setTimeout, clearTimeout } = globalThis;
  const { animate } = Element.prototype;
  const held = new Map();
  let longest = Infinity;
  let count = 0;
  globalThis.setTimeout = (act, delay = 0, ...rest) => {
    if (delay < longest) return setTimeout(act, delay, ...rest);
    count -= 1;
    held.set(count, act);
    return count;
  };
  globalThis.clearTimeout = (number) => (number < 0 ? held.delete(number) : clearTimeout(number));
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    if (longest < Infinity) animation.pause();
    return animation;
  };
  globalThis.hold = (from) => {
    longest = from;
  };
  globalThis.release = () => {
    longest = Infinity;
    for (const animation of document.getAnimations()) animation.play();
    for (const number of [...held.keys()]) {
      setTimeout(() => {
        const act = held.get(number);
        held.delete(number);
        act?.();
      }, 0);
    }
  };
}

/** Waits until nothing is under way any more. */
const landed = (page) => page.waitForFunction(() => !document.querySelector(".kos-flights, [data-dealing]"));

/** Waits until cards are under way. */
const flying = (page) => page.locator(".kos-flights").waitFor();

/** Draws, cuts and stops as soon as the cards are dealt. */
const untilDealt = (page) => playUntil(page, (shown) => !["draw", "cut"].includes(shown));

/** Draws until the next thing that is done has the cards dealt. */
async function untilCut(page) {
  const isLast = () => page.locator(".kos-drawn, .kos-packet__button").count();
  await playUntil(page, async () => (await isLast()) > 0);
  await landed(page);
}

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
  const { page, errors, close } = await open({
    prepare: `(${watchAnimations})(); (${watchFlights})();`,
    preferences: FULL,
  });
  await start(page, { pace: "Brisk" });
  await untilDealt(page);
  await landed(page);
  const dealt = (await flown(page)).find((flights) => flights.length > 2);
  assert.equal(dealt.length, 6 + 12, "the Cossack talon and twelve packets");
  assert.deepEqual(dealt.flatMap(({ cards }) => cards), []);
  assert.deepEqual(await animated(page), ["offset", "opacity", "transform"]);
  assert.equal(await page.locator(".kos-flight, [data-dealing], [data-dealt]").count(), 0);
  assert.deepEqual(errors, []);
  await close();
});

test("what is dealt can be looked at and is nothing but a picture", async () => {
  const { page, close } = await open({ prepare: makeHoldable, preferences: FULL });
  await start(page, { pace: "Brisk" });
  await untilCut(page);
  await page.evaluate(() => globalThis.hold(1_500));
  await untilDealt(page);
  await flying(page);
  assert.equal(await page.locator(".kos-flights :is(button, a, input, [tabindex])").count(), 0);
  await page.evaluate(() => globalThis.release());
  await landed(page);
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
  const { page, close } = await open({ prepare: makeHoldable, preferences: FULL });
  await start(page, { pace: "Brisk", exchange: "Easy" });
  await untilCut(page);
  await page.evaluate(() => globalThis.hold(1_500));
  await untilDealt(page);
  await flying(page);
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

/** How often each of the cards is there. */
function countsOf(cards) {
  const counts = {};
  for (const card of cards.toSorted()) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

/** The cards that the person at `seat` must have seen to move in a deal up to its last trick, in classic exchange. */
function cardsThatMove({ pack, moves }, seat) {
  const own = moves.filter((move) => move.discard && move.by === seat);
  const first = seat === "F" ? 22 : 26;
  const personal = [...pack.slice(first, first + 4), ...pack.slice(first + 8, first + 12)];
  const talon = pack.slice(0, 6);
  const played = moves.flatMap(({ play }) => play ?? []);
  return [
    ...own.flatMap((move) => move.discard),
    ...personal.slice(0, own[0].discard.length),
    // Turned up, and then taken or put out of the way.
    ...moves.flatMap(({ take }) => (take ? [...talon, ...talon] : [])),
    // The last trick lies on the table still; all others have been taken away.
    ...played,
    ...played.slice(0, -2),
  ];
}

for (const [how, slowness] of [
  ["", 1],
  [" on a slow computer too", 6],
]) {
  test(`the cards that fly are those that are played, taken, turned and laid aside${how}`, async () => {
    const { page, errors, close } = await open({ prepare: watchFlights, preferences: FULL });
    await start(page, { pace: "Brisk" });
    await untilDealt(page);
    await landed(page);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
    const call = (names) => names.find((name) => name !== "Pass") ?? "Pass";
    const isOver = () => page.locator(".kos-board .kos-button--primary").count();
    await playUntil(page, async (shown) => shown === "play" && (await isOver()) > 0, { pick: picker(5), call, exchange: 3 });
    await landed(page);
    const seat = (await page.locator(".kos-hand").getAttribute("data-place")).slice(-1).toUpperCase();
    const { record } = (await saved(page)).stage.deal.deal;
    const pictures = (await flown(page)).flat().filter(({ cards }) => cards.length > 0);
    for (const { cards, drawings } of pictures) {
      assert.equal(cards.length, 1);
      const drawing = nameInGame(drawings[0]);
      assert.ok([`pictures/${cards[0]}.svg`, `#kos-${cards[0]}`].includes(drawing), `${cards[0]}: ${drawing}`);
    }
    const cards = pictures.flatMap(({ cards }) => cards);
    const drawn = cards.slice(0, -cardsThatMove(record, seat).length);
    assert.deepEqual(countsOf(cards.slice(drawn.length)), countsOf(cardsThatMove(record, seat)));
    // As they are played, and a trick no earlier than both of its cards.
    const played = record.moves.flatMap(({ play }) => play ?? []);
    const inPlay = cards.slice(-(2 * played.length - 2));
    assert.deepEqual([...new Set(inPlay)], played);
    assert.deepEqual(errors, []);
    await close();
  });
}

test("what is laid aside goes on while the computer answers at once", async () => {
  const preferences = { ...FULL, dealing: "calm", computer: "atOnce" };
  const { page, close } = await open({ prepare: makeHoldable, preferences, seed: 2 });
  await start(page);
  await playUntil(page, (shown) => shown === "exchange");
  await landed(page);
  assert.equal(await page.locator(".kos-hand").getAttribute("data-place"), "hand-f", "the computer answers");
  await page.evaluate(() => globalThis.hold(700));
  await step(page, { pick: picker(5), exchange: 5 });
  await page.waitForFunction(() => document.querySelector(".kos-table").dataset.phase === "auction");
  const [own, computers] = await moves(page);
  assert.ok(computers.discard, "the computer has answered");
  const flying = await page.locator(".kos-flight [data-card]").evaluateAll((cards) => cards.map((card) => card.dataset.card));
  assert.deepEqual(own.discard.filter((card) => !flying.includes(card)), []);
  await page.evaluate(() => globalThis.release());
  await landed(page);
  await close();
});

/** Runs in the page: what is animated never comes to its end. */
function neverFinish() {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    animation.pause();
    return animation;
  };
}

for (const [what, prepare] of [
  ["cannot animate", () => delete Element.prototype.animate],
  ["never says that a flight has landed", neverFinish],
]) {
  test(`a whole deal is played where the browser ${what}`, async () => {
    const { page, errors, close } = await open({ prepare, preferences: FULL });
    await start(page, { pace: "Brisk" });
    await playUntil(page, (shown) => shown === "result");
    await landed(page);
    assert.equal(await page.locator("[data-unseen]").count(), 0);
    assert.deepEqual(errors, []);
    await close();
  });
}

test("while a card is on its way no second one is played", async () => {
  const { page, close } = await open({ prepare: makeHoldable, preferences: { ...FULL, computer: "calm" } });
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
      globalThis.hold(600);
      const clickAll = () => {
        for (const card of document.querySelectorAll(".kos-hand button:not([aria-disabled=true])")) card.click();
      };
      clickAll();
      // The clicks come while the card is on its way, where it is held.
      return new Promise((done) => {
        const root = document.querySelector(".kos-root");
        new MutationObserver((_, observer) => {
          if (!root.querySelector(".kos-flights")) return;
          observer.disconnect();
          setTimeout(() => {
            clickAll();
            done();
          });
        }).observe(root, { childList: true });
      });
    });
    assert.equal(await played(), before + 1);
    if ((await page.locator(".kos-status").getAttribute("data-kind")) === "turn") leads += 1;
    await page.evaluate(() => globalThis.release());
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
  await page.locator("[data-screen=start]").waitFor();
  const root = () => page.locator(".kos-root").evaluate((node) => ({ ...node.dataset }));
  const atFirst = await root();
  assert.deepEqual(atFirst, { theme: "auto", cardSize: "normal", motion: "auto" });
  await page.locator("[data-action=settings]").click();
  const wanted = [
    ["Colours of the table", "Dark"],
    ["Colours of the suits", "Four colours"],
    ["Size of the cards", "Large"],
    ["Motion", "None"],
    ["Dealing", "Calm"],
    ["The computer’s pace", "At once"],
    ["Collecting a trick", "On a click"],
  ];
  for (const [group, choice] of wanted) await choose(page, group, choice);
  const changed = { theme: "dark", fourColours: "true", cardSize: "large", motion: "reduced" };
  assert.deepEqual(await root(), changed);
  await page.keyboard.press("Escape");
  await page.reload();
  await page.locator("[data-screen=start]").waitFor();
  assert.deepEqual(await root(), changed);
  await page.locator("[data-action=settings]").click();
  const chosen = async (group) =>
    (await page.getByRole("dialog").getByRole("group", { name: group }).locator("label:has(:checked)").textContent()).trim();
  for (const [group, choice] of wanted) assert.equal(await chosen(group), choice);
  await page.locator("[data-action=reset-settings]").click();
  assert.deepEqual(await root(), atFirst);
  for (const [place, choice] of ["System", "Red and black", "Normal", "System", "Brisk", "Brisk", "Brisk"].entries()) {
    assert.equal(await chosen(wanted[place][0]), choice);
  }
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

test("settings that a newer page has saved meanwhile are not written over", async () => {
  const { page, close } = await open();
  await page.locator("[data-action=settings]").click();
  await choose(page, "Size of the cards", "Large");
  const newer = '{"format":"kosakeln-preferences","version":99}';
  await page.evaluate((saved) => localStorage.setItem("kosakeln.preferences", saved), newer);
  await choose(page, "Size of the cards", "Small");
  await page.getByRole("alert").getByText("stay as they are").waitFor();
  await choose(page, "Size of the cards", "Normal");
  assert.equal(await page.locator(".kos-root").getAttribute("data-card-size"), "normal");
  assert.equal(await page.evaluate(() => localStorage.getItem("kosakeln.preferences")), newer);
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
      if ((await taking.count()) && (await page.locator(".kos-hand[data-idle]").count())) return;
      assert.notEqual(await screen(page), "result");
      await step(page, { pick: picker(steps) });
    }
    assert.fail("no trick was held");
  };
  await untilHeld();
  const before = (await moves(page)).length;
  // Nobody thinks: the player is waited for, and that is said.
  assert.equal(await page.locator(".kos-status").getAttribute("data-kind"), "turn");
  assert.match(await page.locator(".kos-status__said").textContent(), /Collect the trick$/);
  assert.equal(await page.locator("progress").count(), 0);
  assert.equal(await page.locator(".kos-plate[data-turn]").count(), 1);
  assert.equal(await page.locator("[data-side=near] .kos-plate[data-turn]").count(), 1);
  await page.waitForFunction(() => document.activeElement.dataset.action === "take-trick");
  await page.keyboard.press("Enter");
  await page.locator(".kos-hand:not([data-idle])").waitFor();
  assert.equal((await moves(page)).length, before + 1, "the computer has led");
  await untilHeld();
  await page.locator(".kos-board").click({ position: { x: 6, y: 6 } });
  await taking.waitFor({ state: "detached" });
  await close();
});
