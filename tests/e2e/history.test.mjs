// What has been: moves taken back, the log, the score sheet on paper and as a file, past deals.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { cardName, cardsOf } from "./support/cards.mjs";
import { application, start } from "./support/page.mjs";
import { replay } from "./support/replay.mjs";
import { EDGE, moves, myTurn, picker, playUntil as playOn, saved } from "./support/table.mjs";

const open = application();

/** What is said of the card that was played at a place in a deal: each trick has one that is led. */
const playedAs = (place, card) => `${place % 2 === 0 ? "led" : "played"} ${cardName(card)}.`;

/** Bids where that can be, so that a deal is played. */
const bid = (names) => names.find((name) => !["Pass", "Solo"].includes(name)) ?? "Pass";

const playUntil = (page, wanted) => playOn(page, wanted, { pick: picker(3), call: bid });

const button = (page, name) => page.getByRole("button", { name, exact: true });

/** Opens the log of the deal by the menu; gives its lines. */
async function readLog(page) {
  await button(page, "Menu").click();
  await button(page, "Log of the deal").click();
  const dialog = page.getByRole("dialog", { name: "Log of the deal" });
  await dialog.waitFor();
  const lines = await dialog.locator(".kos-log__line").allTextContents();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  return lines;
}

const howOften = async (page) => (await saved(page)).stage.deal.deal.takenBack;

test("a move against the computer is taken back, and the same move leads to the same again", async () => {
  const { page, errors, close } = await open();
  await start(page, { level: "Beginner" });
  const ready = page.locator(".kos-hand button:not([aria-disabled=true])");
  // Whoever leads is answered.
  const isLead = (made) => made.length > 20 && made.filter(({ play }) => play).length % 2 === 0;
  await playUntil(page, async (shown) => shown === "play" && isLead(await moves(page)));
  const before = await moves(page);
  const code = await ready.first().getAttribute("data-card");
  const play = async () => {
    await page.locator(`.kos-hand [data-card=${code}]`).click({ position: EDGE });
    await page.waitForFunction(
      (count) => JSON.parse(localStorage.getItem("kosakeln.match")).stage.deal.deal.record.moves.length > count,
      before.length + 1,
    );
    await myTurn(page);
    return moves(page);
  };
  const after = await play();
  // Back by two decisions, and on again by the same.
  await button(page, "Undo").click();
  await page.locator(`.kos-hand [data-card=${code}]`).waitFor();
  assert.deepEqual(await moves(page), before);
  assert.equal(await howOften(page), 1);
  await page.reload();
  await myTurn(page);
  assert.deepEqual(await play(), after, "the computer decides the same, also after a reload");
  await button(page, "Undo").click();
  await page.locator(`.kos-hand [data-card=${code}]`).waitFor();
  await playUntil(page, (shown) => shown === "result");
  await page.getByText("2 moves undone").first().waitFor();
  assert.equal(await page.getByText("2 moves undone").count(), 2, "in the result and on the sheet");
  assert.deepEqual(errors, []);
  await close();
});

test("between two people the curtain ends what can be taken back, and it is said why", async () => {
  const { page, errors, close } = await open();
  await start(page, { opponent: "friend", names: ["Anna", "Berta"] });
  await playUntil(page, (shown) => shown === "exchange");
  const undo = button(page, "Undo");
  assert.equal(await undo.getAttribute("aria-disabled"), "true");
  // It can be pressed all the same, and then says why.
  await undo.click({ force: true });
  await page.locator(".kos-status[data-kind=refusal]").waitFor();
  assert.match(await page.locator(".kos-status__said").textContent(), /nothing to undo/);
  let mayTakeBack = 0;
  await playUntil(page, async (shown) => {
    if (shown === "result") return true;
    if (shown === "curtain") {
      const before = await moves(page);
      await undo.click({ force: true });
      await page.locator(".kos-status[data-kind=refusal]").waitFor();
      assert.match(await page.locator(".kos-status__said").textContent(), /the curtain was last lifted|nothing to undo/);
      assert.deepEqual(await moves(page), before);
      assert.equal(await page.locator(".kos-hand").count(), 0);
    } else if ((await undo.getAttribute("aria-disabled")) === null && mayTakeBack < 3) {
      const before = await moves(page);
      await undo.click();
      await page.waitForFunction(
        (count) => JSON.parse(localStorage.getItem("kosakeln.match")).stage.deal.deal.record.moves.length < count,
        before.length,
      );
      assert.deepEqual(await moves(page), before.slice(0, -1), "one move");
      assert.equal(await page.locator(".kos-curtain").count(), 0, "the same player is in front");
      mayTakeBack += 1;
    }
    return false;
  });
  assert.equal(mayTakeBack, 3);
  assert.deepEqual(errors, []);
  await close();
});

test("the log tells what was done, and behind the curtain no hidden card", async () => {
  const { page, errors, close } = await open();
  await start(page, { opponent: "friend", names: ["Anna", "Berta"] });
  let looks = 0;
  await playUntil(page, async (shown) => {
    const made = await moves(page);
    if (shown !== "curtain" || made.length % 5 !== 2) return shown === "result";
    const lines = await readLog(page);
    assert.equal(lines.length, made.length);
    const { deal } = (await saved(page)).stage.deal;
    const told = lines.join(" ");
    for (const code of cardsOf(deal.record).hidden) {
      // "tarock XI" is in "tarock XIV" too.
      assert.doesNotMatch(told, new RegExp(`${cardName(code).replace(/[()]/g, "\\$&")}(?![A-Z])`), code);
    }
    const plays = made.filter(({ play }) => play);
    for (const [place, { play }] of plays.entries()) assert.ok(told.includes(playedAs(place, play)), playedAs(place, play));
    looks += 1;
    return false;
  });
  assert.ok(looks > 3);
  await button(page, "Log of the deal").click();
  const parts = page.getByRole("dialog", { name: "Log of the deal" }).getByRole("heading", { level: 3 });
  const names = await parts.allTextContents();
  assert.deepEqual(names.slice(0, 2), ["Exchange", "Auction"]);
  assert.equal(names.at(-1), "Trick 16");
  assert.deepEqual(errors, []);
  await close();
});

test("a past deal is gone through by buttons, keys and the slider, and Back leads to the match", async () => {
  const { page, errors, close } = await open();
  await start(page, { level: "Beginner" });
  await playUntil(page, (shown) => shown === "result");
  const { record } = (await saved(page)).stage.deal.deal;
  await button(page, "Replay").click();
  await page.getByRole("heading", { level: 1, name: "Deal 1, move by move" }).waitFor();
  assert.equal(await page.evaluate(() => location.hash), "#/deal/1");
  const slider = page.getByRole("slider", { name: "Move" });
  const at = (ply) => page.locator(`.kos-slider[aria-valuetext="${ply} of ${record.moves.length}"]`).waitFor();
  /** Waits until the cards that lie open now, but for those of the trick and the talon, are those of a player after so many moves. */
  const isHeld = async (ply) => {
    const { hands } = cardsOf({ ...record, moves: record.moves.slice(0, ply) });
    const wanted = [[...hands.F], [...hands.D]].map((cards) => String(cards.sort())).sort();
    await page.waitForFunction((wanted) => {
      const held = ["Your hand", "Computer’s hand"].map((name) => {
        const cards = document.querySelectorAll(`.kos-cards[aria-label="${name}"] [data-card]`);
        return String([...cards].map((card) => card.dataset.card).sort());
      });
      return String(held.sort()) === String(wanted);
    }, wanted);
  };
  await at(0);
  await isHeld(0);
  await button(page, "One move on").click();
  await at(1);
  await page.keyboard.press("ArrowRight");
  await at(2);
  await isHeld(2);
  await page.keyboard.press("ArrowLeft");
  await at(1);
  assert.equal(await page.locator("[aria-current=step]").count(), 1);
  const middle = record.moves.length - 9;
  await slider.fill(String(middle));
  await at(middle);
  await isHeld(middle);
  const current = page.locator("[aria-current=step]");
  const before = record.moves.slice(0, middle).filter(({ play }) => play);
  const said = await current.textContent();
  assert.ok(said.includes(playedAs(before.length - 1, before.at(-1).play)), said);
  await current.evaluate((line) => {
    const [box, around] = [line, line.closest(".kos-replay__log")].map((node) => node.getBoundingClientRect());
    if (box.top < around.top || box.bottom > around.bottom) throw new Error("the line is out of sight");
  });
  await button(page, "To the end").click();
  await at(record.moves.length);
  await page.getByRole("table").waitFor();
  assert.equal(await button(page, "One move on").getAttribute("aria-disabled"), "true");
  // A section is looked up over the page, of which nothing can be reached meanwhile.
  await page.getByRole("table").getByRole("link").first().click();
  await page.getByRole("dialog").waitFor();
  assert.equal(await page.locator(".kos-replay[inert]").count(), 1);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.waitForFunction(() => document.activeElement.matches("table a"));
  await page.goBack();
  await page.locator("[data-screen=result]").waitFor();
  // The address leads there too, and a deal that is not over is in no address.
  await page.evaluate(() => {
    location.hash = "#/deal/2";
  });
  await page.getByText("There is no such deal in this match").waitFor();
  await button(page, "Back to the match").click();
  await page.locator("[data-screen=result]").waitFor();
  await page.goto(page.url().replace(/#.*$/, "") + "#/deal/1");
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Deal 1, move by move" }).waitFor();
  assert.deepEqual(errors, []);
  await close();
});

test("the score sheet is printed alone, and saved for people and for programs", async () => {
  const { page, errors, close } = await open({ acceptDownloads: true });
  await start(page, { opponent: "friend", names: ['An"na; =1', "=Berta"] });
  await playUntil(page, (shown) => shown === "result");
  await button(page, "Print or save").click();
  const dialog = page.getByRole("dialog", { name: "Score sheet" });
  await dialog.waitFor();
  const download = async (name) => {
    const [file] = await Promise.all([page.waitForEvent("download"), button(page, name).click()]);
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
  };
  const sheet = await download("Save as a spreadsheet (CSV)");
  assert.match(sheet.name, /\.csv$/);
  const rows = readCsv(sheet.text.replace(/^\ufeff/, ""));
  assert.equal(rows.length, 2);
  assert.ok(rows.every((row) => row.length === rows[0].length), "as many fields in each line");
  assert.ok(rows.flat().every((field) => !/^[=@]/.test(field)), "no field is a formula");
  const { deal } = (await saved(page)).stage.deal;
  const { result } = await replay(deal.record);
  const one = deal.dealer === "one" ? result.total.D : result.total.F;
  const numbers = rows[1].map(Number);
  assert.deepEqual(numbers.slice(5, 9), [one, -one, one, one / 10]);
  const match = JSON.parse((await download("Save the deals (JSON)")).text);
  assert.deepEqual(match.deals.map(({ record }) => record), [deal.record]);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await button(page, "Print").click();
  await page.locator("body[data-printed]").waitFor();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  assert.ok(await dialog.getByRole("table").isVisible());
  assert.equal(await page.locator("[data-screen=result]").isVisible(), false);
  const buttons = await page.getByRole("button").allTextContents();
  assert.deepEqual(buttons, ["1"], "on paper there is none but what is a number");
  await page.emulateMedia({ media: "screen", colorScheme: null });
  await dialog.getByRole("button", { name: "Deal 1, move by move" }).click();
  await page.getByRole("heading", { level: 1, name: "Deal 1, move by move" }).waitFor();
  assert.deepEqual(errors, []);
  await close();
});

/** A table as a spreadsheet reads it (RFC 4180). */
function readCsv(text) {
  const rows = [[""]];
  let isQuoted = false;
  for (let place = 0; place < text.length; place += 1) {
    const [letter, row] = [text[place], rows.at(-1)];
    if (isQuoted && letter === '"' && text[place + 1] === '"') {
      row[row.length - 1] += '"';
      place += 1;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && letter === ",") row.push("");
    else if (!isQuoted && text.startsWith("\r\n", place)) {
      rows.push([""]);
      place += 1;
    } else row[row.length - 1] += letter;
  }
  return rows.slice(0, -1);
}
