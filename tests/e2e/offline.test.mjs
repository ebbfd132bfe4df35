// Once the page has been there it needs no network; a new version comes between deals, and no files are ever mixed.

import assert from "node:assert/strict";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { after, afterEach, before, beforeEach, test } from "node:test";

import { launch } from "./support/browser.mjs";
import { gameIn } from "./support/dist.mjs";
import { deploy, renew, workshop } from "./support/hosts.mjs";
import { openPage, start } from "./support/page.mjs";
import { serve } from "./support/server.mjs";
import { hand, moves, picker, playUntil } from "./support/table.mjs";

let browser;
let copies;
let server;
let site;

before(async () => (browser = await launch()));
after(() => browser.close());
beforeEach(async () => {
  copies = await workshop();
  await mkdir(join(copies.folder, "site"));
  site = join(copies.folder, "site");
  await copies.copy("site/a");
  server = await serve({ root: site });
});
afterEach(async () => {
  await server.close();
  await copies.clear();
});

const open = (folder = "a/", options = {}) => openPage(browser, server.url + folder, { serviceWorkers: "allow", ...options });

/** Until the page is kept. */
const untilKept = (page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

/** The network is cut, once nothing is on its way any more: what breaks off then is no fault of the page. */
async function cut(page) {
  await page.waitForLoadState("networkidle");
  await server.close();
}

const ours = (page) => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("kosakeln ")).sort());

/** The folder that the page's own files come from. */
const gameOf = (page) =>
  page.evaluate(() => /game-[0-9a-f]+/.exec(performance.getEntriesByType("resource").map(({ name }) => name).join())[0]);

const nameOfGame = (folder) => gameIn(folder).slice(folder.length + 1);

const play = { pick: picker(3) };
const beginning = { level: "Beginner", exchange: "Easy" };

test("after one visit a deal is begun, played and settled without a network", async () => {
  const { page, errors, close } = await open();
  await page.locator("[data-screen=start]").waitFor();
  await untilKept(page);
  await cut(page);
  for (const address of [`${server.url}a/`, `${server.url}a/index.html`, `${server.url}a/?from=home`]) {
    await page.goto(address);
    await page.locator("[data-screen=start]").waitFor();
  }
  await start(page, beginning);
  await playUntil(page, (shown) => shown === "result", play);
  assert.deepEqual(errors, []);
  // What was never looked at is there as well.
  await page.goto(`${server.url}a/#/rules`);
  await page.locator("[data-screen=book] .kos-book__text").waitFor();
  assert.deepEqual(errors, []);
  await close();
});

test("a network that is cut in the middle of a deal is not missed", async () => {
  const { page, errors, close } = await open();
  await start(page, beginning);
  await playUntil(page, (shown) => shown === "play", play);
  await untilKept(page);
  await cut(page);
  const [before, cards] = [await moves(page), await hand(page)];
  await page.reload();
  await page.locator(".kos-table").waitFor();
  assert.deepEqual((await moves(page)).slice(0, before.length), before);
  assert.deepEqual((await hand(page)).sort(), cards.sort());
  await playUntil(page, (shown) => shown === "result", play);
  assert.deepEqual(errors, []);
  await close();
});

test("a new version is announced in a deal, waits for its end, and leaves another page its own files", async () => {
  const next = await copies.copy("next");
  await renew(next, "The next version");
  const { page, errors, context, close } = await open();
  await start(page, beginning);
  await playUntil(page, (shown) => shown === "auction" || shown === "discard" || shown === "play", play);
  await untilKept(page);
  const [old, fresh] = [nameOfGame(join(site, "a")), nameOfGame(next)];
  // Another page is open on a page beside the game, and stays there.
  const other = await context.newPage();
  await other.goto(`${server.url}a/#/pack`);
  await other.locator("[data-screen=pack]").waitFor();
  await deploy(next, join(site, "a"));

  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration()).update()));
  await page.getByRole("alert").getByText("There is a new version").waitFor();
  assert.equal(await gameOf(page), old);
  // A reload in the middle of the deal is still all of one version.
  await page.reload();
  await page.locator(".kos-table").waitFor();
  assert.equal(await gameOf(page), old);
  await page.getByRole("alert").getByText("There is a new version").waitFor();
  await page.getByRole("alert").getByRole("button").click();
  await playUntil(page, (shown) => shown === "result", play);
  assert.equal(await gameOf(page), old);

  const again = page.waitForEvent("load");
  await page.getByRole("button", { name: "Next deal" }).click();
  await again;
  await page.locator(".kos-table").waitFor();
  assert.equal(await gameOf(page), fresh);
  await playUntil(page, (shown) => shown === "play" || shown === "auction", play);

  // The other page has gone on, and gets what it has not asked for yet, which the server does not have any more.
  assert.equal(await gameOf(other), old);
  const kept = await other.evaluate(async (game) => (await fetch(`${game}/texts/ja.ftl`)).ok, old);
  assert.ok(kept);
  assert.equal((await fetch(`${server.url}a/${old}/texts/ja.ftl`)).status, 404);
  assert.equal((await ours(page)).length, 2);
  await other.close();
  await page.reload();
  await page.locator(".kos-table").waitFor();
  await page.waitForFunction(async () => (await caches.keys()).length === 1);
  assert.deepEqual(errors, []);
  await close();
});

test("before a match a new version takes over at once", async () => {
  const next = await copies.copy("next");
  await renew(next, "The next version");
  const { page, errors, close } = await open();
  await page.locator("[data-screen=start]").waitFor();
  await untilKept(page);
  await deploy(next, join(site, "a"));
  await page.goto(`${server.url}a/`);
  await page.getByText("The next version").waitFor();
  assert.deepEqual(errors, []);
  await close();
});

test("if a file is missing nothing is kept of that version, and the one before stays", async () => {
  const [whole, next] = [await copies.copy("whole"), await copies.copy("next")];
  await rm(join(gameIn(join(site, "a")), "pictures", "T1.svg"));
  const { page, close } = await open();
  await page.locator("[data-screen=start]").waitFor();
  // Its registration ends with the worker that could not be installed.
  const install = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.register("service-worker.js").catch(() => undefined);
      const worker = registration?.installing;
      if (!worker) return "refused";
      await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
      return worker.state;
    });
  assert.ok(["redundant", "refused"].includes(await install()));
  assert.deepEqual(await ours(page), []);

  await deploy(whole, join(site, "a"));
  await page.reload();
  await untilKept(page);
  const kept = await ours(page);
  await renew(next, "Never seen");
  await rm(join(gameIn(next), "pictures", "T1.svg"));
  await deploy(next, join(site, "a"));
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const found = new Promise((done) => registration.addEventListener("updatefound", () => done(registration.installing)));
    registration.update().catch(() => {});
    const worker = await found;
    while (worker.state === "installing") await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
    return worker.state;
  });
  assert.equal(state, "redundant");
  assert.deepEqual(await ours(page), kept);
  await cut(page);
  await page.reload();
  await page.locator("[data-screen=start]").waitFor();
  await close();
});

test("what else the server keeps in the browser is left alone, another Kosakeln in another folder too", async () => {
  await copies.copy("site/b");
  const next = await copies.copy("next");
  await renew(next, "The next version");
  const { page, errors, context, close } = await open();
  await page.locator("[data-screen=start]").waitFor();
  await page.evaluate(async () => {
    await (await caches.open("club")).put("/club.txt", new Response("club"));
    await (await caches.open("kosakeln")).put("/club.txt", new Response("club"));
  });
  await untilKept(page);
  const second = await context.newPage();
  await second.goto(`${server.url}b/`);
  await untilKept(second);
  assert.equal((await ours(page)).length, 2);
  const [ofB] = (await ours(page)).filter((name) => name.includes("/b/"));
  await deploy(next, join(site, "a"));
  await page.goto(`${server.url}a/`);
  await page.getByText("The next version").waitFor();
  await page.waitForFunction(async () => (await caches.keys()).filter((name) => name.includes("/a/")).length === 1);
  const names = await page.evaluate(() => caches.keys());
  assert.ok(["club", "kosakeln", ofB].every((name) => names.includes(name)), names.join());
  assert.equal(names.length, 4);
  assert.deepEqual(errors, []);
  await close();
});

test("it can be installed from its folder", async () => {
  const { page, context, close } = await open();
  const session = await context.newCDPSession(page);
  const { url, errors, manifest } = await session.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  assert.equal(url, `${server.url}a/manifest.webmanifest`);
  assert.equal(manifest.startUrl, `${server.url}a/`);
  assert.equal(manifest.scope, `${server.url}a/`);
  await untilKept(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  assert.deepEqual(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito"), []);
  await close();
});
