// The game as an element of somebody else's page: nothing of that page is read or changed, and it does what docs/embedding.md says.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { launch } from "./support/browser.mjs";
import { HOSTILE, ask, clubhouse, heard, movesOf, ready, savedBy, visit } from "./support/club.mjs";
import { POLICY } from "./support/hosts.mjs";
import { serve } from "./support/server.mjs";
import { myTurn, picker, playUntil, step } from "./support/table.mjs";

const GAME = '<kosakeln-game lang="en" seats="human,beginner"><p>The game has not started.</p></kosakeln-game>';

let browser;
let house;

before(async () => {
  house = await clubhouse();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await house?.clear();
});

const inClub = (how, work) => visit(browser, house, { page: { body: GAME }, ...how }, work);

const start = async (page) => page.locator("[data-action=start]").first().click();

/** All that is seen of the table. */
const table = (page) => page.locator(".kos-table").evaluate((shown) => shown.outerHTML);

/** Plays until so many moves have been made, the computer's among them. */
async function playSome(page, count, how = { pick: picker(3) }) {
  while ((await heard(page, "move")).length < count) await step(page, how);
}

test("a whole deal is played in a narrow element of a hostile page with a strict policy, and the page hears of it", () =>
  inClub(
    {
      page: { body: `<p id="before">Before</p><div id="box">${GAME}</div><p>After</p>`, css: `${HOSTILE} #box { inline-size: 320px; }` },
      headers: () => POLICY,
      open: { viewport: { width: 500, height: 800 } },
    },
    async ({ page, errors, server }) => {
      const look = () => page.evaluate(() => [document.title, location.href, history.length, document.documentElement.lang, document.activeElement.tagName]);
      const asBefore = await look();
      await ready(page);
      assert.deepEqual(await look(), asBefore, "the focus is still the page's, and so is all else");
      await start(page);
      assert.equal(await ask(page, (game) => game.record()), null);
      await playSome(page, 12);
      assert.equal(await ask(page, (game) => game.record()), null, "nothing is told before the deal is over");
      assert.equal(await ask(page, (game) => game.result()), null);
      const hidden = (await movesOf(page)).filter((move) => move.discard).flatMap((move) => move.discard);
      const told = JSON.stringify(await heard(page, "move"));
      const open = (await heard(page, "move")).flatMap(({ detail }) => detail.discard ?? []);
      assert.ok(hidden.length > 0 && open.length < hidden.length && !told.includes("pack"));

      // What the page says of text and boxes is not heard in the game.
      const inside = await page.evaluate(() => {
        const game = document.querySelector("kosakeln-game");
        const root = game.shadowRoot.querySelector(".kos-root");
        const { fontSize, letterSpacing, direction, textTransform, cursor } = getComputedStyle(root);
        const { width, height } = game.getBoundingClientRect();
        const scroller = game.shadowRoot.querySelector(".kos-scroller");
        return { fontSize, letterSpacing, direction, textTransform, cursor, width, height, wider: scroller.scrollWidth - scroller.clientWidth };
      });
      assert.deepEqual(inside, {
        fontSize: "16px",
        letterSpacing: "normal",
        direction: "ltr",
        textTransform: "none",
        cursor: "auto",
        width: 320,
        height: 640,
        wider: 0,
      });

      await playUntil(page, (shown) => shown === "result", { pick: picker(3) });
      const moves = (await heard(page, "move")).map(({ detail }) => detail);
      const [{ detail: end }] = await heard(page, "dealend");
      assert.equal(moves.length, end.record.moves.length);
      moves.forEach((move, place) => {
        const made = end.record.moves[place];
        assert.equal(move.number, place + 1);
        assert.equal(move.by, made.by);
        assert.equal(move.player, made.by === "F" ? 1 : 2);
        for (const kind of ["call", "play", "take", "announce"]) assert.deepEqual(move[kind], made[kind]);
      });
      assert.deepEqual(await ask(page, (game) => game.record()), end.record);
      assert.deepEqual(await ask(page, (game) => game.result()), end.result);
      assert.equal(end.result.total.F + end.result.total.D, 0);
      assert.deepEqual(end.result.players, { F: 1, D: 2 });
      assert.equal((await heard(page, "ready")).length, 1);

      const [title, , , language] = await look();
      assert.deepEqual([title, language], ["Our club", "fr"]);
      assert.equal(await page.evaluate(() => location.href), asBefore[1]);
      assert.equal(await page.evaluate(() => history.length), asBefore[2]);
      assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
      assert.equal(await page.locator("#before").evaluate((one) => getComputedStyle(one).fontSize), "40px");
      assert.deepEqual(await page.evaluate(() => globalThis.refused), []);
      assert.deepEqual(errors, []);
      assert.ok(page.workers().every((worker) => worker.url().startsWith(server.url)));
    },
  ));

const ISOLATED = { "Cross-Origin-Embedder-Policy": "require-corp", "Cross-Origin-Opener-Policy": "same-origin" };

for (const [what, how] of [
  ["that isolates its pages", { headers: () => ISOLATED }],
  ["with the page in a folder", { mount: "/a/club/" }],
  ["that knows no type for wasm", { headers: (file) => (file.endsWith(".wasm") ? { "Content-Type": "text/plain" } : {}) }],
  ["whose pages store nothing", { open: { prepare: () => Object.defineProperty(globalThis, "localStorage", { get: () => { throw new DOMException("", "SecurityError"); } }) }, stores: false }],
]) {
  test(`the element is played on a server ${what}`, () =>
    inClub(how, async ({ page, errors }) => {
      await ready(page);
      await start(page);
      await playSome(page, 4);
      assert.equal(page.workers().length, 1);
      assert.equal((await heard(page, "error")).filter(({ detail }) => detail.code === "storage").length, how.stores === false ? 1 : 0);
      assert.deepEqual(errors, []);
    }));
}

const SHARED = { "Access-Control-Allow-Origin": "*" };
const away = (policy) => `default-src 'none'; script-src 'self' 'wasm-unsafe-eval' ORIGIN${policy}; style-src 'self'; connect-src 'self' ORIGIN; img-src 'self' ORIGIN`;

for (const [what, policy, workers, faces] of [
  ["", undefined, 1, "blob:"],
  [" on an isolated page", "", 1, "blob:"],
  [" whose policy lets no worker begin", `${away("")} blob:`, 0, "blob:"],
  [" whose policy shows only what lies there", away(""), 0, "http:"],
]) {
  test(`the element comes from another server to a page${what}`, async () => {
    const other = await serve({ root: house.root, headers: () => SHARED });
    try {
      const headers = policy ? { "Content-Security-Policy": policy.replaceAll("ORIGIN", other.url) } : policy === "" ? ISOLATED : {};
      const page = { body: GAME, scripts: [`${other.url}kosakeln/kosakeln-game.js`] };
      await inClub({ page, headers: () => headers }, async ({ page, errors }) => {
        await ready(page);
        await start(page);
        await playSome(page, 4);
        assert.equal(page.workers().length, workers);
        const shown = await page.locator("image").evaluateAll((all) =>
          Promise.all(
            all.map(async (one) => {
              const image = new Image();
              image.src = one.getAttribute("href");
              await image.decode();
              return image.src.slice(0, 5);
            }),
          ),
        );
        assert.deepEqual([...new Set(shown)], [faces]);
        assert.deepEqual(errors.filter((error) => !error.includes("Content Security Policy")), []);
      });
    } finally {
      await other.close();
    }
  });
}

test("a base that the attribute names gives the game, and the script beside the page only the element", async () => {
  const other = await serve({ root: house.root, headers: () => SHARED });
  try {
    const body = GAME.replace("<kosakeln-game", `<kosakeln-game src="${other.url}kosakeln"`);
    await inClub({ page: { body } }, async ({ page }) => {
      const asked = [];
      page.on("request", (request) => request.url().endsWith(".wasm") && asked.push(request.url()));
      await page.reload();
      await ready(page);
      assert.ok(asked.length > 0 && asked.every((address) => address.startsWith(other.url)), asked.join());
    });
  } finally {
    await other.close();
  }
});

test("the script twice is one element, and two elements are two games that are kept apart", () =>
  inClub(
    {
      page: {
        body: ["one", "two"].map((id) => GAME.replace("<kosakeln-game", `<kosakeln-game id="${id}"`)).join(""),
        scripts: ["kosakeln/kosakeln-game.js", "kosakeln/kosakeln-game.js?again"],
      },
    },
    async ({ page, errors }) => {
      await ready(page);
      await page.evaluate(() => {
        document.querySelector("#one").newDeal({ seats: "human,beginner" });
        document.querySelector("#two").newDeal({ seats: "beginner,human", rules: { exchange: "easy" } });
      });
      // In the second the computer is forehand, cuts as soon as its player goes on, and plays on its own.
      await page.locator("#two").getByRole("button", { name: "Continue" }).click();
      await page.waitForFunction(() => globalThis.heard.some(({ name, id }) => name === "move" && id === "two"));
      assert.ok((await heard(page, "move")).every(({ id }) => id === "two"));
      const [one, two] = [await savedBy(page, "1"), await savedBy(page, "2")];
      assert.equal(one.setup.rules.exchange, "classic");
      assert.equal(two.setup.rules.exchange, "easy");
      assert.notEqual(one.seed, two.seed);
      await page.reload();
      await ready(page);
      assert.equal((await savedBy(page, "1")).seed, one.seed);
      assert.equal((await savedBy(page, "2")).seed, two.seed);
      assert.deepEqual(errors, []);
    },
  ));

test("keys mean the game only while the focus is in it, and the page scrolls over it", () =>
  inClub({ page: { body: `<input id="field">${GAME}<p id="end">End</p>`, css: "#end { margin-block-start: 200vh; }" } }, async ({ page }) => {
    await ready(page);
    await start(page);
    await page.locator("#field").focus();
    const before = await table(page);
    for (const key of ["0", "1", "l", "?", "u", "Escape", "Enter"]) await page.keyboard.press(key);
    assert.equal(await table(page), before);
    assert.equal(await page.evaluate(() => document.activeElement.id), "field");
    // A key that does something in the game does it, once the focus is there.
    await page.locator(".kos-packet__button").first().focus();
    await page.keyboard.press("?");
    await page.locator(".kos-dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".kos-dialog").waitFor({ state: "detached" });
    await page.waitForFunction(() => document.activeElement.shadowRoot?.activeElement.className === "kos-packet__button");
    const box = await page.locator("kosakeln-game").boundingBox();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.wheel(0, 300);
    await page.waitForFunction(() => scrollY > 100);
  }));

test("language and colours change at once, everything else with the next deal", () =>
  inClub({}, async ({ page, errors }) => {
    await ready(page);
    await start(page);
    await playSome(page, 4);
    const root = page.locator(".kos-root");
    await ask(page, (game) => ((game.lang = "de"), game.setAttribute("theme", "dark")));
    await page.locator(".kos-root[lang=de][data-theme=dark]").waitFor();
    await ask(page, (game) => (game.setAttribute("lang", "ja"), game.removeAttribute("theme")));
    await page.locator(".kos-root[lang=ja][data-theme=auto]").waitFor();
    await ask(page, (game) => (game.setAttribute("lang", "en"), game.setAttribute("theme", "light")));
    await page.locator(".kos-root[lang=en][data-theme=light]").waitFor();
    assert.equal(await root.count(), 1);

    await ask(page, (game) => (game.setAttribute("seats", "human,master"), game.setAttribute("deals", "3"), game.setAttribute("names", "Anna,Computer"), game.setAttribute("save-key", "two")));
    await playUntil(page, (shown) => shown === "result", { pick: picker(3) });
    const before = await savedBy(page);
    assert.deepEqual([before.setup.level, before.setup.length], ["beginner", { deals: 8 }]);
    await page.locator(".kos-sticky-foot .kos-button--primary").click();
    await page.locator(".kos-table").waitFor();
    const after = await savedBy(page, "two");
    assert.deepEqual([after.setup.level, after.setup.length, after.setup.names.one], ["master", { deals: 3 }, "Anna"]);
    assert.equal(after.past.length, 1, "it is the same match");
    assert.deepEqual(await savedBy(page), before, "what was kept before stays");

    await ask(page, (game) => game.setAttribute("deals", "many"));
    await page.waitForFunction(() => globalThis.heard.some(({ name }) => name === "error"));
    assert.equal((await heard(page, "error"))[0].detail.code, "attribute");
    assert.deepEqual(errors, []);
  }));

test("what a method cannot use is refused with a code, and the game stays as it was", () =>
  inClub({}, async ({ page, errors }) => {
    assert.deepEqual(await page.evaluate(() => customElements.whenDefined("kosakeln-game").then(() => {
      try {
        document.createElement("kosakeln-game").record();
      } catch (error) {
        return error.code;
      }
    })), "not-ready");
    await ready(page);
    await start(page);
    await playSome(page, 4);
    await myTurn(page);
    const state = () => Promise.all([savedBy(page), table(page)]);
    const before = await state();
    for (const [code, act] of [
      ["argument", (game) => game.newDeal({ seats: "club,club" })],
      ["argument", (game) => game.newDeal({ rules: { exchange: "all" } })],
      ["argument", (game) => game.newDeal({ rules: "{" })],
      ["argument", (game) => game.newDeal({ deals: -1 })],
      ["argument", (game) => game.newDeal({ deal: "1NOTHING" })],
      ["argument", (game) => game.newDeal({ colour: "red" })],
      ["argument", (game) => game.newDeal("human,club")],
      ["argument", (game) => game.newDeal([1])],
      ["argument", (game) => game.newDeal({ deals: 1n })],
      ["argument", (game) => { const circle = {}; circle.rules = circle; game.newDeal(circle); }],
      ["argument", (game) => { let deep = 1; for (let count = 0; count < 5000; count += 1) deep = [deep]; game.load(deep); }],
      ["argument", (game) => game.newDeal({ get seats() { throw new Error("mine"); } })],
      ["record", (game) => game.load(undefined)],
      ["record", (game) => game.load("record")],
      ["record", (game) => game.load({ format: "kosakeln-record", version: 1, pack: [], moves: [] })],
      ["record", (game) => game.load(new Map())],
    ]) {
      assert.deepEqual(await ask(page, act), { code }, String(act));
    }
    assert.deepEqual(await state(), before);
    assert.deepEqual(errors, []);
  }));

test("a record is loaded where it ends, a damaged one not at all, and what was loaded is played on", () =>
  inClub({}, async ({ page, errors }) => {
    await ready(page);
    await start(page);
    await playUntil(page, (shown) => shown === "result", { pick: picker(3) });
    const record = await ask(page, (game) => game.record());
    const half = { ...record, moves: record.moves.slice(0, 20) };
    await ask(page, (game, record) => game.load(record), half);
    await page.locator(".kos-table").waitFor();
    assert.deepEqual((await movesOf(page)).slice(0, 20), half.moves);
    const before = await savedBy(page);
    const damaged = { ...record, moves: [...half.moves, half.moves.at(-1)] };
    assert.deepEqual(await ask(page, (game, record) => game.load(record), damaged), { code: "record" });
    assert.deepEqual(await savedBy(page), before);
    await ask(page, (game) => (globalThis.heard.length = 0));
    await playUntil(page, (shown) => shown === "result", { pick: picker(9) });
    const [{ detail: end }] = await heard(page, "dealend");
    assert.deepEqual(end.record.moves.slice(0, 20), half.moves);
    assert.deepEqual(end.record.pack, record.pack);
    await ask(page, (game, record) => game.load(record), record);
    await page.locator("[data-screen=result]").waitFor();
    assert.deepEqual(await ask(page, (game) => game.record()), record);
    assert.deepEqual(errors, []);
  }));

test("the page may call whatever it likes from within what it hears", () =>
  inClub({}, async ({ page, errors }) => {
    await ready(page);
    await page.evaluate(() => {
      const game = document.querySelector("kosakeln-game");
      let deals = 0;
      game.addEventListener("kosakeln:move", () => {
        game.record();
        game.result();
        game.setAttribute("lang", deals % 2 ? "de" : "en");
        if ((deals += 1) <= 3) game.newDeal({ seats: "beginner,human" });
        if (deals === 5) game.parentNode.append(game);
        if (deals === 6) game.destroy();
      });
      game.newDeal({ seats: "beginner,human" });
    });
    while ((await heard(page, "move")).length < 6) await step(page, { pick: picker(3) });
    assert.deepEqual(await ask(page, (game) => game.record()), { code: "destroyed" });
    assert.equal(page.workers().length, 0);
    const count = (await heard(page, "move")).length;
    await page.evaluate(() => new Promise((done) => setTimeout(done, 0)));
    assert.equal((await heard(page, "move")).length, count, "what is over says nothing");
    assert.deepEqual(errors, []);
  }));

test("an element that is moved keeps its game, and one that comes back has it again", () =>
  inClub({ page: { body: `${GAME}<div id="elsewhere"></div>` } }, async ({ page, errors }) => {
    await ready(page);
    await start(page);
    await playSome(page, 6);
    const before = await movesOf(page);
    const isSame = await page.evaluate(() => {
      const game = document.querySelector("kosakeln-game");
      const root = game.shadowRoot.querySelector(".kos-root");
      document.querySelector("#elsewhere").append(game);
      return new Promise((done) => setTimeout(() => done(game.shadowRoot.querySelector(".kos-root") === root && game.shadowRoot.contains(root)), 0));
    });
    assert.ok(isSame);
    assert.equal((await heard(page, "ready")).length, 1);
    await page.evaluate(async () => {
      const game = document.querySelector("kosakeln-game");
      game.remove();
      await new Promise((done) => setTimeout(done, 0));
      document.body.append(game);
    });
    await ready(page);
    await page.locator(".kos-table").waitFor();
    assert.deepEqual((await movesOf(page)).slice(0, before.length), before);
    assert.deepEqual(errors, []);
  }));

test("removed and put in again a hundred times, nothing is left behind", () =>
  inClub({ page: { body: GAME.replace("<kosakeln-game", '<kosakeln-game save="none"') }, open: { prepare: noteMemories } }, async ({ page, errors, context }) => {
    await ready(page);
    const client = await context.newCDPSession(page);
    const count = async () => {
      await client.send("HeapProfiler.collectGarbage");
      const { nodes, jsEventListeners } = await client.send("Memory.getDOMCounters");
      const { usedSize } = await client.send("Runtime.getHeapUsage");
      const wasm = await page.evaluate(() => globalThis.memories.reduce((sum, memory) => sum + memory.buffer.byteLength, 0));
      return { nodes, jsEventListeners, usedSize, wasm };
    };
    const cycle = (times) =>
      page.evaluate(async (times) => {
        const game = document.querySelector("kosakeln-game");
        for (let time = 0; time < times; time += 1) {
          game.newDeal();
          game.remove();
          await new Promise((done) => setTimeout(done, 0));
          document.body.append(game);
          await game.ready;
        }
      }, times);
    // What waits for something lets go of it within seconds, and what comes later comes within seconds.
    const settled = async () => {
      let [last, now] = [undefined, await count()];
      for (let tries = 0; tries < 30 && last?.nodes !== now.nodes; tries += 1) {
        await page.evaluate(() => new Promise((done) => setTimeout(done, 1000)));
        [last, now] = [now, await count()];
      }
      return now;
    };
    await cycle(30);
    const before = await settled();
    await cycle(100);
    const after = await settled();
    assert.ok(after.nodes <= before.nodes + 100, `nodes: ${before.nodes}, ${after.nodes}`);
    assert.ok(after.jsEventListeners <= before.jsEventListeners + 10, `listeners: ${before.jsEventListeners}, ${after.jsEventListeners}`);
    assert.ok(after.usedSize <= before.usedSize + 1_000_000, `bytes of JavaScript: ${before.usedSize}, ${after.usedSize}`);
    assert.ok(after.wasm <= before.wasm + 2_000_000, `bytes of wasm: ${before.wasm}, ${after.wasm}`);
    assert.equal(await page.evaluate(() => globalThis.memories.length), 1);
    assert.equal(page.workers().length, 0);
    assert.deepEqual(errors, []);
  }));

/** Runs in the page: notes the memories of all wasm that runs. */
function noteMemories() {
  globalThis.memories = [];
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (...given) => {
    const made = await instantiateStreaming(...given);
    globalThis.memories.push(made.instance.exports.memory);
    return made;
  };
}

const gone = { status: 404, body: "not here" };
const sorry = { contentType: "text/html", body: "<p>Sorry" };
const answering = (pattern, answer) => ({ open: { route: (page) => page.route(pattern, (route) => route.fulfill(answer)) } });

for (const [what, code, how] of [
  ["the wasm is missing", "missing", answering("**/*.wasm", gone)],
  ["there is a page in the place of the wasm", "damaged", answering("**/*.wasm", sorry)],
  ["its script is missing", "missing", answering("**/app-*.js", gone)],
  ["its script has a wrong type", "type", answering("**/app-*.js", { contentType: "text/plain", body: "0" })],
  ["its styles are missing", "missing", answering("**/kosakeln-*.css", gone)],
  ["its texts are missing", "missing", answering("**/*.ftl", gone)],
  ["the policy of the page forbids wasm", "policy", { headers: () => ({ "Content-Security-Policy": "script-src 'self'" }) }],
  ["the browser has no wasm", "browser", { open: { prepare: () => delete globalThis.WebAssembly } }],
  ["its base is missing", "missing", { page: { body: GAME.replace("<kosakeln-game", '<kosakeln-game src="nowhere"') } }],
]) {
  test(`if ${what}, the element says so, and the page hears it`, () =>
    inClub({ page: { body: GAME.replace('"en"', '"de"') }, ...how }, async ({ page }) => {
      await page.waitForFunction(() => globalThis.heard.some(({ name }) => name === "error"));
      const [{ detail }] = await heard(page, "error");
      assert.equal(detail.code, code);
      assert.ok(detail.message.length > 10);
      const alert = page.getByRole("alert");
      await alert.waitFor();
      if (what !== "its texts are missing") {
        assert.equal(await page.evaluate(() => document.querySelector("kosakeln-game").ready.catch((error) => error.code)), code);
        assert.match(await alert.innerText(), what === "its base is missing" ? /could not be loaded/ : /[Dd](er|ie|as|ieser) /);
      }
    }));
}

for (const [what, how] of [
  ["the script is missing", answering("**/kosakeln-game.js", gone)],
  ["the script has a wrong type", answering("**/kosakeln-game.js", sorry)],
  ["the policy of the page forbids scripts", { headers: () => ({ "Content-Security-Policy": "script-src 'none'" }) }],
]) {
  test(`if ${what}, the page shows what stands in the element`, () =>
    inClub(how, async ({ page }) => {
      assert.ok(await page.getByText("The game has not started.").isVisible());
    }));
}

test("what stands in the element is not seen once it runs", () =>
  inClub({}, async ({ page }) => {
    await ready(page);
    assert.ok(!(await page.getByText("The game has not started.").isVisible()));
  }));

/** Runs in the page: a call of the game's into the browser ends the wasm once `trapped` says so. */
function setTrap() {
  // (module (func (export "f") unreachable))
  const code = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11);
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = (source, imports) => {
    for (const calls of Object.values(imports)) {
      for (const [name, call] of Object.entries(calls)) {
        if (typeof call !== "function") continue;
        calls[name] = (...values) => {
          if (globalThis.trapped) {
            globalThis.trapped = false;
            new WebAssembly.Instance(new WebAssembly.Module(code)).exports.f();
          }
          return call(...values);
        };
      }
    }
    return instantiateStreaming(source, imports);
  };
}

for (const [what, spring] of [
  ["a click", async (page) => {
    await page.evaluate(() => addEventListener("pointerdown", () => (globalThis.trapped = true), { capture: true, once: true }));
    await page.locator(".kos-hand button").first().click({ position: { x: 20, y: 24 } });
  }],
  ["a call", async (page) => {
    assert.deepEqual(await ask(page, (game) => ((globalThis.trapped = true), game.newDeal())), { code: "stopped" });
  }],
]) {
  test(`if the game ends by a fault of its own at ${what}, it says so and goes on from what was saved`, () =>
    inClub({ open: { prepare: setTrap }, page: { body: GAME.replace('"en"', '"ja"') } }, async ({ page }) => {
      await ready(page);
      await start(page);
      await playUntil(page, (shown) => shown === "play", { pick: picker(3) });
      const before = await movesOf(page);
      await spring(page);
      const alert = page.getByRole("alert");
      await alert.waitFor();
      assert.equal((await heard(page, "error")).at(-1).detail.code, "stopped");
      assert.equal(await page.locator(".kos-table").count(), 0);
      await alert.getByRole("button").click();
      await page.locator(".kos-table[data-phase=play]").waitFor();
      assert.deepEqual((await movesOf(page)).slice(0, before.length), before);
      await playUntil(page, (shown) => shown === "result", { pick: picker(3) });
      assert.equal((await heard(page, "dealend")).length, 1);
    }));
}
