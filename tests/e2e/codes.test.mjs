// Deals that are passed on: as a code, as a link, and as a link with the moves.

import assert from "node:assert/strict";
import { test } from "node:test";

import { application, start } from "./support/page.mjs";
import { hand, picker, playUntil as playOn, saved } from "./support/table.mjs";
import { LANGUAGES, text } from "./support/texts.mjs";

const open = application();
const permissions = ["clipboard-read", "clipboard-write"];

const playUntil = (page, wanted) =>
  playOn(page, wanted, { pick: picker(3), call: (names) => names.find((name) => !["Pass", "Solo"].includes(name)) ?? "Pass" });
const button = (page, name) => page.getByRole("button", { name, exact: true });
const field = (page) => page.getByRole("textbox", { name: "Code or link" });
const pasted = (page) => page.evaluate(() => navigator.clipboard.readText());

/** Plays a deal, and copies it in each way. */
async function passOn(page) {
  await start(page, { level: "Beginner", exchange: "Easy" });
  await playUntil(page, (shown) => shown === "result");
  await button(page, "Pass this deal on").click();
  const dialog = page.getByRole("dialog", { name: "Pass this deal on" });
  const copy = async (name, said) => {
    await dialog.getByRole("button", { name, exact: true }).click();
    await dialog.getByRole("status").getByText(said).waitFor();
    return pasted(page);
  };
  const code = await copy("Copy code", "The code has been copied.");
  assert.match(code, /^([0-9A-Z]{5}-){11}[0-9A-Z]{5}$/);
  assert.equal((await dialog.locator(".kos-code__text").textContent()).trim(), code.replaceAll("-", " "));
  const link = await copy("Copy link", "The link has been copied.");
  const whole = await copy("Copy link with moves", "The link with the moves has been copied.");
  assert.equal(link, `${page.url().split("#")[0]}#/code/${code}`);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  return { code, link, whole, deal: (await saved(page)).stage.deal.deal };
}

test("the deal of the day is the same at every table, and another on another day", async () => {
  const codes = [];
  for (const [seed, day, said] of [
    [1, "2026-12-01T20:00:00", "The deal of 1 December 2026"],
    [2, "2026-12-01T08:00:00", "The deal of 1 December 2026"],
    [1, "2027-01-31T08:00:00", "The deal of 31 January 2027"],
  ]) {
    const { page, errors, close } = await open({ seed });
    await page.clock.setFixedTime(new Date(day));
    await button(page, "Deal of the day").click();
    await page.getByRole("status").getByText(said).waitFor();
    codes.push(await field(page).inputValue());
    await page.getByRole("radio", { name: /^Beginner/ }).check();
    await button(page, "Play this deal").click();
    await page.locator(".kos-table").waitFor();
    assert.deepEqual(errors, []);
    await close();
  }
  const [evening, morning, other] = codes;
  assert.equal(evening, morning);
  assert.notEqual(evening, other);
});

test("the same copied once more is said once more", async () => {
  const { page, errors, close } = await open({ permissions });
  await passOn(page);
  await button(page, "Pass this deal on").click();
  const dialog = page.getByRole("dialog", { name: "Pass this deal on" });
  const status = await dialog.getByRole("status").elementHandle();
  await page.evaluate((status) => {
    globalThis.said = [];
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      globalThis.said.push(...added.filter(({ nodeType }) => nodeType === 1).map(({ textContent }) => textContent));
    }).observe(status, { childList: true });
  }, status);
  for (const times of [1, 2, 3]) {
    await dialog.getByRole("button", { name: "Copy code", exact: true }).press("Enter");
    await page.waitForFunction((times) => globalThis.said.length >= times, times);
  }
  assert.deepEqual(await page.evaluate(() => globalThis.said), Array(3).fill("The code has been copied."));
  assert.deepEqual(errors, []);
  await close();
});

test("a deal is copied, pasted and played at another table, and looked at move by move", async () => {
  const { page, errors, close } = await open({ permissions });
  const { code, whole, deal } = await passOn(page);
  const other = await open({ permissions, seed: 77 });
  await other.page.getByRole("button", { name: "Play a particular deal" }).click();
  await field(other.page).fill(code.toLowerCase().replaceAll("-", " "));
  await other.page.locator("[data-code=read]").waitFor();
  const found = await other.page.getByRole("status").textContent();
  assert.match(found, /A deal from a code/);
  assert.match(found, /Easy/);
  await other.page.getByRole("radio", { name: /^Beginner/ }).check();
  await button(other.page, "Play this deal").click();
  await other.page.locator(".kos-table").waitFor();
  const { record, dealer } = (await saved(other.page)).stage.deal.deal;
  assert.deepEqual([record.pack, record.rules, dealer], [deal.record.pack, deal.record.rules, deal.dealer]);
  await playUntil(other.page, (shown) => shown === "result");
  await other.page.getByText("A deal from a code").first().waitFor();
  // With the moves it is a replay at once.
  await other.page.goto(whole);
  await other.page.getByRole("heading", { level: 1, name: "A deal from a code, move by move" }).waitFor();
  await other.page.locator(`.kos-slider[aria-valuetext="0 of ${deal.record.moves.length}"]`).waitFor();
  await button(other.page, "Back to the code").click();
  await field(other.page).waitFor();
  assert.deepEqual([...errors, ...other.errors], []);
  await close();
  await other.close();
});

test("a link waits for an answer, and the match that is under way waits for the end of its deal", async () => {
  const { page, errors, close } = await open({ permissions });
  const { link, deal } = await passOn(page);
  await button(page, "Next deal").click();
  await playUntil(page, (shown) => shown === "play");
  const before = await saved(page);
  const cards = await hand(page);
  await page.goto(link);
  await page.getByText("Your match waits meanwhile").waitFor();
  assert.deepEqual(await saved(page), before, "nothing has happened yet");
  await button(page, "Play this deal").click();
  await page.locator(".kos-table").waitFor();
  assert.equal(await page.evaluate(() => location.hash), "");
  assert.deepEqual((await saved(page)).stage.deal.deal.record.pack, deal.record.pack);
  assert.deepEqual((await saved(page)).given.waiting, before);
  await page.reload();
  await playUntil(page, (shown) => shown === "result");
  await button(page, "Back to the match").click();
  await page.locator(".kos-table[data-phase=play]").waitFor();
  assert.deepEqual(await hand(page), cards);
  assert.deepEqual(await saved(page), before);
  assert.deepEqual(errors, []);
  await close();
});

test("an altered link is refused in every language, and a fault is said as soon as the field is left", async () => {
  const { page, errors, close } = await open({ permissions });
  const { code } = await passOn(page);
  const altered = code.endsWith("0") ? `${code.slice(0, -1)}1` : `${code.slice(0, -1)}0`;
  for (const language of LANGUAGES) {
    const other = await open({ hash: `#/code/${altered}`, preferences: { language } });
    await other.page.locator("[data-code=refused]").getByText(text(language, "code-fault-check")).waitFor();
    assert.equal(await other.page.locator("[data-action=play-code]").count(), 0);
    await other.page.locator("[data-field=code]").fill(code.slice(0, -1));
    assert.equal(await other.page.locator("[aria-invalid], .kos-code__fault").count(), 0);
    await other.page.locator("[data-field=code]").blur();
    await other.page.locator("[data-code=refused]").getByText("60").waitFor();
    const told = await other.page.locator("[data-field=code]").getAttribute("aria-describedby");
    assert.equal(await other.page.locator(`[id="${told}"]`).getByText("60").count(), 1);
    await other.page.locator("[data-field=code]").fill(code);
    await other.page.locator("[data-action=play-code]").waitFor();
    assert.deepEqual(other.errors, []);
    await other.close();
  }
  assert.deepEqual(errors, []);
  await close();
});

test("where the browser copies nothing, the text is there to be selected", async () => {
  const prepare = () => Object.defineProperty(navigator, "clipboard", { value: undefined });
  const { page, errors, close } = await open({ prepare });
  await start(page, { level: "Beginner" });
  await playUntil(page, (shown) => shown === "result");
  await button(page, "Pass this deal on").click();
  await button(page, "Copy link").click();
  await page.getByText("Copying is not possible here").waitFor();
  await page.getByText(/^https?:.*#\/code\/1/).waitFor();
  assert.deepEqual(errors, []);
  await close();
});
