// The page runs on the servers that clubs have; and where it cannot, it says what is wrong.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";

import { launch } from "./support/browser.mjs";
import { dist } from "./support/dist.mjs";
import { POLICY } from "./support/hosts.mjs";
import { openPage, start } from "./support/page.mjs";
import { serve } from "./support/server.mjs";
import { EDGE, moves, picker, playUntil, step } from "./support/table.mjs";

let browser;

before(async () => (browser = await launch()));
after(() => browser.close());

/** A page from a server that does it in its own way. */
async function from({ open: how = {}, ...host }, work) {
  const server = await serve({ root: dist, ...host });
  try {
    const opened = await openPage(browser, server.url, how);
    await work({ ...opened, server });
    await opened.close();
  } finally {
    await server.close();
  }
}

const ISOLATED = { "Cross-Origin-Embedder-Policy": "require-corp", "Cross-Origin-Opener-Policy": "same-origin" };

for (const [what, host] of [
  ["with a strict policy", { headers: () => POLICY, open: { serviceWorkers: "allow" } }],
  ["that isolates its pages", { headers: () => ISOLATED }],
  ["in a folder", { mount: "/a/club/" }],
  ["in a folder that is named without a slash", { mount: "/club/", withoutSlash: true }],
  ["that knows no type for wasm", { headers: (file) => (file.endsWith(".wasm") ? { "Content-Type": "text/plain" } : {}) }],
  ["that does not know the texts and the manifest", { headers: (file) => (/\.(ftl|webmanifest)$/.test(file) ? { "Content-Type": "application/octet-stream" } : {}) }],
]) {
  test(`the game runs on a server ${what}`, () =>
    from({ ...host, open: { ...host.open, prepare: noteRefusals } }, async ({ page, errors, server }) => {
      if (host.withoutSlash) await page.goto(server.url.slice(0, -1));
      await start(page, { level: "Beginner" });
      // The computer has moved, in its worker, and the cards have their pictures.
      const how = { pick: picker(3) };
      while ((await moves(page).catch(() => [])).length < 4) await step(page, how);
      assert.equal(page.workers().length, 1);
      const pictures = await page.evaluate(() =>
        Promise.all([...document.querySelectorAll("image")].map(async (one) => (await fetch(one.getAttribute("href"))).ok)),
      );
      assert.ok(pictures.length > 0 && pictures.every(Boolean));
      if (host.open?.serviceWorkers) await page.waitForFunction(async () => Boolean(navigator.serviceWorker.controller));
      assert.deepEqual(await page.evaluate(() => globalThis.refused), []);
      assert.deepEqual(errors, []);
    }));
}

/** Runs in the page: notes what its policy refuses. */
function noteRefusals() {
  globalThis.refused = [];
  document.addEventListener("securitypolicyviolation", (event) => globalThis.refused.push(event.violatedDirective));
}

const answering = (pattern, answer) => ({ open: { route: (page) => page.route(pattern, (route) => route.fulfill(answer)) } });
const policy = (scripts) => ({ headers: () => ({ "Content-Security-Policy": `default-src 'self'; script-src ${scripts}` }) });
const gone = { status: 404, body: "not here" };
const sorry = { contentType: "text/html", body: "<p>Sorry" };

for (const [what, why, host] of [
  ["the wasm is missing", "missing", answering("**/*.wasm", gone)],
  ["there is a page in the place of the wasm", "damaged", answering("**/*.wasm", sorry)],
  ["the script is missing", "missing", answering("**/app-*.js", gone)],
  ["the script has a wrong type", "type", answering("**/app-*.js", { contentType: "text/plain", body: "0" })],
  ["the script that starts it is missing", "missing", answering("**/start.js", gone)],
  ["the script that starts it has a wrong type", "type", answering("**/start.js", sorry)],
  ["its first script is missing", "silent", answering("**/threshold.js", gone)],
  ["the policy forbids wasm", "policy", policy("'self'")],
  ["the policy forbids scripts", "silent", policy("'none'")],
  ["the browser has no wasm", "browser", { open: { prepare: () => delete globalThis.WebAssembly } }],
  ["the browser has no modules", "browser", { open: { prepare: () => delete HTMLScriptElement.prototype.noModule } }],
]) {
  test(`if ${what}, the page says so in three languages`, () =>
    from(host, async ({ page }) => {
      await isTold(page, why);
    }));
}

async function isTold(page, why) {
  const told = page.locator(`[data-why=${why}]`);
  await told.locator("[lang=ja]").waitFor();
  assert.deepEqual(await page.locator("[data-why]:visible").evaluateAll((all) => all.map((one) => one.dataset.why)), [why]);
  for (const language of ["en", "de", "ja"]) assert.ok(await told.locator(`[lang=${language}]`).isVisible());
}

test("if it is opened as a file, the page says so", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(pathToFileURL(join(dist, "index.html")).href);
  await isTold(page, "file");
  await context.close();
});

test("every sentence stands in the page once in each language, and none is shown while it starts", async () => {
  const html = await readFile(join(dist, "index.html"), "utf8");
  const parts = html.split('data-why="').slice(1);
  assert.ok(parts.length >= 8);
  for (const part of parts) {
    assert.deepEqual([...part.matchAll(/ lang="(\w+)"/g)].map(([, language]) => language), ["en", "de", "ja"], part.slice(0, 20));
  }
  let release;
  const held = new Promise((resolve) => (release = resolve));
  const route = (page) => page.route("**/*.wasm", (route) => held.then(() => route.continue()));
  await from({ open: { route } }, async ({ page }) => {
    await page.locator(".kos-threshold[data-state=starting]").waitFor();
    assert.equal(await page.locator("[data-why]:visible").count(), 0);
    release();
    await page.locator("[data-screen=start]").waitFor();
  });
});

/** Runs in the page: a call of the game's into the browser does not come back while `trapped` says so, but ends the wasm. */
function setTrap() {
  // (module (func (export "f") unreachable))
  const code = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11);
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = (source, imports) => {
    for (const calls of Object.values(imports)) {
      for (const [name, call] of Object.entries(calls)) {
        if (typeof call !== "function") continue;
        calls[name] = (...values) => {
          if (globalThis.trapped) new WebAssembly.Instance(new WebAssembly.Module(code)).exports.f();
          return call(...values);
        };
      }
    }
    return instantiateStreaming(source, imports);
  };
}

test("if the game ends by a fault of its own, it says so in its language and goes on from what was saved", () =>
  from({ open: { prepare: setTrap, locale: "de-AT" } }, async ({ page }) => {
    await start(page, { level: "Beginner" });
    await playUntil(page, (shown) => shown === "play", { pick: picker(3) });
    const before = await moves(page);
    // With the click itself, so that nothing of the game runs into it before.
    await page.evaluate(() => addEventListener("pointerdown", () => (globalThis.trapped = true), { capture: true }));
    await page.locator(".kos-hand button:not([aria-disabled=true])").first().click({ position: EDGE });
    const alert = page.getByRole("alert");
    await alert.getByText("wegen eines Fehlers").waitFor();
    assert.equal(await page.getByRole("button").count(), 1);
    assert.equal(await page.locator(".kos-table").count(), 0);
    await alert.getByRole("button", { name: "Weiterspielen" }).click();
    await page.locator(".kos-table[data-phase=play]").waitFor();
    assert.deepEqual((await moves(page)).slice(0, before.length), before);
    await playUntil(page, (shown) => shown === "result", { pick: picker(3) });
  }));
