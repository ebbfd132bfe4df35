// Hints in every phase, the question before a bonus is given away, the counting in threes, and the guided deal.

import assert from "node:assert/strict";
import { test } from "node:test";

import { learn, playLesson } from "./support/lesson.mjs";
import { application, start } from "./support/page.mjs";
import { hand, myTurn, picker, saved, screen, step } from "./support/table.mjs";

const open = application();

const coach = (page) => page.getByRole("complementary", { name: /The computer’s advice|Notes/u });
const followed = (page) => page.locator("[data-action=follow-hint]");

/** Asks for a hint and gives what is advised and what stands for the others. */
async function hint(page) {
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await coach(page).waitFor();
  await followed(page).waitFor();
  const advice = await page.locator(".kos-coach__advice").textContent();
  return { advice, costs: await page.locator(".kos-costs__cost").allTextContents() };
}

test("a hint in each phase says what, why and what the others cost, and leaves the focus where it was", async () => {
  const { page, errors, close } = await open({ seed: 5 });
  await start(page);
  const how = { pick: picker(3), announce: false, call: (names) => names.find((name) => name !== "Pass") ?? "Pass" };
  const seen = new Set();
  for (let steps = 0; steps < 200; steps += 1) {
    await myTurn(page);
    const shown = await screen(page);
    if (shown === "result") break;
    const isOver = (await page.locator(".kos-board > .kos-button--primary").count()) > 0;
    if (!["draw", "cut", "curtain"].includes(shown) && !isOver && !seen.has(shown)) {
      seen.add(shown);
      const { advice, costs } = await hint(page);
      assert.match(advice, /^(Play|Call|Take|Discard|Keep|Announce) .+\.$/u, shown);
      assert.ok((await page.locator(".kos-coach__reasons li").count()) > 0, `${shown}: no reason`);
      for (const cost of costs) assert.match(cost, /^(costs \d+\.\d game points|as good)/u);
      const focused = await page.evaluate(() => document.activeElement?.dataset.action);
      assert.equal(focused, "hint");
      // It is marked on the cards or the buttons as well, and in their names.
      if (shown === "play") {
        const marked = page.locator(".kos-hand [data-advised=true]");
        assert.match(await marked.getAttribute("aria-label"), /\(advised\)$/u);
      }
      if (shown === "exchange") assert.equal(await page.locator(".kos-hand [data-advised=true]").count(), 8);
      await page.getByRole("button", { name: "Close the advice" }).click();
      await coach(page).waitFor({ state: "detached" });
    }
    await step(page, how);
  }
  assert.ok(["exchange", "auction", "play"].every((phase) => seen.has(phase)), [...seen].join());
  // The result says how often, and nothing more.
  await page.getByText(`You: ${seen.size} hints`).waitFor();
  const { stage } = await saved(page);
  assert.equal(stage.deal.deal.hints.one, seen.size);
  assert.deepEqual(errors, []);
  await close();
});

test("what is advised can be done from the slip, by keyboard", async () => {
  const { page, errors, close } = await open({ seed: 5 });
  await start(page);
  const how = { pick: picker(3) };
  while ((await screen(page)) !== "exchange") await step(page, how);
  await hint(page);
  await followed(page).press("Enter");
  await page.locator(".kos-counter").getByText("8 of 8 chosen").waitFor();
  await page.getByRole("button", { name: "Discard", exact: true }).press("Enter");
  await myTurn(page);
  assert.equal(await screen(page), "auction");
  assert.equal(await coach(page).count(), 0);
  assert.deepEqual(errors, []);
  await close();
});

test("behind the curtain there is nothing of a hint", async () => {
  const { page, errors, close } = await open({ seed: 2 });
  await start(page, { opponent: "friend", names: ["Anna", "Berta"] });
  const how = { pick: picker(5) };
  while ((await screen(page)) !== "exchange") await step(page, how);
  await hint(page);
  await step(page, how);
  assert.equal(await screen(page), "curtain");
  assert.equal(await coach(page).count(), 0);
  assert.equal(await page.locator("[data-advised]").count(), 0);
  assert.equal(await page.getByRole("button", { name: "Hint", exact: true }).getAttribute("aria-disabled"), "true");
  assert.deepEqual(errors, []);
  await close();
});

test("a card that gives an announced Pagat away is asked about once", async () => {
  const { page, errors, close } = await open({ seed: 1 });
  // In the guided deal the Pagat is announced.
  await learn(page);
  await playLesson(page, { until: async () => (await screen(page)) === "play" });
  const announced = page.locator("[data-plaque=announcements]");
  await announced.getByText("Pagat ultimo").waitFor();
  await page.waitForFunction(() => document.querySelector(".kos-hand [data-card=T1]:not([aria-disabled=true])"));
  const pagat = page.locator(".kos-hand [data-card=T1]");
  await pagat.press("Enter");
  const asked = page.getByRole("dialog", { name: "Give it away?" });
  await asked.getByText(/announced Pagat ultimo.*no longer be made/u).waitFor();
  await page.keyboard.press("Escape");
  await asked.waitFor({ state: "detached" });
  assert.ok((await hand(page)).includes("T1"), "it has not been played");
  await pagat.press("Enter");
  await asked.getByRole("button", { name: "Do it all the same" }).click();
  await page.waitForFunction(() => !document.querySelector(".kos-hand [data-card=T1]"));
  assert.deepEqual(errors, []);
  await close();
});

test("the guided deal is played to its end by its suggestions, and the piles are counted to seventy", async () => {
  const { page, errors, close } = await open({ seed: 1 });
  await learn(page);
  const titles = await playLesson(page, { until: async () => (await screen(page)) === "result" });
  for (const title of ["Welcome", "The cards", "What counts", "The exchange", "The auction", "Announcements", "The Cossack talon", "The first trick", "The Pagat"]) {
    assert.ok(titles.has(title), `${title} did not come up: ${[...titles].join(", ")}`);
  }
  await page.getByRole("heading", { name: "The settlement" }).waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem("kosakeln.match")), null, "it is kept apart");
  // Count every group of both piles.
  await page.getByRole("button", { name: "Count the cards" }).click();
  const dialog = page.getByRole("dialog", { name: "Counting in threes" });
  const next = dialog.getByRole("button", { name: "Next" });
  let cards = 0;
  for (let group = 0; (await next.getAttribute("aria-disabled")) !== "true"; group += 1) {
    assert.ok(group < 30);
    cards += await dialog.locator("[data-card]").count();
    const before = await dialog.innerText();
    await next.press("Enter");
    await page.waitForFunction((text) => document.querySelector("[role=dialog]").innerText !== text, before);
  }
  assert.equal(cards, 54);
  const numbers = (await dialog.locator(".kos-versus__number").allTextContents()).map(Number);
  assert.equal(numbers[0] + numbers[1], 70);
  await dialog.getByRole("button", { name: "Back" }).press("Enter");
  await dialog.getByText(/^So far: /u).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "To the start page" }).click();
  await page.locator("[data-screen=start]").waitFor();
  assert.deepEqual(errors, []);
  await close();
});

test("the guided deal goes on whatever is played, can be left, and leaves the match alone", async () => {
  const { page, errors, close } = await open({ seed: 6 });
  await start(page);
  const how = { pick: picker(9), call: (names) => names.at(-1), announce: true };
  while ((await screen(page)) !== "exchange") await step(page, how);
  const before = await saved(page);
  const leave = async () => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Leave the match" }).click();
    await page.locator("[data-screen=start]").waitFor();
  };
  await leave();
  await learn(page);
  await page.getByRole("button", { name: "Close the notes" }).click();
  await coach(page).waitFor({ state: "detached" });
  for (let steps = 0; (await screen(page)) !== "result"; steps += 1) {
    assert.ok(steps < 100);
    await step(page, how);
  }
  await page.getByRole("button", { name: "Play this deal again" }).click();
  await coach(page).getByText("Welcome").waitFor();
  await leave();
  assert.deepEqual(await saved(page), before);
  await page.getByRole("button", { name: "Continue the match" }).click();
  assert.equal(await screen(page), "exchange");
  assert.deepEqual(errors, []);
  await close();
});
