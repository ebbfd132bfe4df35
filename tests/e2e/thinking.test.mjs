// What a person does while the strongest level thinks, in the middle of a thought and not before or after it.

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { application, start } from "./support/page.mjs";
import { contribute, leave, moves, myTurn, picker, saved, screen, step } from "./support/table.mjs";
import { serving, spied, spyOnWorkers, tampered } from "./support/worker.mjs";

const open = application();

/** A worker that asks, when it first tells how far a thought has come, whether it may go on, and waits for the answer. */
const ASKING = tampered(`
    const say = postMessage.bind(globalThis);
    let told = false;
    globalThis.onmessage = (event) => { told = false; real(event); };
    globalThis.postMessage = (message) => {
      say(message);
      // The fifth byte of a message says what it is: 1 tells how far a thought has come.
      if (message[4] !== 1 || told) return;
      told = true;
      const leaveToGoOn = new XMLHttpRequest();
      leaveToGoOn.open("GET", new URL("go-on", location), false);
      leaveToGoOn.send();
    };`);

/** Stops thoughts in the middle, once it is closed, and lets them go on. */
class Gate {
  #isClosed = false;
  #waiting = [];
  #arrivals = [];

  close() {
    this.#isClosed = true;
  }

  /** Lets go on whoever waits, and everybody who comes. */
  async open() {
    this.#isClosed = false;
    const waiting = this.#waiting.splice(0);
    await Promise.all(waiting.map((route) => route.fulfill({ status: 204 })));
  }

  /** Resolves when the next thought waits. */
  arrival() {
    return new Promise((done) => this.#arrivals.push(done));
  }

  /** For the page: the worker that asks, and what it asks. */
  route = async (page) => {
    await serving(ASKING)(page);
    await page.route("**/go-on", (route) => {
      if (!this.#isClosed) return route.fulfill({ status: 204 });
      this.#waiting.push(route);
      this.#arrivals.splice(0).forEach((done) => done());
      return undefined;
    });
  };
}

/** How the person plays in every deal here: from the same choices the same one. */
const person = () => ({ pick: picker(7), exchange: 4, announce: true, call: (names) => names.at(-1) });

/** A match against the master, and what holds up his thoughts. */
async function table() {
  const gate = new Gate();
  const { page, errors, close } = await open({ prepare: spyOnWorkers, route: gate.route });
  return { page, errors, close, gate };
}

/** Plays on until `isReached` says so of the screen, at the person's turn. */
async function playUntil(page, how, isReached, before = async () => {}) {
  for (let steps = 0; steps < 200; steps += 1) {
    await myTurn(page);
    if (await isReached(await screen(page))) return;
    await before(page);
    await step(page, how);
  }
  assert.fail("that did not come");
}

/** Plays on until the computer is in the middle of a thought, in `phase` or later. */
async function playUntilHeld(page, gate, how, phase) {
  await playUntil(page, how, (shown) => shown === phase);
  gate.close();
  const held = gate.arrival().then(() => true);
  for (let steps = 0; steps < 200; steps += 1) {
    await step(page, how);
    // Whichever comes first: it answers without a longer thought, and then it is the person's turn.
    if (await Promise.race([held, myTurn(page).then(() => false)])) return;
    assert.notEqual(await screen(page), "result", "the deal is over and it never thought for long");
  }
  assert.fail("it never thought for long");
}

const line = (page) => page.locator(".kos-status__text").textContent();

/** What is seen of a thought in the middle. */
async function assertThinking(page) {
  assert.equal(await page.locator(".kos-status").getAttribute("data-kind"), "wait");
  assert.match(await line(page), /Computer is thinking\.$/u);
  const sign = page.locator("progress.kos-thought");
  await page.waitForFunction(() => document.querySelector(".kos-thought")?.hasAttribute("value"));
  const percent = Number(await sign.getAttribute("value"));
  assert.ok(percent > 0 && percent < 100, `${percent}`);
}

/** What is seen when it is the person's turn. */
async function assertNotThinking(page) {
  await myTurn(page);
  assert.doesNotMatch(await line(page), /thinking/u);
  assert.equal(await page.locator(".kos-thought").count(), 0);
}

async function newMatch(page) {
  await page.getByRole("button", { name: "New match" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "New match" }).click();
  await page.locator(".kos-spread").waitFor();
}

/** What comes of a new match: its seed, and the moves up to the end of the second trick. */
async function beginning(page) {
  // Whoever bids is not passed in.
  const how = { ...person(), call: (names) => names[0] };
  await playUntil(page, how, async (shown) => shown === "play" && (await playedCards(page)) >= 4, contribute);
  const { seed } = await saved(page);
  return { seed, moves: await moves(page) };
}

const playedCards = async (page) => (await moves(page)).filter((move) => move.play !== undefined).length;

/** The first deal as it goes if nobody disturbs it, up to the result. */
let undisturbed;
/** The same of a second match, begun before anything was thought about in the first. */
let second;

test("a line says that he thinks, and goes", async () => {
  const { page, errors, close, gate } = await table();
  await start(page, { level: "Master" });
  const how = person();
  await playUntilHeld(page, gate, how, "play");
  await assertThinking(page);
  await gate.open();
  await assertNotThinking(page);
  await playUntil(page, how, (shown) => shown === "result");
  undisturbed = await moves(page);
  const { workers, terminated, asked, answered } = await spied(page);
  assert.deepEqual({ workers, terminated, answered }, { workers: 1, terminated: 0, answered: asked });
  assert.deepEqual(errors, []);
  await close();
});

test("a second match begun at once", async () => {
  const { page, errors, close } = await table();
  await start(page, { level: "Master" });
  // As far as the browser draws what it contributes to the first deal, as in the others.
  await playUntil(page, person(), (shown) => shown === "exchange");
  await leave(page);
  await newMatch(page);
  second = await beginning(page);
  assert.deepEqual(errors, []);
  await close();
});

describe("whoever disturbs him in the middle of a thought hears nothing of it afterwards", () => {
  for (const phase of ["auction", "play"]) {
    test(`left and gone on with, from the phase ${phase} on: the same deal`, async () => {
      const { page, errors, close, gate } = await table();
      await start(page, { level: "Master" });
      const how = person();
      await playUntilHeld(page, gate, how, phase);
      const before = await moves(page);
      for (const times of [1, 2]) {
        await leave(page);
        assert.equal((await spied(page)).terminated, times);
        const held = gate.arrival();
        await page.getByRole("button", { name: "Continue the match" }).click();
        await held;
        await assertThinking(page);
        assert.deepEqual(await moves(page), before);
      }
      await gate.open();
      await playUntil(page, how, (shown) => shown === "result");
      assert.deepEqual(await moves(page), undisturbed);
      const { asked, answered } = await spied(page);
      assert.equal(answered, asked - 2, "one answer to each question but the two dropped");
      assert.deepEqual(errors, []);
      await close();
    });
  }

  test("the page loaded anew: the same deal", async () => {
    const { page, errors, close, gate } = await table();
    await start(page, { level: "Master" });
    const how = person();
    await playUntilHeld(page, gate, how, "play");
    const before = await moves(page);
    const held = gate.arrival();
    await page.reload();
    await held;
    await assertThinking(page);
    assert.deepEqual(await moves(page), before);
    await gate.open();
    await playUntil(page, how, (shown) => shown === "result");
    assert.deepEqual(await moves(page), undisturbed);
    assert.deepEqual(errors, []);
    await close();
  });

  for (const phase of ["exchange", "play"]) {
    test(`a new match, from the phase ${phase} on: as if nothing had been thought about before`, async () => {
      const { page, errors, close, gate } = await table();
      await start(page, { level: "Master" });
      await playUntilHeld(page, gate, person(), phase);
      await leave(page);
      await newMatch(page);
      assert.deepEqual((await saved(page)).stage, { draw: { places: [], round: 0 } });
      const { workers, terminated, asked, answered } = await spied(page);
      assert.deepEqual({ workers, terminated }, { workers: 2, terminated: 1 });
      assert.equal(answered, asked - 1);
      // Whoever waits at the gate is let go on too, as far as there is anybody.
      await gate.open();
      assert.deepEqual(await beginning(page), second);
      assert.deepEqual(errors, []);
      await close();
    });
  }

  test("the match ended, and another one begun: likewise", async () => {
    const { page, errors, close, gate } = await table();
    await start(page, { level: "Master" });
    await playUntilHeld(page, gate, person(), "play");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "End the match" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "End the match" }).click();
    await page.locator("[data-screen=end]").waitFor();
    const { workers, terminated, asked, answered } = await spied(page);
    assert.deepEqual({ workers, terminated }, { workers: 1, terminated: 1 });
    assert.equal(answered, asked - 1);
    await gate.open();
    await page.locator("[data-screen=end] .kos-button--primary").click();
    await page.locator(".kos-spread").waitFor();
    assert.deepEqual(await beginning(page), second);
    assert.deepEqual(errors, []);
    await close();
  });
});

/** Runs in the page: the pauses before the computer's moves take no time, or end when they are told to. */
function rulePauses() {
  const [begin, drop] = [setTimeout, clearTimeout];
  const held = new Map();
  const pauses = { areHeld: false, end: () => [...held.values()].map((end) => end()).length };
  globalThis.pauses = pauses;
  globalThis.setTimeout = (what, delay = 0, ...rest) => {
    // No pause is as short or as long.
    if (delay < 1000 || delay > 4000) return begin(what, delay, ...rest);
    if (!pauses.areHeld) return begin(what, 0, ...rest);
    // Far from the browser's own numbers.
    const number = 1e9 + held.size;
    held.set(number, () => held.delete(number) && what(...rest));
    return number;
  };
  globalThis.clearTimeout = (number) => held.delete(number) || drop(number);
}

/** Plays on until the computer has decided but waits for the end of its pause. */
async function playUntilDecided(page, how) {
  await playUntil(page, how, (shown) => shown === "play");
  await page.evaluate(() => (globalThis.pauses.areHeld = true));
  for (let cards = 0; cards < 16; cards += 1) {
    await step(page, how);
    if ((await page.locator(".kos-status").getAttribute("data-kind")) === "wait") return hasDecided(page);
  }
  return assert.fail("the lead never came to the computer");
}

const hasDecided = (page) => page.waitForFunction(() => globalThis.spied.answered === globalThis.spied.asked);

test("what he has decided is dropped with its question, and asked for again", async () => {
  const { page, errors, close } = await open({
    prepare: spyOnWorkers,
    route: (page) => page.addInitScript(rulePauses),
  });
  await start(page, { level: "Master", pace: "Calm" });
  const how = person();
  await playUntilDecided(page, how);
  const before = await moves(page);
  await leave(page);
  assert.equal(await page.evaluate(() => globalThis.pauses.end()), 0, "nobody waits for the end of a pause");
  await page.getByRole("button", { name: "Continue the match" }).click();
  await page.locator(".kos-status[data-kind=wait]").waitFor();
  await hasDecided(page);
  assert.deepEqual(await moves(page), before);
  await page.evaluate(() => (globalThis.pauses.areHeld = false));
  assert.equal(await page.evaluate(() => globalThis.pauses.end()), 1);
  await myTurn(page);
  const after = await moves(page);
  assert.ok(after.length > before.length);
  assert.deepEqual(after, undisturbed.slice(0, after.length));
  await playUntilDecided(page, how);
  await leave(page);
  await newMatch(page);
  assert.equal(await page.evaluate(() => globalThis.pauses.end()), 0);
  assert.deepEqual(await spied(page).then(({ workers, terminated }) => ({ workers, terminated })), { workers: 1, terminated: 0 });
  await page.evaluate(() => (globalThis.pauses.areHeld = false));
  assert.deepEqual(await beginning(page), second);
  assert.deepEqual(errors, []);
  await close();
});
