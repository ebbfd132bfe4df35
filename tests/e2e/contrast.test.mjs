// Every text on every screen can be read, in both themes.

import assert from "node:assert/strict";
import { test } from "node:test";

import { contrasts } from "./support/contrast.mjs";
import { application, start } from "./support/page.mjs";
import { EDGE, myTurn, picker, screen, step } from "./support/table.mjs";

const open = application();

/** What text needs (WCAG 1.4.3), whatever its size. */
const LEAST = 4.5;

/** Looks at what is on the screen in both themes. */
async function check(page, what) {
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    const { low, count } = await contrasts(page, LEAST);
    assert.deepEqual(low, [], `${what}, ${colorScheme}`);
    assert.ok(count > 3, `${what}: only ${count} texts`);
  }
}

test("the start screen, the page of the pack and the rules can be read", async () => {
  const { page, close } = await open({ reducedMotion: "reduce" });
  await page.locator("[data-screen=start]").waitFor();
  await page.locator("summary").evaluateAll((all) => all.forEach((summary) => summary.click()));
  await check(page, "start");
  await page.locator("[data-action=pack]").click();
  await page.locator("[data-screen=pack]").waitFor();
  await check(page, "pack");
  await page.locator("[data-action=back]").click();
  await page.locator("[data-action=book]").click();
  await page.locator("[data-screen=book] article").waitFor();
  await check(page, "book");
  await page.getByRole("searchbox").fill("Skus");
  await page.locator("[data-screen=book] [role=status]:not(:empty)").waitFor();
  await check(page, "book, a word found");
  await close();
});

test("a text that cannot be read is found", async () => {
  const { page, close } = await open({ colorScheme: "light" });
  await page.locator("[data-screen=start]").waitFor();
  const { count } = await contrasts(page, LEAST);
  await page.evaluate(() => {
    const text = document.createElement("p");
    text.textContent = "hardly there";
    Object.assign(text.style, { color: "#777", background: "linear-gradient(#fff, #888)" });
    document.querySelector("[data-screen=start]").append(text);
  });
  const { low, count: more } = await contrasts(page, LEAST);
  assert.deepEqual([low, more], [["hardly there: 1.26"], count + 1]);
  await close();
});

/** The screens of a deal, and every dialog over the table. */
const SCREENS = ["draw", "cut", "exchange", "auction", "announce", "talon", "discard", "play", "refusal", "result", "end"];

// With this seed the person becomes declarer in the first deal.
test("every screen of a match can be read", async () => {
  const { page, errors, close } = await open({ reducedMotion: "reduce", seed: 11 });
  await page.locator("input[name=length]").first().check();
  await start(page, { level: "Beginner" });
  const missing = new Set(SCREENS);
  const how = { pick: picker(3), call: (names) => names.find((name) => !["Pass", "Solo"].includes(name)) ?? "Pass" };
  for (let steps = 0; missing.size > 0 && steps < 600; steps += 1) {
    await myTurn(page);
    const shown = await screen(page);
    if (missing.delete(shown)) await check(page, shown);
    if (shown === "play" && missing.has("refusal")) await checkPlay(page, missing);
    if (shown === "end") break;
    await step(page, how);
    if (shown !== "result") continue;
    await page.locator(".kos-sticky-foot .kos-button--primary").click();
    await page.locator("[data-screen=result]").waitFor({ state: "detached" });
  }
  assert.deepEqual([...missing], []);
  assert.deepEqual(errors, []);
  await close();
});

/** With a card refused, and with each dialog, as soon as a card may be refused. */
async function checkPlay(page, missing) {
  const illegal = page.locator('.kos-hand [data-legal="false"]');
  if ((await illegal.count()) === 0) return;
  missing.delete("refusal");
  await illegal.first().click({ position: EDGE, force: true });
  await page.locator(".kos-status[data-kind=refusal]").waitFor();
  await check(page, "refusal");
  const tools = await page.locator("button[data-tool][aria-haspopup=dialog]:not([aria-disabled=true])").evaluateAll((all) => all.map((one) => one.dataset.tool));
  for (const tool of tools) {
    await page.locator(`button[data-tool=${tool}]`).click();
    await page.getByRole("dialog").waitFor();
    await check(page, tool);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
}
