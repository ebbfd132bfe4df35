// The computer thinks in a worker, or in slices on the page where there is none, and what it decides is the same.

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { application, start } from "./support/page.mjs";
import { EDGE, moves, myTurn, picker, saved, screen, step } from "./support/table.mjs";
import { serving, spied, spyOnWorkers, tampered } from "./support/worker.mjs";

const open = application();

/** A worker that takes its time over each question. */
const SLOW = tampered("onmessage = (event) => setTimeout(real, 1500, event);");

/** Plays a deal against the computer to its end; gives its moves. */
async function playDeal(page) {
  const how = { pick: picker(7), exchange: 4, announce: true, call: (names) => names.at(-1) };
  for (let steps = 0; steps < 120; steps += 1) {
    await myTurn(page);
    if ((await screen(page)) === "result") return moves(page);
    await step(page, how);
  }
  return assert.fail("the deal did not end");
}

async function playUntil(page, wanted) {
  const how = { pick: picker(7), exchange: 4 };
  for (let steps = 0; steps < 120; steps += 1) {
    await myTurn(page);
    if (await wanted(await screen(page))) return;
    await step(page, how);
  }
  assert.fail("the screen wanted did not come");
}

/** The moves of the deal that all of these tests play, as they are with an untouched worker. */
let expected;

test("in a worker, started once and never ended", async () => {
  const { page, errors, close } = await open({ prepare: spyOnWorkers });
  await start(page, { level: "Beginner" });
  expected = await playDeal(page);
  assert.equal(page.workers().length, 1);
  const { workers, terminated, heard } = await spied(page);
  assert.deepEqual({ workers, terminated }, { workers: 1, terminated: 0 });
  // Once for each of its moves, and once to say that it listens.
  const dealer = (await saved(page)).stage.deal.deal.dealer;
  const seat = dealer === "one" ? "F" : "D";
  assert.equal(heard, 1 + expected.filter((move) => move.by === seat).length);
  assert.deepEqual(errors, []);
  await close();
});

/** Runs in the page: the time between two looks at a worker that thinks is over at once. */
function hurryLooks() {
  const LOOK = 5000;
  const begin = setTimeout;
  globalThis.setTimeout = (what, delay, ...rest) => begin(what, delay === LOOK ? 0 : delay, ...rest);
}

const WITHOUT = [
  ["a browser without workers", { prepare: () => delete globalThis.Worker }],
  [
    "a browser that refuses to start one",
    {
      prepare: () => {
        globalThis.Worker = function refuse() {
          throw new DOMException("refused", "SecurityError");
        };
      },
    },
  ],
  ["a script that is not there", { route: serving("404", "text/plain", 404) }],
  ["a script that cannot be loaded", { route: (page) => page.route("**/worker.js*", (route) => route.abort()) }],
  ["a script of another kind", { route: serving("<!doctype html><title>Hello</title>", "text/html") }],
  ["a script that is none", { route: serving("const const = const;") }],
  // It is given time, and then nobody waits for it any more.
  ["a script that does nothing", { route: serving(""), workers: 1 }],
  ["a worker that listens and breaks down at its third question", {
    route: serving(tampered(`
      let heard = 0;
      onmessage = (event) => {
        heard += 1;
        if (heard > 3) throw new Error("broken on purpose");
        real(event);
      };`)),
  }],
  ["a worker that listens and never answers", { prepare: hurryLooks, route: serving(tampered("onmessage = () => {};")) }],
  ["a worker that thinks and cannot say what it has decided", {
    prepare: hurryLooks,
    // The fifth byte of a message says what it is: 2 is an answer.
    route: serving(tampered(`
      const say = postMessage.bind(globalThis);
      globalThis.postMessage = (message) => message[4] === 2 || say(message);`)),
  }],
  ["a worker that cannot send its third answer", {
    route: serving(tampered(`
      const say = postMessage.bind(globalThis);
      let answers = 0;
      globalThis.postMessage = (message) => {
        answers += message[4] === 2;
        if (answers === 3) throw new DOMException("not sent on purpose", "DataCloneError");
        say(message);
      };`)),
  }],
  ["a worker that hears its third question damaged", {
    route: serving(tampered(`
      let heard = 0;
      onmessage = ({ data }) => {
        heard += 1;
        real({ data: heard > 3 ? data.slice(0, -1) : data });
      };`)),
  }],
  ["a worker that says strange things as well", {
    route: serving(tampered(`
      const strange = () => {
        for (const thing of [null, 1, "ready", {}, [], { type: "decided" }, new Uint8Array(), new Uint8Array(300).fill(255), Uint8Array.of(107, 111, 115, 1), Uint8Array.of(107, 111, 115, 1, 2, 1, 1), Uint8Array.of(107, 111, 115, 2, 0), new Date(), new Map([[1, 2]])]) postMessage(thing);
      };
      onmessage = (event) => { strange(); real(event); strange(); };`)),
    workers: 1,
  }],
];

// Two at a time: each has a browser profile of its own.
describe("whatever becomes of the worker, the same deal is played to its end", { concurrency: 2 }, () => {
  for (const [name, { prepare, route, workers = 0 }] of WITHOUT) {
    test(name, async () => {
      const { page, errors, close } = await open({ prepare, route });
      await start(page, { level: "Beginner" });
      assert.deepEqual(await playDeal(page), expected);
      assert.equal(page.workers().length, workers);
      const uncaught = errors.filter((error) => !/worker\.js|on purpose|the worker cannot|MIME|Failed to load/u.test(error));
      assert.deepEqual(uncaught, []);
      await close();
    });
  }
});

/** Makes moves until the computer is thinking. */
async function playUntilItThinks(page) {
  await playUntil(page, (shown) => shown === "play");
  for (;;) {
    await myTurn(page);
    const before = (await moves(page)).length;
    await page.locator(".kos-hand button:not([aria-disabled=true])").first().click({ position: EDGE });
    await page.waitForFunction(
      (count) => JSON.parse(localStorage.getItem("kosakeln.match")).stage.deal.deal.record.moves.length > count,
      before,
    );
    // The move of the person; the computer's takes a second and a half.
    if ((await page.locator(".kos-status").getAttribute("data-kind")) === "wait") return before + 1;
  }
}

test("that it thinks can be read at once, is shown when it takes long, and is not read out", async () => {
  const { page, close } = await open({ route: serving(SLOW) });
  await start(page, { level: "Beginner" });
  await playUntilItThinks(page);
  const sign = page.locator(".kos-thought");
  assert.equal(await sign.evaluate((node) => getComputedStyle(node).opacity), "0", "a quick move shows none");
  assert.match(await page.locator(".kos-status").textContent(), /Computer is thinking\.$/);
  assert.doesNotMatch(await page.locator(".kos-status__said").textContent(), /thinking/);
  await page.waitForFunction(() => {
    const sign = document.querySelector(".kos-thought");
    return sign && getComputedStyle(sign).opacity === "1";
  });
  await myTurn(page);
  assert.equal(await sign.count(), 0);
  await close();
});

test("the level chosen is the one played, and stands at the table", async () => {
  const { page, close } = await open();
  for (const level of ["Beginner", "Club player", "Master"]) await page.getByRole("radio", { name: level }).waitFor();
  assert.ok(await page.getByRole("radio", { name: "Club player" }).isChecked());
  await start(page, { level: "Master" });
  const tag = page.locator("[data-side=far] [data-tag=level]");
  assert.equal(await tag.textContent(), "Master");
  await page.reload();
  assert.equal(await tag.textContent(), "Master");
  assert.equal((await saved(page)).setup.level, "master");
  await close();
});

/** Runs in the page: notes when the computer was thinking, what held the page up, and what its worker is asked. */
function watch() {
  const watched = { tasks: [], thinking: [], questions: [], answers: 0, mostAtOnce: 0 };
  globalThis.watched = watched;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) watched.tasks.push({ startTime, duration });
  }).observe({ type: "longtask" });
  let since;
  new MutationObserver(() => {
    const thinks = document.querySelector(".kos-status")?.dataset.kind === "wait";
    const now = performance.now();
    if (thinks) since ??= now;
    else if (since !== undefined) {
      watched.thinking.push([since, now]);
      since = undefined;
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-kind"] });
  // The fifth byte of a message says what it is: 1 is a question to the worker, 2 its answer.
  globalThis.Worker = class extends globalThis.Worker {
    constructor(...how) {
      super(...how);
      globalThis.spiedWorker = this;
      this.addEventListener("message", ({ data }) => (watched.answers += data[4] === 2));
    }

    postMessage(message) {
      if (message[4] === 1) {
        watched.questions.push([...message]);
        watched.mostAtOnce = Math.max(watched.mostAtOnce, watched.questions.length - watched.answers);
      }
      super.postMessage(message);
    }
  };
}

const watched = (page) => page.evaluate(() => globalThis.watched);

/** What held the page up while the computer thought: not the drawing of the person's move before, nor of its own after. */
const holdUps = ({ tasks, thinking }) =>
  tasks.filter(({ startTime, duration }) => thinking.some(([from, to]) => startTime > from + 50 && startTime + duration < to));

/**
 * A page that thought in one go would be held up at nearly every thought; a busy machine may stop any page for a moment,
 * now and then.
 */
function assertFluid(seen) {
  const holds = holdUps(seen);
  assert.ok(holds.length <= seen.thinking.length / 4, JSON.stringify(holds));
}

/** The moves of the deal against the master, as they are with its worker. */
let against;

for (const [level, name] of [["Club player", "club player"], ["Master", "master"]]) {
  test(`a whole deal against the ${name}, in the worker: one question at a time, and the page is never held up`, async () => {
    const { page, errors, close } = await open({ prepare: watch, route: serving(tampered("")) });
    await start(page, { level, pace: "Brisk" });
    against = await playDeal(page);
    const seen = await watched(page);
    assert.equal(against.length, (await saved(page)).stage.deal.deal.record.moves.length);
    assert.ok(seen.thinking.length > 10, `${seen.thinking.length}`);
    assertFluid(seen);
    assert.equal(seen.mostAtOnce, 1);
    assert.equal(seen.answers, seen.questions.length);
    if (level === "Master") await askAgain(page, seen.questions);
    assert.deepEqual(errors, []);
    await close();
  });
}

/**
 * The worker's memory stays small and does not grow: it is asked the questions of fifty deals more, all of them in every
 * tenth, in the others those that take little time, the first and the last eight.
 */
async function askAgain(page, questions) {
  const size = () => page.workers()[0].evaluate(() => globalThis.wasm.memory.buffer.byteLength / 2 ** 20);
  const sizes = [await size()];
  const quick = [questions[0], ...questions.slice(-8)];
  for (let deal = 0; deal < 50; deal += 1) {
    await page.evaluate(async (all) => {
      for (const question of all) {
        const answer = new Promise((done) => {
          globalThis.spiedWorker.addEventListener("message", function hear({ data }) {
            if (data[4] !== 2) return;
            this.removeEventListener("message", hear);
            done();
          });
        });
        globalThis.spiedWorker.postMessage(Uint8Array.from(question));
        await answer;
      }
    }, deal % 10 === 0 ? questions : quick);
    sizes.push(await size());
  }
  assert.ok(sizes.every((one) => one <= 32), `${sizes} MiB`);
  assert.deepEqual(sizes, sizes.map(() => sizes[0]));
}

test("on the page, in slices, the master plays the same deal and never holds the page up for 50 ms", async () => {
  const { page, errors, close } = await open({
    prepare: watch,
    route: (page) => page.addInitScript(() => delete globalThis.Worker),
  });
  await start(page, { level: "Master", pace: "Brisk" });
  assert.deepEqual(await playDeal(page), against);
  const seen = await watched(page);
  assert.ok(seen.thinking.length > 10, `${seen.thinking.length}`);
  assertFluid(seen);
  assert.deepEqual(errors, []);
  await close();
});
