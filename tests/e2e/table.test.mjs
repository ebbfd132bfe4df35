// What a person may do to the table besides playing well.

import assert from "node:assert/strict";
import { test } from "node:test";

import { application, start } from "./support/page.mjs";
import { EDGE, moves, picker, playUntil, saved, screen } from "./support/table.mjs";

const open = application();

test("a card that may not be played is refused with the rule, and stays", async () => {
  const { page, errors, close } = await open();
  await start(page, { opponent: "friend", names: ["Anna", "Berta"] });
  const illegal = page.locator('.kos-hand [data-legal="false"]');
  await playUntil(page, async (shown) => shown === "play" && (await illegal.count()) > 0);
  const before = await moves(page);
  // A card that is marked as not allowed can be clicked all the same: it then says why.
  await illegal.first().click({ position: EDGE, force: true });
  const status = page.locator(".kos-status__said");
  await page.waitForFunction(() => document.querySelector(".kos-status").dataset.kind === "refusal");
  assert.match(await status.textContent(), /^(Anna|Berta) must .+ \(R9\.2\)\.$/);
  assert.deepEqual(await moves(page), before);
  assert.deepEqual(errors, []);
  await close();
});

test("a King cannot be laid aside, and the refusal names the rule", async () => {
  const { page, close } = await open({ seed: 3 });
  await start(page);
  const sacred = page.locator('.kos-hand [data-card$="K"], .kos-hand [data-card="T22"], .kos-hand [data-card="T21"], .kos-hand [data-card="T1"]');
  await playUntil(page, async (shown) => shown === "exchange" && (await sacred.count()) > 0);
  await sacred.first().click({ position: EDGE, force: true });
  await page.waitForFunction(() => document.querySelector(".kos-status").dataset.kind === "refusal");
  assert.match(await page.locator(".kos-status__said").textContent(), /\(R5\.2\)\.$/);
  assert.equal(await page.locator(".kos-hand [aria-pressed=true]").count(), 0);
  await close();
});

test("a double click plays one card, also when the trick it wins gives the lead", async () => {
  const { page, close } = await open();
  await start(page, { opponent: "friend", names: ["Anna", "Berta"] });
  let doubled = 0;
  const ready = page.locator(".kos-hand button:not([aria-disabled=true])");
  await playUntil(page, async (shown) => {
    if (shown !== "play" || (await ready.count()) < 2) return shown === "result";
    const before = (await moves(page)).length;
    // From the left: the highest card, which as an answer often wins.
    await ready.first().dblclick({ position: EDGE });
    await page.waitForFunction(
      (count) => JSON.parse(localStorage.getItem("kosakeln.match")).stage.deal.deal.record.moves.length >= count,
      before + 1,
    );
    assert.equal((await moves(page)).length, before + 1);
    doubled += 1;
    return false;
  });
  assert.ok(doubled > 20);
  await close();
});

test("a double click on a call does not lift the curtain", async () => {
  const { page, close } = await open();
  await start(page, { opponent: "friend", names: ["Anna", "Berta"] });
  await playUntil(page, (shown) => shown === "auction");
  await page.locator("[data-call=Dreiblatt]").click();
  const lift = page.locator(".kos-curtain button");
  await lift.waitFor();
  // The second click of the double click, on what stands there by then; and time to draw what came of it.
  await lift.evaluate(async (button) => {
    button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
    for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  });
  assert.equal(await screen(page), "curtain");
  await lift.click();
  await page.locator(".kos-hand").waitFor();
  await close();
});

test("a key held down presses one button", async () => {
  const { page, close } = await open();
  await start(page, { opponent: "friend" });
  await playUntil(page, (shown) => shown === "play");
  await page.locator(".kos-hand button:not([aria-disabled=true])").first().focus();
  const before = (await moves(page)).length;
  for (let press = 0; press < 8; press += 1) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await page.locator(".kos-curtain").waitFor();
  assert.equal((await moves(page)).length, before + 1);
  await close();
});

test("five clicks at once play one card", async () => {
  const { page, close } = await open();
  await start(page, { pace: "Calm" });
  const ready = page.locator(".kos-hand button:not([aria-disabled=true])");
  await playUntil(page, async (shown) => shown === "play" && (await ready.count()) > 1);
  const before = (await moves(page)).length;
  await page.evaluate(() => {
    const cards = [...document.querySelectorAll(".kos-hand button:not([aria-disabled=true])")];
    for (let click = 0; click < 5; click += 1) cards[click % cards.length].click();
  });
  assert.equal((await moves(page)).length, before + 1);
  await close();
});

test("the keyboard alone plays a trick, and the focus stays in the hand", async () => {
  const { page, close } = await open();
  await start(page, { opponent: "friend" });
  await playUntil(page, (shown) => shown === "play");
  await page.locator(".kos-hand button:not([aria-disabled=true])").first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  const before = (await moves(page)).length;
  await page.keyboard.press("Enter");
  await page.locator(".kos-curtain button").waitFor();
  assert.equal((await moves(page)).length, before + 1);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator(".kos-hand").waitFor();
  await page.locator(".kos-hand button:not([aria-disabled=true])").last().focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector(".kos-trick__slot[data-winning], .kos-curtain"));
  assert.equal((await moves(page)).length, before + 2);
  await close();
});

test("a whole match comes to its end, and the sheet adds up", async () => {
  const { page, errors, close } = await open();
  await page.getByRole("radio", { name: "4 deals" }).check();
  await start(page);
  for (;;) {
    const how = { pick: picker((await saved(page).catch(() => ({ past: [] }))).past.length + 11) };
    await playUntil(page, (shown) => shown === "result" || shown === "end", how);
    if ((await screen(page)) === "end") break;
    await page.locator(".kos-sticky-foot .kos-button--primary").click();
    await page.waitForFunction(() => document.querySelector("[data-screen=result]") === null);
  }
  const number = (text) => Number(text.replace("−", "-").replace("+", "") || 0);
  const rows = await page.locator("tbody tr").evaluateAll((all) =>
    // Below the points of the deal stands the balance.
    all.map((row) => row.querySelectorAll("td")[1].firstChild?.textContent ?? ""),
  );
  const sum = rows.map(number).reduce((one, other) => one + other, 0);
  assert.equal(rows.filter((points) => points !== "").length, 4);
  const foot = await page.locator("tfoot tr").first().locator("td").allTextContents();
  assert.deepEqual(foot.slice(1).map(number), [sum, -sum]);
  assert.deepEqual(errors, []);
  // From the end the next match begins with one click, and the deal alternated in this one.
  const dealers = (await saved(page)).past.map((deal) => deal.dealer);
  assert.ok(dealers.slice(1).every((dealer, before) => dealer !== dealers[before]));
  await page.locator(".kos-sticky-foot .kos-button--primary").click();
  await page.locator(".kos-spread").waitFor();
  await close();
});

test("the table can be left and found again, and a match ended only when asked twice", async () => {
  const { page, close } = await open();
  await start(page, { opponent: "friend", names: ["Anna", "Berta"] });
  await playUntil(page, (shown) => shown === "auction");
  const before = await moves(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Leave the match" }).click();
  await page.getByRole("button", { name: "New match" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Go on playing" }).click();
  await page.getByRole("button", { name: "Continue the match" }).click();
  // Who comes back may be the other one.
  await page.locator(".kos-curtain").waitFor();
  assert.deepEqual(await moves(page), before);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "End the match" }).click();
  await page.getByRole("button", { name: "Go on playing" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  assert.equal(await screen(page), "curtain");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "End the match" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "End the match" }).click();
  await page.locator("[data-screen=end]").waitFor();
  await close();
});

test("a dialog gives the focus back to what opened it", async () => {
  const { page, errors, close } = await open();
  await start(page, { opponent: "friend" });
  await playUntil(page, (shown) => shown === "auction");
  for (const tool of ["Score sheet", "House rules", "Menu"]) {
    await page.getByRole("button", { name: tool }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.waitForFunction((name) => document.activeElement.textContent === name, tool);
  }
  assert.deepEqual(errors, []);
  await close();
});

test("the house rules chosen are the ones played", async () => {
  const { page, close } = await open();
  await page.locator("summary").click();
  await page.getByLabel("Unterer", { exact: false }).selectOption({ index: 1 });
  await page.getByLabel("Both pass").selectOption({ index: 2 });
  await start(page, { opponent: "friend", exchange: "Easy" });
  await playUntil(page, (shown) => shown === "auction", { pick: picker(3), exchange: 0 });
  const { rules } = (await saved(page)).setup;
  assert.deepEqual([rules.unterer, rules.passedIn, rules.exchange], [true, "forcedDreiblatt", "easy"]);
  await page.locator("[data-call=Dreiblatt]").click();
  await page.locator(".kos-curtain button").click();
  await page.locator("[data-call=Unterer]").click();
  await page.locator(".kos-curtain button").click();
  await page.locator("[data-call=Hold]").waitFor();
  assert.equal((await moves(page)).at(-1).call, "Unterer");
  await close();
});

test("where nothing can be stored the game goes on, and says so once", async () => {
  const { page, errors, close } = await open({
    prepare: () => Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("denied"); } }),
  });
  await page.getByRole("alert").waitFor();
  await page.getByRole("alert").getByRole("button").click();
  await start(page);
  await page.locator(".kos-spread button").first().click({ position: { x: 8, y: 14 } });
  await page.locator(".kos-drawn").waitFor();
  assert.equal(await page.getByRole("alert").count(), 0, "said more than once");
  assert.deepEqual(errors, []);
  await close();
});

test("a second window that goes on with the match is not overwritten by the first", async () => {
  const { page, close } = await open();
  await start(page);
  await page.locator(".kos-spread button").first().click({ position: { x: 8, y: 14 } });
  await page.locator(".kos-drawn").waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator(".kos-panel .kos-button--primary").click();
  // Only when it waits for the person does the match stay as it is.
  await other.locator(".kos-packet__button, .kos-status[data-kind=turn] ~ .kos-hand button").first().waitFor();
  const there = await saved(other);
  // It is said at once, and whatever is done in the first counts for nothing.
  await page.getByRole("alert").waitFor();
  await page.locator(".kos-panel .kos-button--primary").click();
  assert.deepEqual(await saved(page), there);
  // The first goes on from where the second is, and then the second is told.
  assert.equal(await other.getByRole("alert").count(), 0);
  await page.getByRole("button", { name: "Go on here" }).click();
  await page.getByRole("alert").waitFor({ state: "detached" });
  assert.deepEqual(await saved(page), there);
  await playUntil(page, async () => JSON.stringify(await saved(page)) !== JSON.stringify(there));
  await other.getByRole("alert").waitFor();
  assert.notDeepEqual(await saved(other), there);
  await close();
});

test("a saved match that cannot be read is kept, and said", async () => {
  const { page, close } = await open({ prepare: () => localStorage.setItem("kosakeln.match", '{"damaged":') });
  await page.getByRole("alert").waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem("kosakeln.kept.1")), '{"damaged":');
  await close();
});
