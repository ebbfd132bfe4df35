// What is heard of the table: nothing, unless it is wanted, and then no more than is seen.

import assert from "node:assert/strict";
import { test } from "node:test";

import { application, start } from "./support/page.mjs";
import { moves, myTurn, picker, playUntil, step } from "./support/table.mjs";

const open = application();

/** Runs in the page: notes every context that is made and every sound that begins or is taken back. */
function spyOnSound() {
  globalThis.contexts = [];
  globalThis.sounds = [];
  const { AudioContext: Real } = globalThis;
  const { start, stop } = AudioBufferSourceNode.prototype;
  globalThis.AudioContext = class extends Real {
    constructor(...how) {
      super(...how);
      globalThis.contexts.push({ context: this, wasAsked: navigator.userActivation.hasBeenActive });
    }
  };
  AudioBufferSourceNode.prototype.start = function (at) {
    const samples = this.buffer.getChannelData(0);
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const { duration } = this.buffer;
    this.sound = { duration, peak, at: at - this.context.currentTime };
    globalThis.sounds.push(this.sound);
    return start.call(this, at);
  };
  AudioBufferSourceNode.prototype.stop = function (...when) {
    this.sound.isTakenBack = true;
    return stop.apply(this, when);
  };
}

const contexts = (page) => page.evaluate(() => globalThis.contexts.map(({ wasAsked }) => wasAsked));
const sounds = (page) => page.evaluate(() => globalThis.sounds);

/** Whether it is the glass, which rings longer than anything else. */
const isChime = ({ duration }) => duration > 0.5;

/** Waits until so many sounds of a kind have been heard. */
const untilHeard = (page, count, isOne) =>
  page.waitForFunction(`globalThis.sounds.filter(${isOne}).length === ${count}`);

/** Forgets what has been heard so far. */
const forget = (page) => page.evaluate(() => void (globalThis.sounds.length = 0));

/** Until it is the player's turn in the play of the cards. */
async function untilPlay(page) {
  await playUntil(page, (shown) => shown === "play");
  await myTurn(page);
}

/** Draws, cuts and stops as soon as the cards are dealt. */
const untilDealt = (page) => playUntil(page, (shown) => !["draw", "cut"].includes(shown));

/**
 * Runs in the page: whether so many cards were heard, and each trick that was taken away: every other card is a lead, and
 * with it, but for the first, the trick before it is taken. A card is loud and short, a trick long.
 */
const isHeardOnce = (cards) => {
  const count = (isOne) => globalThis.sounds.filter(isOne).length;
  const laid = count(({ peak, duration }) => peak > 0.2 && duration < 0.1);
  const gathered = count(({ duration }) => duration > 0.35 && duration < 0.4);
  return laid === cards && gathered === Math.max(0, Math.ceil(cards / 2) - 1);
};

/** Plays a card, and waits until the computer has answered it and it is the player's turn again. */
async function playCard(page) {
  const before = (await moves(page)).length;
  await step(page, { pick: picker(3) });
  await page.waitForFunction(
    (known) => JSON.parse(localStorage.getItem("kosakeln.match")).stage.deal?.deal.record.moves.length > known + 1,
    before,
  );
  await myTurn(page);
}

/** Opens the settings. */
const settings = (page) => page.getByRole("button", { name: "Settings" }).first().click();

test("at first nothing is heard, and no loudspeaker is asked for", async () => {
  const { page, errors, close } = await open({ prepare: spyOnSound, preferences: null });
  await start(page);
  await untilDealt(page);
  await step(page, { pick: picker(3) });
  assert.deepEqual([await contexts(page), await sounds(page)], [[], []]);
  assert.deepEqual(errors, []);
  await close();
});

test("each card and each trick is heard once", async () => {
  const warnings = [];
  const warn = (message) => /audio/i.test(message.text()) && warnings.push(message.text());
  const route = (page) => page.on("console", warn);
  const { page, errors, close } = await open({ prepare: spyOnSound, route, preferences: { sound: "normal" } });
  assert.deepEqual(await contexts(page), [], "nobody has clicked yet");
  // Between two people nothing happens by itself: one sound can be waited for before the next.
  await start(page, { opponent: "friend", names: ["Anna", "Berta"] });
  await untilPlay(page);
  assert.deepEqual(await contexts(page), [true], "one, and somebody had clicked");
  const pick = picker(3);
  for (let cards = 0; cards < 7; ) {
    if ((await step(page, { pick })) === "play") cards += 1;
    // What is heard twice is never right again.
    await page.waitForFunction(isHeardOnce, cards);
  }
  const all = await sounds(page);
  assert.ok(all.every(({ at, peak }) => at < 1 && peak < 0.25), JSON.stringify(all));
  assert.deepEqual([errors, warnings], [[], []]);
  await close();
});

test("nothing is heard where nobody looks", async () => {
  const { page, errors, close } = await open({ prepare: spyOnSound, preferences: { sound: "soft" } });
  await start(page);
  await untilPlay(page);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
    globalThis.sounds.length = 0;
  });
  await playCard(page);
  assert.deepEqual(await sounds(page), []);
  assert.deepEqual(errors, []);
  await close();
});

test("a key in the middle of the dealing ends what is heard of it", async () => {
  const preferences = { sound: "normal", motion: "full", dealing: "calm" };
  const { page, close } = await open({ prepare: spyOnSound, preferences });
  await start(page);
  const isNext = () => page.locator(".kos-drawn, .kos-packet__button").count();
  await playUntil(page, async () => (await isNext()) > 0);
  await page.evaluate(() => {
    globalThis.sounds.length = 0;
    // As soon as all has been asked for, however fast or slow the computer is.
    const press = () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
    globalThis.sounds.push = (sound) => {
      if (Array.prototype.push.call(globalThis.sounds, sound) === 19) queueMicrotask(press);
    };
  });
  await untilDealt(page);
  await page.waitForFunction(() => globalThis.sounds.some(({ isTakenBack }) => isTakenBack));
  const heard = await sounds(page);
  assert.equal(heard.length, 1 + 6 + 12, "the cut, the Cossack talon and twelve packets");
  const times = heard.map(({ at }) => at);
  assert.ok(times.every((at, place) => place === 0 || at > times[place - 1] + 0.04), "one after the other");
  assert.ok(heard.slice(1).every(({ isTakenBack }) => isTakenBack), "none had landed");
  await close();
});

test("who has waited long is called by a glass, once", async () => {
  const hurry = () => {
    const now = performance.now.bind(performance);
    performance.now = () => 1_000 * now();
  };
  const { page, close } = await open({ prepare: `(${hurry})(); (${spyOnSound})();`, preferences: { sound: "soft" } });
  await start(page);
  await untilPlay(page);
  await forget(page);
  await playCard(page);
  await untilHeard(page, 1, isChime);
  await close();
});

test("a volume that is chosen is heard at once, and kept", async () => {
  const { page, errors, close } = await open({ prepare: spyOnSound });
  const chosen = (name) => page.getByRole("group", { name: "Sound" }).getByRole("radio", { name });
  await settings(page);
  assert.ok(await chosen("Off").isChecked());
  await chosen("Soft").check();
  await page.waitForFunction(() => globalThis.sounds.length === 3);
  const soft = await sounds(page);
  await forget(page);
  await chosen("Normal").check();
  await page.waitForFunction(() => globalThis.sounds.length === 3);
  const normal = await sounds(page);
  normal.forEach(({ peak }, place) => assert.ok(peak > 2 * soft[place].peak));
  await page.reload();
  await settings(page);
  assert.ok(await chosen("Normal").isChecked());
  assert.deepEqual(await contexts(page), [], "nothing has been heard since");
  await forget(page);
  await page.getByRole("button", { name: "Reset to defaults" }).click();
  await chosen("Off").and(page.locator(":checked")).waitFor();
  assert.deepEqual(await sounds(page), []);
  assert.deepEqual(errors, []);
  await close();
});

test("where the browser has no loudspeaker the game goes on", async () => {
  const { page, errors, close } = await open({
    prepare: () => {
      delete globalThis.AudioContext;
    },
    preferences: { sound: "normal" },
  });
  await start(page);
  await untilPlay(page);
  await playCard(page);
  assert.deepEqual(errors, []);
  await close();
});
