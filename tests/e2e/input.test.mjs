// What mouse, pen, finger and keyboard do to the cards.

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { application, start } from "./support/page.mjs";
import { carry, middleOf, pointer, settle, spotOn, tapOn, watchTaps } from "./support/pointers.mjs";
import { hand, moves, myTurn, picker, playUntil, screen, step } from "./support/table.mjs";

const open = application();

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const BY_HAND = { tarocks: "left", sequence: "descending", sorting: "byHand" };

/** The cards of the hand that may be played or chosen. */
const ready = (page) => page.locator(".kos-hand button:not([aria-disabled=true])");

/** Plays until a card of several can be played. */
const untilPlay = (page, how) =>
  playUntil(page, async (shown) => shown === "play" && (await ready(page).count()) > 1, how);

/** Waits until as many moves have been made. */
const played = (page, count) =>
  page.waitForFunction(
    (least) => JSON.parse(localStorage.getItem("kosakeln.match")).stage.deal.deal.record.moves.length >= least,
    count,
  );

/** The cards that the person has played, in order. */
async function ownPlays(page) {
  const tags = await page.locator("[data-side=near] .kos-tag").evaluateAll((all) => all.map((one) => one.dataset.tag));
  const seat = tags.includes("dealer") ? "D" : "F";
  return (await moves(page)).flatMap(({ by, play }) => (play && by === seat ? [play] : []));
}

/** What is left on the page of a card that was carried. */
const traces = (page) => page.locator(".kos-flight--carried, [data-carried], [data-drop], [data-gap]").count();

const code = (card) => card.getAttribute("data-card");

/** A table on which a card can be played with a certain pointer. */
async function tableFor(kind, preferences) {
  const size = kind === "touch" ? PHONE : {};
  const table = await open({ ...size, preferences });
  await start(table.page);
  await untilPlay(table.page);
  return { ...table, by: await pointer(table.page, kind) };
}

describe("a card follows", () => {
  for (const kind of ["mouse", "pen", "touch"]) {
    test(`the ${kind}, and is played where it is dropped on the table, and nowhere else`, async () => {
      const { page, errors, by, close } = await tableFor(kind);
      const before = await ownPlays(page);
      const card = ready(page).last();
      const wanted = await code(card);
      const from = await spotOn(card);
      const board = page.locator(".kos-board");
      const middle = await middleOf(board);
      // Not on the table: back to the hand.
      const { x, y, height } = await page.locator(".kos-bar").boundingBox();
      await carry(by, from, middle, { x: x + 8, y: y + height / 2 });
      assert.equal(await page.locator(".kos-flight--carried").count(), 1);
      assert.equal(await board.getAttribute("data-drop"), "open");
      await by.up();
      await page.waitForFunction(() => !document.querySelector(".kos-flight--carried"));
      assert.equal(await traces(page), 0);
      assert.deepEqual(await ownPlays(page), before);
      // On the table: played.
      const count = (await moves(page)).length;
      await carry(by, from, middle);
      assert.equal(await board.getAttribute("data-drop"), "over");
      assert.equal(await page.locator(".kos-flights :is(button, [tabindex])").count(), 0);
      await by.up();
      await played(page, count + 1);
      await myTurn(page);
      assert.deepEqual(await ownPlays(page), [...before, wanted]);
      assert.equal(await traces(page), 0);
      assert.deepEqual(errors, []);
      await close();
    });

    test(`the ${kind} not for a slip, which is a tap; and whoever goes off the card has not tapped it`, async () => {
      const { page, errors, by, close } = await tableFor(kind);
      const before = await ownPlays(page);
      const card = ready(page).last();
      const wanted = await code(card);
      const from = await spotOn(card);
      await carry(by, from, { x: from.x - 30, y: from.y });
      await by.up();
      await settle(page);
      assert.deepEqual(await ownPlays(page), before);
      await carry(by, from, { x: from.x - 5, y: from.y - 5 });
      assert.equal(await page.locator(".kos-flight--carried").count(), 0);
      await by.up();
      await page.waitForFunction((card) => !document.querySelector(`.kos-hand [data-card="${card}"]`), wanted);
      assert.deepEqual(await ownPlays(page), [...before, wanted]);
      assert.deepEqual(errors, []);
      await close();
    });
  }
});

for (const kind of ["pen", "touch"]) {
  test(`a tap with the ${kind} counts, once, though the browser sends no click for it`, async () => {
    const { page, errors, by, close } = await tableFor(kind);
    await page.evaluate(() => {
      addEventListener("click", (event) => event.pointerType !== "mouse" && event.stopImmediatePropagation(), true);
    });
    const before = await ownPlays(page);
    const card = ready(page).last();
    const wanted = await code(card);
    const count = (await moves(page)).length;
    await carry(by, await spotOn(card));
    await by.up();
    await played(page, count + 1);
    await myTurn(page);
    assert.deepEqual(await ownPlays(page), [...before, wanted]);
    assert.deepEqual(errors, []);
    await close();
  });
}

test("whatever comes between lets a carried card go back", async () => {
  const { page, errors, by, close } = await tableFor("touch");
  const before = await moves(page);
  const from = await spotOn(ready(page).last());
  const middle = await middleOf(page.locator(".kos-board"));
  const between = {
    "the browser": () => by.cancel(),
    "a second finger": () => by.second(middle, { x: 20, y: 20 }),
    Escape: () => page.keyboard.press("Escape"),
    "another window": () => page.evaluate(() => window.dispatchEvent(new Event("blur"))),
    "a change of the table": () =>
      page.evaluate(() => document.querySelector(".kos-tool[data-tool=menu]").click()),
  };
  for (const [what, come] of Object.entries(between)) {
    await carry(by, from, middle);
    assert.equal(await page.locator(".kos-flight--carried").count(), 1, what);
    await come();
    if (what === "a change of the table") {
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
    await page.waitForFunction(() => !document.querySelector(".kos-flight--carried"));
    if (what !== "the browser") await by.up();
    await settle(page);
    assert.equal(await traces(page), 0, what);
    assert.deepEqual(await moves(page), before, what);
  }
  assert.deepEqual(errors, []);
  await close();
});

test("the card that was pressed is the one that counts, wherever the cards have gone meanwhile", async () => {
  for (const kind of ["mouse", "touch"]) {
    const { page, by, close } = await tableFor(kind);
    const [before, count] = [await ownPlays(page), (await moves(page)).length];
    const card = ready(page).first();
    const wanted = await code(card);
    await by.down(await spotOn(card));
    // Another card comes to lie under the pointer.
    await page.evaluate(() => (document.querySelector(".kos-hand").style.translate = "-45px 0"));
    await settle(page);
    await by.up();
    await played(page, count + 1);
    await page.waitForFunction((card) => !document.querySelector(`.kos-hand [data-card="${card}"]`), wanted);
    assert.deepEqual((await ownPlays(page)).slice(0, before.length + 1), [...before, wanted]);
    await close();
  }
});

test("a card is chosen by carrying it to the panel, and one that may not go is explained", async () => {
  const { page, errors, close } = await open();
  await start(page, { exchange: "Easy" });
  await playUntil(page, (shown) => shown === "exchange");
  const by = await pointer(page, "mouse");
  const panel = await middleOf(page.locator(".kos-panel"));
  const chosen = page.locator(".kos-hand [aria-pressed=true]");
  const before = await chosen.count();
  const card = page.locator(".kos-hand [aria-pressed=false]:not([aria-disabled=true])").last();
  const wanted = await code(card);
  // Twice: it stays chosen.
  for (let time = 0; time < 2; time += 1) {
    await carry(by, await spotOn(page.locator(`.kos-hand [data-card="${wanted}"]`)), panel);
    await by.up();
    await page.locator(`.kos-hand [data-card="${wanted}"][aria-pressed=true]`).waitFor();
    await settle(page);
    assert.equal(await chosen.count(), before + 1);
  }
  const illegal = page.locator(".kos-hand [aria-disabled=true]").first();
  await carry(by, await spotOn(illegal), panel);
  await by.up();
  await page.locator(".kos-status[data-kind=refusal]").waitFor();
  assert.equal(await chosen.count(), before + 1);
  assert.deepEqual(errors, []);
  await close();
});

/** By the page's own clock: until a tap is no longer a part of a double tap with the one before it at its place. */
const asATapOfItsOwn = (page) =>
  page.evaluate(() => performance.now()).then((now) => page.waitForFunction((then) => performance.now() - then > 300, now));

describe("one card is played", () => {
  const WAYS = [
    {
      what: "however often a place is clicked in no time",
      kind: "mouse",
      press: (by) => Array.from({ length: 5 }, () => [by.press(), by.up()]),
    },
    { what: "by a double tap", kind: "touch", press: (by, spot) => [by.down(spot), by.up(), by.down(spot), by.up()] },
  ];
  for (const { what, kind, press } of WAYS) {
    for (const motion of ["reduced", "full"]) {
      test(`${what}, with motion ${motion}`, async () => {
        const { page, by, close } = await tableFor(kind, { motion, computer: "atOnce", dealing: "atOnce" });
        for (let round = 0; round < 3; round += 1) {
          await untilPlay(page);
          const before = await ownPlays(page);
          const card = ready(page).first();
          const wanted = await code(card);
          const spot = await spotOn(card);
          if (kind === "mouse") await by.hover(spot);
          await asATapOfItsOwn(page);
          // All of it is under way before the first click has an answer.
          await Promise.all(press(by, spot).flat());
          await page.waitForFunction((card) => !document.querySelector(`.kos-hand [data-card="${card}"]`), wanted);
          await settle(page);
          assert.deepEqual(await ownPlays(page), [...before, wanted]);
        }
        await close();
      });
    }
  }
});

test("where each card is confirmed the first tap lifts it, and it can be let go of", async () => {
  const { page, errors, close } = await open({ preferences: { cardPlay: "confirmed" } });
  await start(page);
  const lifted = page.locator(".kos-hand [data-lifted]");
  const confirm = page.locator("[data-action=play-card]");
  // The step of a test taps once; here it takes two.
  await playUntil(page, (shown) => shown === "play");
  const before = await ownPlays(page);
  const [first, second] = [await code(ready(page).first()), await code(ready(page).nth(1))];
  const card = (wanted) => page.locator(`.kos-hand [data-card="${wanted}"]`);
  const by = await pointer(page, "mouse");
  const click = async (wanted) => {
    await asATapOfItsOwn(page);
    await by.down(await spotOn(card(wanted)));
    await by.up();
  };
  await click(first);
  await confirm.waitFor();
  assert.equal(await code(lifted), first);
  assert.equal(await confirm.textContent(), `Play ${await card(first).getAttribute("aria-label")}`);
  await click(second);
  await page.locator(`.kos-hand [data-card="${second}"][data-lifted]`).waitFor();
  assert.equal(await lifted.count(), 1);
  await page.keyboard.press("Escape");
  await confirm.waitFor({ state: "detached" });
  assert.deepEqual(await ownPlays(page), before);
  // The button, the second tap and Enter twice all play it.
  await click(second);
  await confirm.click();
  await page.waitForFunction((card) => !document.querySelector(`.kos-hand [data-card="${card}"]`), second);
  await untilTurn(page);
  const third = await code(ready(page).first());
  await click(third);
  await confirm.waitFor();
  await card(third).focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction((card) => !document.querySelector(`.kos-hand [data-card="${card}"]`), third);
  await untilTurn(page);
  const fourth = await code(ready(page).first());
  // A card that is dropped on the table is confirmed all the same.
  await carry(by, await spotOn(card(fourth)), await middleOf(page.locator(".kos-board")));
  await by.up();
  await confirm.waitFor();
  assert.equal(await code(lifted), fourth);
  await click(fourth);
  await page.waitForFunction((card) => !document.querySelector(`.kos-hand [data-card="${card}"]`), fourth);
  assert.deepEqual(await ownPlays(page), [...before, second, third, fourth]);
  assert.deepEqual(errors, []);
  await close();
});

/** Waits until a card can be played. */
async function untilTurn(page) {
  await myTurn(page);
  await ready(page).first().waitFor();
}

test("the page scrolls by a finger on the table, and not by one on the hand", async () => {
  const { page, close } = await open({ ...PHONE, viewport: { width: 360, height: 420 } });
  await start(page);
  await untilPlay(page);
  const by = await pointer(page, "touch");
  // A page that is higher than the window, as with large letters.
  await page.evaluate(() => (document.querySelector(".kos-table").style.minHeight = "900px"));
  const scrolled = () => page.evaluate(() => document.scrollingElement.scrollTop);
  const from = await middleOf(page.locator(".kos-board"));
  await carry(by, from, { x: from.x, y: from.y - 120 });
  await by.up();
  await page.waitForFunction(() => document.scrollingElement.scrollTop > 60);
  await page.evaluate(() => scrollTo(0, 900));
  await page.waitForFunction(() => document.querySelector(".kos-hand").getBoundingClientRect().top < innerHeight - 60);
  await settle(page);
  const before = await scrolled();
  const card = await spotOn(ready(page).first());
  await carry(by, card, { x: card.x, y: card.y + 120 });
  assert.equal(await page.locator(".kos-flight--carried").count(), 1);
  await by.up();
  await settle(page);
  assert.equal(await scrolled(), before);
  await close();
});

test("a whole deal by touch alone, at 360 px", async () => {
  const { page, errors, close } = await open({ ...PHONE, prepare: watchTaps, preferences: { computer: "atOnce" } });
  await page.locator("[data-action=start]").tap();
  const how = { pick: picker(7), click: (locator, position) => tapOn(page, locator, position) };
  await playUntil(page, (shown) => shown === "result", how);
  assert.equal((await moves(page)).filter(({ play }) => play).length, 32);
  assert.deepEqual(errors, []);
  await close();
});

/** What has the focus: nothing if it is the page itself. */
const focused = (page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return null;
    return activeElement.dataset.card ?? activeElement.textContent;
  });

/** Everything on the screen, to see that something has come of a key. */
const shownNow = () => document.querySelector(".kos-root").innerHTML;

/** Presses a key and waits until the page has changed; the focus is never lost by it. */
async function press(page, key) {
  const before = await page.evaluate(shownNow);
  await page.keyboard.press(key);
  await page.waitForFunction(`(${shownNow})() !== ${JSON.stringify(before)}`);
  await settle(page);
  assert.notEqual(await focused(page), null, `the focus is lost after ${key}`);
}

/** Presses Tab until the focus is where it is wanted. */
async function tabTo(page, selector) {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement.matches(wanted), selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`the Tab key does not come to ${selector}`);
}

/** Goes along the hand to a card, from its right end: plain cards stand there. */
async function arrowTo(page, selector) {
  if (!(await page.evaluate(() => document.activeElement.matches(".kos-hand *")))) await tabTo(page, ".kos-hand *");
  await page.keyboard.press("End");
  for (let presses = 0; presses < 30; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement.matches(wanted), selector)) return;
    await page.keyboard.press("ArrowLeft");
  }
  assert.fail(`the arrows do not come to ${selector}`);
}

/** Does one thing by keyboard. */
async function stepByKeys(page) {
  const shown = await screen(page);
  switch (shown) {
    case "draw":
      if (await page.locator(".kos-spread").count()) {
        await tabTo(page, ".kos-spread button");
        await press(page, "Enter");
      } else await press(page, "0");
      break;
    case "cut":
      await press(page, "4");
      break;
    case "exchange":
    case "discard":
      while ((await page.locator(".kos-panel .kos-button--primary").getAttribute("aria-disabled")) === "true") {
        await arrowTo(page, "[aria-pressed=false]:not([aria-disabled=true])");
        await press(page, " ");
      }
      await press(page, "0");
      break;
    case "auction":
    case "talon":
      await press(page, "1");
      break;
    case "announce":
      await press(page, "0");
      break;
    case "play":
      if (await page.locator("[data-action=to-result]").count()) await press(page, "Enter");
      else {
        await arrowTo(page, ":not([aria-disabled=true])");
        await press(page, "Enter");
      }
      break;
    default:
      assert.fail(`nobody told what to do in ${shown}`);
  }
}

test("a whole deal by keyboard alone, and the focus is never lost", async () => {
  const { page, errors, close } = await open({ preferences: { computer: "atOnce" } });
  await tabTo(page, "[data-action=start]");
  await press(page, "Enter");
  for (let steps = 0; (await screen(page)) !== "result"; steps += 1) {
    assert.ok(steps < 120);
    await stepByKeys(page);
    await myTurn(page);
    assert.notEqual(await focused(page), null);
  }
  assert.equal((await moves(page)).filter(({ play }) => play).length, 32);
  await press(page, "0");
  assert.notEqual(await screen(page), "result");
  assert.deepEqual(errors, []);
  await close();
});

test("the hand is one stop for the Tab key, from which the arrows lead to every card", async () => {
  for (const width of [1366, 360]) {
    const { page, close } = await open({ viewport: { width, height: 700 } });
    await start(page);
    await playUntil(page, (shown) => shown === "auction");
    assert.equal(await page.locator(".kos-hand [tabindex='0']").count(), 1);
    await tabTo(page, ".kos-hand *");
    const cards = await hand(page);
    const reached = new Set();
    await page.keyboard.press("Home");
    for (const card of cards) {
      assert.equal(await focused(page), card);
      reached.add(await focused(page));
      await page.keyboard.press("ArrowRight");
    }
    assert.equal(reached.size, cards.length);
    assert.equal(await focused(page), cards.at(-1), "the last card is the end");
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    const below = await focused(page);
    // In one row there is nothing below; in two the card below is at the left as well.
    assert.equal(below === cards[0], width === 1366);
    if (width === 360) {
      assert.equal(below, cards[8]);
      await page.keyboard.press("ArrowUp");
      assert.equal(await focused(page), cards[0]);
    }
    // Away and back again: it is where it was left.
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    assert.equal(await focused(page), cards[1]);
    await close();
  }
});

test("the list of keys says what each does, and each letter has a button that says its key", async () => {
  const { page, errors, close } = await open();
  await start(page);
  await playUntil(page, (shown) => shown === "auction");
  const dialog = page.getByRole("dialog");
  for (const [key, name] of [["s", "Score sheet"], ["R", "House rules"]]) {
    assert.equal(await page.getByRole("button", { name }).getAttribute("aria-keyshortcuts"), key.toUpperCase());
    await page.keyboard.press(key);
    await page.getByRole("dialog", { name }).waitFor();
    // In a dialog only the list of keys is heard.
    await page.keyboard.press(key === "s" ? "r" : "s");
    await settle(page);
    await page.getByRole("dialog", { name }).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
  // There is no last trick yet.
  await page.keyboard.press("l");
  await settle(page);
  assert.equal(await dialog.count(), 0);
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keys" }).waitFor();
  const keys = await dialog.locator("kbd").allTextContents();
  for (const key of ["←", "Enter", "Esc", "1", "9", "0", "L", "H", "U", "S", "R", "?"]) assert.ok(keys.includes(key), key);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Menu" }).click();
  await dialog.getByRole("button", { name: "Keys" }).click();
  await page.getByRole("dialog", { name: "Keys" }).waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  // Another key held down makes it mean something else.
  for (const held of ["Control", "Alt", "Meta"]) {
    await page.evaluate((held) => {
      const name = `${held === "Control" ? "ctrl" : held.toLowerCase()}Key`;
      const event = new KeyboardEvent("keydown", { key: "s", code: "KeyS", bubbles: true, [name]: true });
      document.activeElement.dispatchEvent(event);
    }, held);
    await settle(page);
    assert.equal(await dialog.count(), 0, held);
  }
  assert.deepEqual(errors, []);
  await close();
});

test("while somebody writes a letter is a letter, and it can be switched off", async () => {
  const { page, errors, close } = await open();
  await page.getByLabel("Your name").fill("");
  await page.getByLabel("Your name").pressSequentially("Sus?1");
  assert.equal(await page.getByLabel("Your name").inputValue(), "Sus?1");
  assert.equal(await page.getByRole("dialog").count(), 0);
  await start(page);
  await playUntil(page, (shown) => shown === "auction");
  assert.ok((await page.locator("[aria-keyshortcuts]").count()) > 3);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("group", { name: "Single letters and digits" }).getByRole("radio", { name: "Off" }).check();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  assert.equal(await page.locator("[aria-keyshortcuts]").count(), 0);
  const before = await moves(page);
  for (const key of ["1", "s", "r", "?", "0"]) await page.keyboard.press(key);
  await settle(page);
  assert.equal(await page.getByRole("dialog").count(), 0);
  assert.deepEqual(await moves(page), before);
  // What is no single key goes on.
  await tabTo(page, "[data-call]");
  await press(page, "Enter");
  assert.equal((await moves(page)).length > before.length, true);
  assert.deepEqual(errors, []);
  await close();
});

test("over every page the list of keys is all that can be reached, and Escape closes it wherever the focus is", async () => {
  const { page, errors, close } = await open();
  for (const hash of ["", "#/pack", "#/rules", "#/deal/1"]) {
    await page.evaluate((hash) => (location.hash = hash), hash);
    const shown = page.locator(`.kos-page[data-screen=${{ "#/pack": "pack", "#/rules": "book", "#/deal/1": "replay" }[hash] ?? "start"}]`);
    await shown.waitFor();
    await shown.locator("h1").click();
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    assert.notEqual(await shown.getAttribute("inert"), null, hash);
    // Beside everything that can be pressed.
    await page.getByRole("dialog").locator("dd").first().click();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    assert.equal(await shown.getAttribute("inert"), null, hash);
  }
  assert.deepEqual(errors, []);
  await close();
});

test("keys are heard after a click anywhere in the game", async () => {
  const { page, close } = await open();
  await start(page);
  await playUntil(page, (shown) => shown === "auction");
  for (const spot of [".kos-bar__title", ".kos-status", ".kos-board", ".kos-plate"]) {
    await page.locator(spot).first().click({ position: { x: 3, y: 3 } });
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  await close();
});

test("the hand is held as the settings say", async () => {
  const { page, errors, close } = await open();
  await start(page);
  await playUntil(page, (shown) => shown === "auction");
  const before = await hand(page);
  const isTarock = (card) => card[0] === "T";
  const tarocks = before.filter(isTarock);
  assert.deepEqual(before.slice(0, tarocks.length), tarocks);
  const choose = async (name) => {
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("radio", { name }).check();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  };
  await choose("Right");
  assert.deepEqual(await hand(page), [...before.slice(tarocks.length), ...tarocks]);
  await choose("Lowest first");
  assert.deepEqual((await hand(page)).slice(-tarocks.length), tarocks.toReversed());
  await page.reload();
  await page.locator(".kos-hand").waitFor();
  assert.deepEqual((await hand(page)).slice(-tarocks.length), tarocks.toReversed());
  assert.deepEqual(errors, []);
  await close();
});

test("cards can be put elsewhere in the hand by pointer and by keyboard, and stay there", async () => {
  for (const kind of ["mouse", "touch"]) {
    const { page, errors, close } = await open({ ...(kind === "touch" ? PHONE : {}), preferences: { handOrder: BY_HAND } });
    await start(page);
    await playUntil(page, (shown) => shown === "auction");
    const by = await pointer(page, kind);
    const before = await hand(page);
    const card = (place) => page.locator(".kos-hand button").nth(place);
    // The first one between the third and the fourth.
    const target = await spotOn(card(3));
    await carry(by, await spotOn(card(0)), { x: target.x - 12, y: target.y });
    assert.equal(await page.locator("[data-gap]").count(), 1);
    await by.up();
    const [first, second, third, ...rest] = before;
    const expected = [second, third, first, ...rest];
    await page.waitForFunction((code) => document.querySelector(".kos-hand [data-card]").dataset.card === code, second);
    assert.deepEqual(await hand(page), expected);
    assert.equal(await traces(page), 0);
    await card(2).focus();
    await page.keyboard.press("Control+ArrowLeft");
    await page.waitForFunction((code) => document.querySelectorAll(".kos-hand [data-card]")[1].dataset.card === code, first);
    await settle(page);
    await page.keyboard.press("Shift+ArrowLeft");
    await page.waitForFunction((code) => document.querySelector(".kos-hand [data-card]").dataset.card === code, first);
    await settle(page);
    assert.deepEqual(await hand(page), before);
    assert.equal(await focused(page), first);
    await card(0).focus();
    await page.keyboard.press("Shift+End");
    await page.waitForFunction((code) => document.querySelector(".kos-hand [data-card]").dataset.card === code, second);
    await untilPlay(page);
    // Whatever was laid aside, taken and played: it still stands last, unless it is gone.
    const later = await hand(page);
    if (later.includes(first)) assert.equal(later.at(-1), first);
    // Nor does a reload change anything.
    await page.reload();
    await ready(page).first().waitFor();
    assert.deepEqual(await hand(page), later);
    // What stands first already is put nowhere, and later does not call the focus back.
    await card(0).focus();
    await page.keyboard.press("Control+Home");
    await settle(page);
    assert.deepEqual(await hand(page), later);
    await page.locator(".kos-tool[data-tool=undo]").focus();
    const count = (await moves(page)).length;
    await ready(page).first().evaluate((button) => button.click());
    await played(page, count + 1);
    await settle(page);
    assert.match(await focused(page), /Undo/);
    assert.deepEqual(errors, []);
    await close();
  }
});

test("cards can be put elsewhere in the hand without carrying them, by click, tap and keyboard, and it is heard", async () => {
  for (const kind of ["mouse", "touch", "keyboard"]) {
    const { page, errors, close } = await open({ ...(kind === "touch" ? PHONE : {}), preferences: { handOrder: BY_HAND } });
    await start(page);
    await playUntil(page, (shown) => shown === "auction");
    const by = kind === "keyboard" ? undefined : await pointer(page, kind);
    const use = async (target) => {
      if (!by) return target.press("Enter");
      await asATapOfItsOwn(page);
      await by.down(await (target.getAttribute("data-card").then((card) => (card ? spotOn(target) : middleOf(target)))));
      return by.up();
    };
    const button = (name) => page.getByRole("button", { name, exact: true });
    const heard = (words) => page.locator(".kos-heard").getByText(words).waitFor();
    const card = (code) => page.locator(`.kos-hand [data-card="${code}"]`);
    const before = await hand(page);
    const made = await moves(page);
    const [first, second, third, ...rest] = before;
    const name = await card(first).getAttribute("aria-label");
    assert.equal(await button("To the left").count(), 0);
    await use(button("Rearrange"));
    await heard("Which card to move?");
    await use(card(first));
    await page.locator(`.kos-hand [data-card="${first}"][aria-pressed=true]`).waitFor();
    await heard(`Where does ${name} go?`);
    assert.equal(await button("To the left").getAttribute("aria-disabled"), "true");
    await use(button("To the right"));
    await heard(`${name}: place 2 of ${before.length}.`);
    assert.deepEqual(await hand(page), [second, first, third, ...rest]);
    // The place of another card is shown.
    await use(card(third));
    await heard(`${name}: place 3 of ${before.length}.`);
    assert.deepEqual(await hand(page), [second, third, first, ...rest]);
    assert.equal(await page.locator(".kos-hand [aria-pressed=true]").count(), 0);
    await use(button("Done"));
    await button("Rearrange").waitFor();
    assert.deepEqual(await moves(page), made, "nothing was called or played");
    if (!by) assert.equal(await focused(page), "Rearrange", "the focus stays on the button");
    // Escape lets go of a card, and then of all.
    await use(button("Rearrange"));
    await use(card(second));
    for (const gone of [".kos-hand [aria-pressed=true]", ".kos-hand[data-arrange]"]) {
      await page.keyboard.press("Escape");
      await page.locator(gone).waitFor({ state: "detached" });
    }
    await page.reload();
    await card(first).waitFor();
    assert.deepEqual(await hand(page), [second, third, first, ...rest]);
    assert.deepEqual(errors, []);
    await close();
  }
});
