// The rules and the glossary: from a refusal to its rule and back with the deal as it was, links, addresses, the
// word that is looked for, and all of it by keyboard and in each language.

import assert from "node:assert/strict";
import { test } from "node:test";

import { application, start } from "./support/page.mjs";
import { EDGE, hand, myTurn, picker, saved, screen, step } from "./support/table.mjs";

const open = application();

const BOOK = "[data-screen=book]";

/** What follows the `#` in the address, with it. */
const hash = (page) => page.evaluate(() => location.hash);

/** The passage that has the focus, once it has it. */
const turnedTo = (page, passage) =>
  page.waitForFunction((passage) => document.activeElement?.dataset.passage === passage, passage);

/** Whether the passage lies where it can be read, below the bar. */
const isInSight = (page, passage) =>
  page.locator(`[data-passage="${passage}"]`).evaluate((place) => {
    const bar = document.querySelector(".kos-book__tools").getBoundingClientRect();
    const { top, bottom } = place.getBoundingClientRect();
    return top >= bar.bottom && bottom <= innerHeight;
  });

/** Plays until the person may choose cards to lay aside, and tries one that must stay. */
async function refuse(page) {
  const how = { pick: picker(3) };
  while ((await screen(page)) !== "exchange") await step(page, how);
  await myTurn(page);
  await page.locator(".kos-hand [data-card=T22], .kos-hand [data-card=T21], .kos-hand [data-card$=K]").first().click({ position: EDGE, force: true });
  await page.locator(".kos-status[data-kind=refusal]").waitFor();
}

test("a refusal leads to its rule and the rule to the page, and the deal is as it was", async () => {
  const { page, errors, close } = await open({ seed: 3 });
  await start(page, { level: "Beginner" });
  await refuse(page);
  const before = { hand: await hand(page), saved: await saved(page) };
  await page.locator(".kos-status").getByRole("link", { name: "R5.2" }).click();
  const dialog = page.getByRole("dialog", { name: /^R5\.2/ });
  await dialog.waitFor();
  assert.match(await dialog.textContent(), /never discarded/);
  assert.match(await dialog.textContent(), /In this match/);
  // A word of the rule is explained in its place.
  await dialog.getByRole("link", { name: "Trull", exact: true }).click();
  await page.getByRole("dialog", { name: "Trull" }).waitFor();
  assert.equal(await page.getByRole("dialog").count(), 1);
  await page.getByRole("dialog").getByRole("link", { name: "R1.2" }).click();
  await page.getByRole("dialog", { name: /^R1\.2/ }).waitFor();
  assert.equal(await hash(page), "");
  // Step by step back to where it began, and no further.
  const back = page.getByRole("dialog").getByRole("button", { name: "Back" });
  for (const name of ["Trull", /^R5\.2/]) {
    await back.click();
    await page.getByRole("dialog", { name }).waitFor();
  }
  assert.equal(await back.count(), 0);
  for (const [link, name] of [["Trull", "Trull"], ["R1.2", /^R1\.2/]]) {
    await page.getByRole("dialog").getByRole("link", { name: link, exact: true }).click();
    await page.getByRole("dialog", { name }).waitFor();
  }
  await page.locator("[data-action=book]").click();
  await turnedTo(page, "rules/R1.2");
  assert.ok(await isInSight(page, "rules/R1.2"));
  assert.equal(await hash(page), "#/rules/R1.2");
  assert.equal(await page.locator(".kos-hand, .kos-table").count(), 0);
  await page.locator("[data-action=back]").click();
  await page.locator(".kos-table").waitFor();
  assert.deepEqual({ hand: await hand(page), saved: await saved(page) }, before);
  await page.waitForFunction(() => location.hash === "");
  assert.deepEqual(errors, []);
  await close();
});

test("by keyboard alone from a refusal to the rule, on to the page and back", async () => {
  const { page, errors, close } = await open({ seed: 3 });
  await start(page, { level: "Beginner" });
  await refuse(page);
  const cited = page.locator(".kos-status").getByRole("link", { name: "R5.2" });
  await cited.focus();
  const isAtHeading = () => document.activeElement.matches("[role=dialog] h2");
  await page.keyboard.press("Enter");
  await page.waitForFunction(isAtHeading);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.waitForFunction(() => document.activeElement.matches(".kos-status a"));
  await page.keyboard.press("Enter");
  await page.waitForFunction(isAtHeading);
  await page.locator("[data-action=book]").press("Enter");
  await turnedTo(page, "rules/R5.2");
  await page.locator("[data-action=back]").press("Enter");
  await page.locator(".kos-table").waitFor();
  await page.waitForFunction(() => document.activeElement !== document.body);
  assert.deepEqual(errors, []);
  await close();
});

test("a link leads on in the book, the browser's way back returns, and the button goes to the game at once", async () => {
  const { page, errors, close } = await open();
  await page.locator("[data-action=book]").click();
  await page.locator(`${BOOK} article`).waitFor();
  const length = await page.evaluate(() => history.length);
  await page.getByRole("navigation").getByRole("link", { name: "The settlement" }).click();
  await turnedTo(page, "rules/R11");
  const link = page.locator(`${BOOK} article`).getByRole("link", { name: "Uhu", exact: true }).last();
  await link.scrollIntoViewIfNeeded();
  const read = await page.evaluate(() => scrollY);
  await link.click();
  await turnedTo(page, "glossary/uhu");
  assert.ok(await isInSight(page, "glossary/uhu"));
  await page.goBack();
  await turnedTo(page, "rules/R11");
  // The browser returns to where the reader was, in its own time.
  await page.waitForFunction((read) => scrollY === read, read);
  // The same link once more, from wherever the reader has gone meanwhile.
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("navigation").getByRole("link", { name: "The settlement" }).click();
  await turnedTo(page, "rules/R11");
  assert.ok(await isInSight(page, "rules/R11"));
  // By the keyboard: the link lies where the last one was clicked, and a click as soon as a program clicks would be
  // the second one of a double click.
  await page.getByRole("navigation").getByRole("link", { name: "Glossary" }).press("Enter");
  await turnedTo(page, "glossary");
  await page.locator("[data-action=back]").click();
  await page.locator("[data-screen=start]").waitFor();
  await page.waitForFunction(() => location.hash === "");
  // No step within the book is left in the browser's list before the game.
  await page.locator("[data-action=book]").click();
  await page.locator(BOOK).waitFor();
  assert.equal(await page.evaluate(() => history.length), length);
  assert.deepEqual(errors, []);
  await close();
});

test("an address opens the book at its passage, also after a reload, and one that means nothing at the beginning", async () => {
  for (const passage of ["rules/R8.2", "rules/R4", "glossary", "glossary/mond"]) {
    const { page, errors, close } = await open({ hash: `#/${passage}` });
    await turnedTo(page, passage);
    assert.ok(await isInSight(page, passage), passage);
    await page.reload();
    await turnedTo(page, passage);
    await page.locator("[data-action=back]").click();
    await page.locator("[data-screen=start]").waitFor();
    assert.equal(await hash(page), "");
    assert.deepEqual(errors, []);
    await close();
  }
  const { page, close } = await open({ hash: "#/rules/R99" });
  await page.locator(`${BOOK} article`).waitFor();
  await page.waitForFunction(() => document.activeElement.matches("h1"));
  await close();
});

test("a word that is looked for leaves the passages that have it", async () => {
  const { page, errors, close } = await open({ hash: "#/rules" });
  await page.locator(`${BOOK} article`).waitFor();
  const passages = () => page.locator(`${BOOK} :is(.kos-book__paragraph, .kos-book__term)`);
  const all = await passages().count();
  const field = page.getByRole("searchbox");
  const count = page.locator(`${BOOK} [role=status]`);
  await field.fill("FACE DOWN");
  await count.filter({ hasText: /^\d+ passages$/ }).waitFor();
  const found = await passages().allTextContents();
  assert.ok(found.length > 3 && found.length < all);
  for (const text of found) assert.match(text.toLowerCase(), /face down/);
  // Whoever cannot type an umlaut finds the word all the same.
  await field.fill("skus");
  await page.locator(`${BOOK} [data-passage="glossary/skues"]`).waitFor();
  await field.fill("xyzzy");
  await count.filter({ hasText: "not found" }).waitFor();
  assert.equal(await passages().count(), 0);
  await field.fill("R6.7");
  await count.filter({ hasText: /passage/ }).waitFor();
  // A link leads to its passage, and the rest of the book is there again.
  await page.getByRole("navigation").getByRole("link", { name: "Counting" }).click();
  await turnedTo(page, "rules/R2");
  assert.equal(await field.inputValue(), "");
  assert.equal(await passages().count(), all);
  assert.deepEqual(errors, []);
  await close();
});

test("what was agreed for the match stands where the rules speak of it", async () => {
  const { page, errors, close } = await open({ hash: "#/rules" });
  await page.locator(`${BOOK} article`).waitFor();
  const agreed = page.locator(BOOK).getByText("In this match:");
  assert.equal(await agreed.count(), 0, "no match is running");
  await page.locator("[data-action=back]").click();
  await start(page, { level: "Beginner", exchange: "Tactical" });
  await page.evaluate(() => {
    location.hash = "#/rules/R5.1";
  });
  await turnedTo(page, "rules/R5.1");
  // Each of the eleven house rules, in its section and in R12.
  assert.equal(await agreed.count(), 22);
  const here = page.locator(".kos-book__paragraph").filter({ has: page.locator('[data-passage="rules/R5.1"]') });
  assert.match(await here.getByText("In this match:").textContent(), /first, then discard exactly eight of the twenty-four/);
  assert.deepEqual(errors, []);
  await close();
});

test("between two people the rules bring the curtain down, and a passage that is looked up does not", async () => {
  const { page, errors, close } = await open({ seed: 3 });
  await start(page, { opponent: "friend" });
  await refuse(page);
  await page.locator(".kos-status").getByRole("link", { name: "R5.2" }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await screen(page), "exchange");
  await page.locator(".kos-status").getByRole("link", { name: "R5.2" }).click();
  await page.locator("[data-action=book]").click();
  await turnedTo(page, "rules/R5.2");
  assert.equal(await page.locator(".kos-hand").count(), 0);
  await page.locator("[data-action=back]").click();
  await page.locator("[data-phase=curtain]").waitFor();
  assert.equal(await page.locator(".kos-hand").count(), 0);
  assert.deepEqual(errors, []);
  await close();
});

test("where the rules cannot be loaded that is said, and they can be loaded after all", async () => {
  let isThere = false;
  const route = (page) => page.route(/-book\.ftl/, (request) => (isThere ? request.continue() : request.abort()));
  const { page, close } = await open({ hash: "#/rules/R9.2", route });
  const missing = page.locator(BOOK).getByRole("alert");
  await missing.waitFor();
  assert.equal(await page.locator(`${BOOK} article`).count(), 0);
  isThere = true;
  await missing.getByRole("button").click();
  await turnedTo(page, "rules/R9.2");
  await close();
});

test("where a rule that is looked up cannot be loaded, the keyboard stays in the dialog", async () => {
  const route = (page) => page.route(/-book\.ftl/, (request) => request.abort());
  const { page, close } = await open({ seed: 3, route });
  await start(page, { level: "Beginner" });
  await refuse(page);
  await page.locator(".kos-status").getByRole("link", { name: "R5.2" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("alert").getByRole("button").press("Enter");
  // The button is gone while it is tried again, and so would the focus be.
  await page.waitForFunction(() => document.activeElement.matches("[role=dialog] h2"));
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await close();
});

for (const { language, word, found } of [
  { language: "en", word: "personal talon", found: "glossary/personal-talon" },
  { language: "de", word: "stichtalon", found: "glossary/personal-talon" },
  { language: "ja", word: "個人タロン", found: "glossary/personal-talon" },
]) {
  test(`on a telephone nothing is wider than the screen, and a word is found, in ${language}`, async () => {
    const { page, errors, close } = await open({
      hash: "#/rules/R11",
      locale: language,
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true,
    });
    await turnedTo(page, "rules/R11");
    const wide = await page.evaluate(() => {
      const tables = [...document.querySelectorAll(".kos-book .kos-scroll")];
      const isWide = ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1;
      return [...tables, document.documentElement].filter(isWide).map((one) => one.textContent.slice(0, 40));
    });
    assert.deepEqual(wide, []);
    await page.getByRole("searchbox").fill(word);
    await page.locator(`${BOOK} [data-passage="glossary/pagat"]`).waitFor({ state: "detached" });
    assert.equal(await page.locator(`${BOOK} [data-passage="${found}"]`).count(), 1);
    assert.deepEqual(errors, []);
    await close();
  });
}
