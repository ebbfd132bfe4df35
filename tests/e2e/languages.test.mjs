// The table in each of its languages: a whole deal in it and in nothing else, a change in the middle of a deal, and what
// becomes of it where texts cannot be loaded.

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { indexOf } from "./support/cards.mjs";
import { application, start } from "./support/page.mjs";
import { EDGE, hand, myTurn, picker, saved, screen, step } from "./support/table.mjs";
import { LANGUAGES, text } from "./support/texts.mjs";
import { everyText, foreignWords } from "./support/words.mjs";

const open = application();

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** Waits until a page speaks a language, in its parts and as a whole. */
async function speaks(page, language) {
  await page.locator(`.kos-root[lang=${language}] > :is(.kos-table, .kos-page)`).waitFor();
  await page.waitForFunction((tag) => document.documentElement.lang === tag, language);
  assert.equal(await page.title(), text(language, "kosakeln"));
}

/** What stands on the page and is not of its language. */
async function foreign(page, language) {
  const texts = await everyText(page);
  assert.ok(texts.length > 5, `only ${texts.length} texts are on the page`);
  return texts.flatMap((one) => foreignWords(one, language).map((word) => `${word}: ${one}`));
}

/** By how much the page, or a table of figures on it, is too wide: nothing should have to be scrolled from side to side. */
const overflow = (page) =>
  page.evaluate(() => {
    const all = [document.documentElement, ...document.querySelectorAll(".kos-scroll")];
    return Math.max(...all.map((one) => one.scrollWidth - one.clientWidth));
  });

/** Runs in the page: writes numbers of three figures in place of those in the tables, as after a valat. */
function writeLargest() {
  for (const cell of document.querySelectorAll(".kos-grid__cell[data-align=end]")) {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) texts.currentNode.data = texts.currentNode.data.replace(/\d+/, "288");
  }
}

/** Opens the settings over the table. */
async function openSettings(page, language) {
  await page.locator("button[data-tool=settings], [data-action=settings]").first().click();
  return page.getByRole("dialog", { name: text(language, "settings") });
}

/** Opens the menu of a phone, and from there the settings. */
async function openSettingsByMenu(page, language) {
  await page.getByRole("button", { name: text(language, "menu") }).click();
  await page.getByRole("dialog").getByRole("button", { name: text(language, "settings") }).click();
  return page.getByRole("dialog", { name: text(language, "settings") });
}

describe("a whole deal on a phone is in one language", () => {
  for (const language of LANGUAGES) {
    test(language, async () => {
      const { page, errors, close } = await open({ ...PHONE, preferences: { language } });
      await speaks(page, language);
      const wrong = new Set();
      const look = async () => {
        for (const one of await foreign(page, language)) wrong.add(one);
        const over = await overflow(page);
        if (over > 0) wrong.add(`${await screen(page)} is ${over} pixels too wide`);
      };
      await look();
      const settings = await openSettings(page, language);
      await settings.waitFor();
      await look();
      await page.keyboard.press("Escape");
      await start(page, { level: "Beginner" });
      const how = { pick: picker(3), announce: true, call: (names) => names.find((name) => !["Pass", "Solo"].includes(name)) ?? "Pass" };
      const seen = new Set();
      let hasTried = false;
      for (let steps = 0; steps < 120 && !seen.has("result"); steps += 1) {
        await myTurn(page);
        const shown = await screen(page);
        seen.add(shown);
        await look();
        const illegal = page.locator('.kos-hand [data-legal="false"]');
        if (!hasTried && shown === "play" && (await illegal.count()) > 0) {
          hasTried = true;
          // A click on a card that is not legal is what explains why.
          await illegal.first().click({ position: EDGE, force: true });
          await page.locator(".kos-status[data-kind=refusal]").waitFor();
          await look();
        }
        await step(page, how);
      }
      for (const phase of ["draw", "cut", "exchange", "auction", "play", "result"]) {
        assert.ok(seen.has(phase), `the deal never came to ${phase}: ${[...seen]}`);
      }
      assert.ok(hasTried, "nothing was refused");
      await page.evaluate(writeLargest);
      assert.ok((await overflow(page)) <= 0, "the score sheet is too wide for what can be won in a match");
      assert.deepEqual([...wrong], []);
      assert.deepEqual(errors, []);
      await close();
    });
  }
});

test("a word of another language is found", () => {
  for (const [word, language] of [
    ["Loading the deal", "de"],
    ["Stich einziehen", "en"],
    ["スペードのキングを played", "ja"],
    ["次へ", "de"],
  ]) {
    assert.notDeepEqual(foreignWords(word, language), [], `${word} in ${language}`);
  }
  for (const [word, language] of [
    ["Du spielst Treff-König (R9.2). XIV", "de"],
    ["Anna takes the trick.", "en"],
    ["タロックXIVを出しました（R9.2）。K", "ja"],
  ]) {
    assert.deepEqual(foreignWords(word.replace("Anna", "Computer"), language), [], `${word} in ${language}`);
  }
});

test("the language changes in the middle of a deal and leaves it as it is", async () => {
  const { page, errors, close } = await open({ preferences: { language: null } });
  await speaks(page, "en");
  await start(page, { level: "Beginner" });
  const how = { pick: picker(3) };
  while ((await screen(page)) !== "exchange") await step(page, how);
  const pressed = page.locator(".kos-hand [aria-pressed=true]");
  const free = page.locator(".kos-hand [aria-pressed=false]:not([aria-disabled=true])");
  while ((await pressed.count()) < 2) await free.last().click({ position: EDGE });
  const state = async () => ({
    phase: await screen(page),
    cards: await hand(page),
    chosen: await pressed.evaluateAll((cards) => cards.map((card) => card.dataset.card)),
    match: await saved(page),
  });
  const before = await state();
  await openSettings(page, "en");
  let language = "en";
  for (const next of ["de", "ja", "en"]) {
    const radio = page.getByRole("dialog").locator(`input[value=${next}]`);
    await radio.check();
    await speaks(page, next);
    language = next;
    await page.getByRole("dialog", { name: text(language, "settings") }).waitFor();
    assert.ok(await radio.evaluate((input) => input === document.activeElement), `the focus stays, ${next}`);
    assert.deepEqual(await state(), before, next);
    const letters = await page.locator(".kos-hand use").evaluateAll((uses) => uses.map((use) => use.getAttribute("href")));
    for (const code of before.cards) {
      const index = indexOf(code, next) ?? "star";
      assert.ok(letters.some((letter) => letter.endsWith(`-${index}`)), `${code} has ${index} in ${next}`);
    }
  }
  await page.getByRole("dialog").locator("input[value=ja]").check();
  await speaks(page, "ja");
  await page.reload();
  await speaks(page, "ja");
  assert.equal(await screen(page), "exchange");
  assert.deepEqual((await state()).match, before.match);
  assert.deepEqual(errors, []);
  await close();
});

test("the page follows the browser's language until another is chosen, by keyboard", async () => {
  for (const [locale, language] of [["de-AT", "de"], ["ja-JP", "ja"], ["fr-FR", "en"]]) {
    const { page, errors, close } = await open({ locale, preferences: null });
    await speaks(page, language);
    const chosen = page.locator(".kos-languages input:checked");
    assert.equal(await chosen.inputValue(), language);
    const names = await page.locator(".kos-languages .kos-choice__label").allTextContents();
    assert.deepEqual(names, ["English", "Deutsch", "日本語"]);
    await chosen.focus();
    await page.keyboard.press("ArrowRight");
    const next = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length];
    await speaks(page, next);
    assert.equal(await page.locator(":focus").inputValue(), next);
    await page.reload();
    await speaks(page, next);
    assert.deepEqual(errors, []);
    await close();
  }
});

test("the letters on the cards can be chosen, and change at once", async () => {
  const { page, errors, close } = await open({ preferences: { language: "de" } });
  await speaks(page, "de");
  const shown = () =>
    page.locator(".kos-fan [data-card=SQ] use").evaluateAll((uses) => uses.map((use) => use.getAttribute("href")).pop());
  assert.equal(await shown(), "#kos-corner-D");
  const settings = await openSettings(page, "de");
  for (const [labels, letter] of [["K Q C V", "Q"], ["K D C B", "D"], ["K Q C J", "Q"]]) {
    await settings.getByRole("radio", { name: labels }).check();
    await page.locator(`.kos-fan [data-card=SQ] use[href="#kos-corner-${letter}"]`).waitFor({ state: "attached" });
  }
  assert.deepEqual(errors, []);
  await close();
});

test("with colours of the system's own it is seen which language is spoken", async () => {
  const { page, close } = await open({ forcedColors: "active", preferences: { language: "de" } });
  await speaks(page, "de");
  const lines = await page.locator(".kos-languages .kos-choice__label").evaluateAll((all) =>
    all.map((label) => {
      const { borderBlockEndColor, borderBlockStartColor } = getComputedStyle(label);
      return [label.lang, borderBlockEndColor !== borderBlockStartColor];
    }),
  );
  assert.deepEqual(Object.fromEntries(lines), { en: false, de: true, ja: false });
  await close();
});

/** What a server may send in place of a file with texts. */
const INSTEAD = {
  nothing: (route) => route.abort(),
  "a page": (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Not here</title>" }),
  "an error": (route) => route.fulfill({ status: 500, body: "" }),
};

for (const [what, instead] of Object.entries(INSTEAD)) {
  test(`where ${what} comes in place of texts the language stays, and the player is told`, async () => {
    const { page, close } = await open({
      preferences: { language: "en" },
      route: (page) => page.route("**/texts/ja.ftl*", instead),
    });
    await speaks(page, "en");
    await page.locator(".kos-languages input[value=ja]").click();
    const told = page.getByRole("alert");
    await told.getByText("日本語").waitFor();
    await page.locator(".kos-languages input[value=en]:checked").waitFor();
    await speaks(page, "en");
    await page.unroute("**/texts/ja.ftl*");
    await page.locator(".kos-languages input[value=ja]").check();
    await speaks(page, "ja");
    await told.waitFor({ state: "detached" });
    await close();
  });

  test(`where ${what} comes in place of the first texts, every language says so, and it can be tried again`, async () => {
    let isBroken = true;
    const { page, close } = await open({
      preferences: { language: "de" },
      route: (page) => page.route("**/texts/*", (route) => (isBroken ? instead(route) : route.continue())),
    });
    const parts = page.getByRole("alert").locator("[lang]");
    await parts.first().waitFor();
    assert.deepEqual(await parts.evaluateAll((all) => all.map((part) => part.lang)), LANGUAGES);
    isBroken = false;
    await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
    await speaks(page, "de");
    await close();
  });
}

test("on a narrow phone the settings are reached by the menu, in every language", async () => {
  for (const language of LANGUAGES) {
    const { page, errors, close } = await open({
      ...PHONE,
      viewport: { width: 320, height: 568 },
      preferences: { language },
    });
    await speaks(page, language);
    assert.ok((await overflow(page)) <= 0, `the first page in ${language}`);
    await start(page, { level: "Beginner" });
    await screen(page);
    const settings = await openSettingsByMenu(page, language);
    // The dialog has another name as soon as it is chosen.
    await settings.locator("input[value=en]").click();
    await speaks(page, "en");
    assert.ok((await overflow(page)) <= 0, `the settings over ${language}`);
    assert.deepEqual(errors, []);
    await close();
  }
});
