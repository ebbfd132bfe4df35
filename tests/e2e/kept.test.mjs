// A match is kept whatever becomes of the tab: it is killed in the moment after each move, without a warning.

import assert from "node:assert/strict";
import { EventEmitter, once } from "node:events";
import { createServer } from "node:http";
import { after, before, test } from "node:test";

import { application, start } from "./support/page.mjs";
import { contribute, hand, myTurn, picker, saved, screen, step } from "./support/table.mjs";

const open = application({ headers: () => ({ "Cache-Control": "max-age=3600" }) });

/** What the cards follow from. */
const SEED = 5;

/** How often the tab is killed at least. */
const KILLS = 50;

/** Asked by a page that has just saved a move. It gives no answer, so the page does nothing else any more. */
const silence = createServer(() => silence.emit("last request"));
before(() => once(silence.listen(0, "127.0.0.1"), "listening"));
after(() => {
  silence.close();
  silence.closeAllConnections();
});

/** Runs in the page: as soon as a move has been saved, and before anything else is done, the page stands still. */
function standStillOnceSaved(address) {
  const { setItem } = Storage.prototype;
  const stage = (match) => match && JSON.stringify(JSON.parse(match).stage);
  Storage.prototype.setItem = function (name, value) {
    const before = name === "kosakeln.match" ? this.getItem(name) : value;
    setItem.call(this, name, value);
    if (stage(before) === stage(value)) return;
    const request = new XMLHttpRequest();
    request.open("GET", address, false);
    request.send();
  };
}

/** What somebody sees who sits down at the table, and what is saved of it. */
async function seen(page) {
  const shown = (selector, name) => page.locator(selector).evaluateAll((all, key) => all.map((one) => one.dataset[key]), name);
  return {
    screen: await screen(page),
    hand: await hand(page),
    turn: await shown(".kos-status", "kind"),
    seats: await shown("[data-side=near] .kos-tag", "tag"),
    stage: (await saved(page)).stage,
    past: (await saved(page)).past,
  };
}

/** A player at a table that goes on; `act` does something, and waits until it is the player's turn again. */
async function lasting() {
  const { page, close, errors } = await open({ seed: SEED });
  const act = async (work) => {
    await work(page);
    await myTurn(page);
  };
  return { act, now: () => page, kills: () => 0, close, errors };
}

/** The same where the tab is killed after every move, the computer's too, and the page opened anew. */
async function killed() {
  const address = `http://127.0.0.1:${silence.address().port}/`;
  const life = new EventEmitter();
  let page;
  let kill;
  let isDoomed;
  let kills = 0;
  silence.on("last request", () => {
    isDoomed = true;
    // It is gone before it can say that it is.
    kill().catch(() => {});
  });
  const meet = async (next) => {
    const session = await next.context().newCDPSession(next);
    page = next;
    kill = () => session.send("Page.crash");
    page.once("crash", () => life.emit("over"));
  };
  const prepare = `(${standStillOnceSaved})(${JSON.stringify(address)})`;
  const { again, close, errors } = await open({ seed: SEED, prepare, route: meet });
  /** Does something on the page; tells whether that was the end of it. */
  const isEndOf = async (work) => {
    isDoomed = false;
    const over = once(life, "over").then(() => true);
    const outcome = work().then(
      () => false,
      // What was being done on the page cannot succeed.
      (error) => (isDoomed ? over : Promise.reject(error)),
    );
    return Promise.race([over, outcome]);
  };
  const act = async (work) => {
    let isOver = await isEndOf(() => work(page).then(() => myTurn(page)));
    while (isOver) {
      kills += 1;
      await page.close();
      isOver = await isEndOf(() => again().then(myTurn));
    }
  };
  return { act, now: () => page, kills: () => kills, close, errors };
}

/** Plays until it is enough, and gives what is seen after each thing that was done. */
async function played({ act, now, kills, close, errors }, isEnough) {
  const pick = picker(4);
  const call = (names) => names.find((name) => !["Pass", "Solo"].includes(name)) ?? "Pass";
  const scenes = [];
  await act((page) => start(page));
  while (!isEnough(scenes, kills())) {
    if ((await screen(now())) === "result") {
      await act(async (page) => {
        await contribute(page);
        await page.locator(".kos-sticky-foot .kos-button--primary").click();
        await page.locator("[data-screen=result]").waitFor({ state: "detached" });
      });
    } else {
      await act(async (page) => {
        await contribute(page);
        await step(page, { pick, exchange: 3, announce: true, call });
      });
    }
    const scene = await seen(now());
    // The last trick lies on the table until the result is asked for; who comes back then has the result at once.
    if (scene.screen !== "play" || scene.hand.length > 0) scenes.push(scene);
  }
  assert.deepEqual(errors, []);
  await close();
  return { scenes };
}

test("a tab that is killed after every move loses nothing, and the computer decides the same", async () => {
  // A deal with its result, and the beginning of the next.
  const broken = await played(await killed(), (scenes, kills) => kills >= KILLS && scenes.at(-1).past.length > 0);
  const whole = await played(await lasting(), (scenes) => scenes.length === broken.scenes.length);
  assert.deepEqual(broken.scenes, whole.scenes);
});
