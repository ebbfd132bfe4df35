// Matches played by whoever hears the page and does not see it: through the accessibility tree alone, from the draw to
// the settlement; and everything that happens is said, once and in order.

import assert from "node:assert/strict";
import { test } from "node:test";

import { cardName } from "./support/cards.mjs";
import { application } from "./support/page.mjs";
import { Reader, listen } from "./support/reader.mjs";
import { picker, saved } from "./support/table.mjs";
import { serving, tampered } from "./support/worker.mjs";

const open = application();

/** What there is to be pressed now, in the order in which it is looked for; `how` chooses. */
function choice(tree, how) {
  const buttons = (name, within) => tree.all("button", name, within).filter(({ disabled }) => !disabled);
  const pick = (found) => found[how.pick(found.length)];
  const within = (role, name) => tree.all(role, name)[0];
  const curtain = buttons(/^I am /)[0];
  if (curtain) return curtain;
  // What gives an announced bonus away is asked about.
  const anyway = buttons(/^Do it all the same$/)[0];
  if (anyway) return anyway;
  const onwards = buttons(/^(Continue|Draw again|To the result|Collect the trick)$/)[0];
  if (onwards) return onwards;
  const drawn = buttons(/^Draw card \d+$/);
  if (drawn.length > 0) return pick(drawn);
  const cuts = buttons(/^Cut after \d+ cards$/, within("list", "Where to cut"));
  if (cuts.length > 0) return pick(cuts);
  const calls = buttons(undefined, within("list", "Calls to choose from"));
  if (calls.length > 0 && within("list", "Calls to choose from")) {
    return calls.find(({ name }) => !/^(Pass|Solo)/.test(name)) ?? calls.at(-1);
  }
  const announce = buttons(/^Announce/)[0];
  if (announce) {
    const bonuses = buttons(undefined, within("region", "Announcements")).filter(({ pressed }) => pressed === "false");
    const isChosen = buttons(undefined, within("region", "Announcements")).some(({ pressed }) => pressed === "true");
    return !isChosen && bonuses.length > 0 ? pick(bonuses) : announce;
  }
  const groups = buttons(/^Take (?!back)/, within("list", "The Cossack talon lies open"));
  if (groups.length > 0) return pick(groups);
  const hand = within("list", /^Your hand$|’s hand$/);
  if (!hand) return undefined;
  const discard = buttons(/^(Discard|Keep all cards)$/)[0];
  const cards = buttons(undefined, hand);
  if (tree.all("button", /^(Discard|Keep all cards)$/).length > 0) {
    return discard ?? cards.filter(({ pressed }) => pressed === "false").at(-1);
  }
  return cards.length > 0 ? pick(cards) : undefined;
}

/** Plays until `isIt` is so of what can be read, and gives that. */
async function playUntil(reader, how, isIt, lookAt = () => {}) {
  for (let steps = 0; steps < 1000; steps += 1) {
    const tree = await reader.read();
    if (isIt(tree)) return tree;
    const wanted = choice(tree, how);
    if (wanted) {
      lookAt(tree);
      await reader.press(wanted);
    }
    await reader.changed(tree.changes);
  }
  throw new Error("what was wanted did not come");
}

/** Plays until the result of the deal can be read. */
const playDeal = (reader, how, lookAt) =>
  playUntil(reader, how, (tree) => tree.all("button", /^(Next deal|Final score)$/).length > 0, lookAt);

/** The sentences that the moves of a record ask for, worked out here; of announcements only that there were some. */
function expected({ dealer, record }, names) {
  const other = { one: "two", two: "one" };
  const who = (seat) => names[seat === "D" ? dealer : other[dealer]];
  const sentences = [];
  let led;
  let hasTaken = false;
  for (const move of record.moves) {
    if (move.call) sentences.push(`${who(move.by)}: ${move.call}.`);
    if (move.announce) sentences.push(`${who(move.by)} announced`);
    if (move.take) {
      sentences.push(`${who(move.by)} took`);
      hasTaken = true;
    }
    // Before the auction it is heard how many cards each has exchanged.
    if (move.discard && hasTaken) {
      const count = move.discard.length;
      sentences.push(`${who(move.by)} discarded ${count === 1 ? "one card" : `${count} cards`}.`);
    }
    if (move.play) {
      sentences.push(`${who(move.by)} ${led ? "played" : "led"} ${cardName(move.play)}.`);
      if (led) sentences.push(/takes? trick/);
      led = led ? undefined : move;
    }
  }
  return sentences;
}

/** What was heard of the moves, brought to the same form. */
function told(heard) {
  const CALL = /^\w+: (Pass|Hold|Unterer|Dreiblatt|Zweiblatt|Einblatt|Solo)\.$/;
  const EVENT = /^\w+ (led .+|played .+|takes? trick \d+|announced .+|took .+|discarded (one card|\d cards))\.$/;
  return heard
    .filter((text) => CALL.test(text) || EVENT.test(text))
    .map((text) => text.replace(/^(\w+ (announced|took)) .+$/, "$1"));
}

function assertTold(heard, deals, names) {
  const wanted = deals.flatMap((deal) => expected(deal, names));
  const found = told(heard);
  found.forEach((text, place) => {
    if (wanted[place] instanceof RegExp) assert.match(text, wanted[place]);
    else assert.equal(text, wanted[place], `after ${found.slice(Math.max(0, place - 4), place).join(" ")}`);
  });
  assert.equal(found.length, wanted.length);
  // The tricks are counted, each deal from one.
  const tricks = found.filter((text) => /takes? trick/.test(text)).map((text) => Number(/\d+/.exec(text)[0]));
  assert.deepEqual(tricks, deals.flatMap(() => Array.from({ length: 16 }, (_, place) => place + 1)));
}

/** What anybody can find out at any time of a deal in play. */
function assertOriented(tree, { near, far }) {
  const plates = tree.all("heading").map(({ name }) => name);
  assert.ok(plates.includes(near) && plates.includes(far), `${near} and ${far} are among ${plates}`);
  assert.equal(tree.all("main").length, 1);
  assert.equal(tree.all("banner").length, 1);
  assert.ok(tree.one("complementary", "State of the deal"));
  assert.ok(tree.one("region", near) && tree.one("region", far));
  assert.equal(tree.all("log").length, 1);
  for (const button of tree.all("button")) assert.notEqual(button.name, "", "a button without a name");
  for (const image of tree.all("image")) assert.notEqual(image.name, "", "an image without a name");
}

/** What the heading of a result says that `name` has won, with its sign. */
function won(heading, name) {
  const { winner, points } = /^(?<winner>\w+) wins? (?<points>\d+) game points?\.$/.exec(heading)?.groups ?? {};
  assert.ok(winner || heading === "Nobody wins anything.", heading);
  return winner ? Number(points) * (winner === name ? 1 : -1) : 0;
}

const signed = (points) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

/** Looks at the result: its heading has the focus and is heard, and the sum is said. Gives what has been won. */
async function checkResult(reader, tree, name, before) {
  const [{ name: heading, focused }] = tree.all("heading");
  assert.ok(focused, "the heading of the result has the focus");
  const sum = before + won(heading, name);
  // With the money that it is worth behind it.
  const said = await reader.hears(`${name}: ${signed(sum)} (`);
  const heard = await reader.heard({ withFocus: true });
  assert.ok(heard.lastIndexOf(heading) < heard.lastIndexOf(said));
  assert.ok(tree.all("table").length >= 2);
  return sum;
}

const savedDeal = async (page) => (await saved(page)).stage.deal.deal;

test("a match of two deals against the computer is played on names, roles and what is heard", async () => {
  const { page, errors, close } = await open({ prepare: listen, seed: 11 });
  const reader = await Reader.of(page);
  await page.locator("[data-screen=start]").waitFor();
  const wanted = [["radio", /^Beginner/], ["radio", /^At once/], ["button", "Start"]];
  for (const [role, name] of wanted) await reader.press((await reader.read()).all(role, name).at(-1));
  const how = { pick: picker(7) };
  const deals = [];
  const headings = new Set();
  let sum = 0;
  for (let deal = 0; deal < 2; deal += 1) {
    let held = 0;
    const tree = await playDeal(reader, how, (tree) => {
      tree.all("heading").forEach(({ name }) => headings.add(name));
      const hand = tree.one("list", "Your hand");
      if (!hand) return;
      assertOriented(tree, { near: "You", far: "Computer" });
      // The cards of the hand can be counted, and those of the other player are told.
      held = tree.all("listitem", undefined, hand).length;
      const other = tree.all("image", /^Computer’s hand: \d+ cards?$/);
      assert.equal(other.length, 1);
    });
    assert.ok(held <= 1, "all cards have been played");
    sum = await checkResult(reader, tree, "You", sum);
    const { dealer, record } = await savedDeal(page);
    deals.push({ dealer, record });
    await reader.press(tree.one("button", "Next deal"));
  }
  for (const heading of ["Cut", "Exchange", "Auction", "Announcements"]) assert.ok(headings.has(heading), heading);
  assertTold(await reader.heard(), deals, { one: "You", two: "Computer" });
  assert.deepEqual(errors, []);
  await close();
});

test("a deal between two people is heard by their names, and nothing of a hand behind the curtain", async () => {
  const { page, errors, close } = await open({ prepare: listen, seed: 3 });
  const reader = await Reader.of(page);
  await page.locator("[data-screen=start]").waitFor();
  await reader.press((await reader.read()).one("radio", /^Two players here/));
  for (const [label, name] of [["First player", "Anna"], ["Second player", "Berta"]]) {
    await reader.type((await reader.read()).one("textbox", label), name);
  }
  await reader.press((await reader.read()).all("button", "Start").at(-1));
  let curtains = 0;
  const tree = await playDeal(reader, { pick: picker(5) }, (tree) => {
    const lift = tree.all("button", /^I am /)[0];
    if (!lift) return;
    curtains += 1;
    // What is said at the curtain is for both: whose turn it is, who deals, and no refusal or choice of one of them.
    const heading = `Please hand over to ${lift.name.slice("I am ".length)}.`;
    assert.ok(tree.one("heading", heading)?.focused, `the curtain’s heading has the focus: ${JSON.stringify(tree.nodes.filter(({ focused }) => focused))}`);
    assert.equal(tree.all("list", /hand$/).length, 0);
  });
  assert.ok(curtains > 16);
  const { dealer, record } = await savedDeal(page);
  await checkResult(reader, tree, "Anna", 0);
  const heard = await reader.heard({ withFocus: true });
  assertTold(await reader.heard(), [{ dealer, record }], { one: "Anna", two: "Berta" });
  assert.deepEqual(heard.filter((text) => /\byou\b/i.test(text)), []);
  assert.deepEqual(errors, []);
  await close();
});

test("a move taken back is said, and why one is not, and nothing that comes back is called new", async () => {
  // The computer deals, and does not answer the discard before it is taken back.
  const route = serving(tampered("onmessage = () => {};"));
  const { page, errors, close } = await open({ prepare: listen, route, seed: 1 });
  const reader = await Reader.of(page);
  await page.locator("[data-screen=start]").waitFor();
  await reader.press((await reader.read()).all("button", "Start").at(-1));
  const how = { pick: picker(5) };
  const undo = (tree) => tree.one("button", /^Undo$/);
  const isReady = (tree) => tree.all("button", "Discard").some(({ disabled }) => !disabled);
  const first = await playUntil(reader, how, (tree) => tree.one("heading", "Exchange"));
  await reader.press(undo(first));
  await reader.hears("There is nothing to undo");
  const ready = await playUntil(reader, how, isReady);
  assert.ok((await reader.heard()).includes("Computer deals."), "the computer is to exchange as well");
  await reader.press(ready.one("button", "Discard"));
  const said = (await reader.heard()).length;
  await page.locator(".kos-tool[data-tool=undo]:not([aria-disabled])").waitFor();
  await reader.press(undo(await reader.read()));
  await reader.hears("The move has been undone.");
  const since = (await reader.heard()).slice(said);
  assert.deepEqual(since.filter((text) => text.startsWith("New in your hand")), []);
  assert.equal(since.filter((text) => text === "The move has been undone.").length, 1);
  assert.deepEqual(errors, []);
  await close();
});

test("a hint and the notes of the guided deal are heard, each once", async () => {
  const { page, errors, close } = await open({ prepare: listen, seed: 3 });
  const reader = await Reader.of(page);
  await page.locator("[data-screen=start]").waitFor();
  await reader.press((await reader.read()).all("button", "Start").at(-1));
  // As long as the computer is to exchange there is nothing to be advised.
  const canHint = (tree) => tree.one("heading", "Exchange") && tree.all("button", "Hint").some(({ disabled }) => !disabled);
  const tree = await playUntil(reader, { pick: picker(5) }, canHint);
  await reader.press(tree.one("button", "Hint"));
  await reader.hears(await page.locator(".kos-coach__advice").textContent());
  const advice = await page.locator(".kos-coach__said :is(p, li)").allTextContents();
  assert.ok(advice.length > 1);
  // Read again, and put away: nothing is said of it once more.
  await reader.press((await reader.read()).one("button", "Close the advice"));
  await page.locator(".kos-coach").waitFor({ state: "detached" });
  const heard = await reader.heard();
  for (const sentence of advice) assert.equal(heard.filter((text) => text === sentence).length, 1, sentence);
  await reader.press((await reader.read()).one("button", "Menu"));
  await reader.press((await reader.read()).one("button", "Leave the match"));
  await page.locator("[data-screen=start]").waitFor();
  await reader.press((await reader.read()).one("button", "Learn to play"));
  await reader.hears("Welcome");
  const note = page.locator(".kos-coach__note .kos-text");
  for (const title of ["Welcome", "The cards"]) {
    await page.locator(".kos-coach__title").getByText(title).waitFor();
    await reader.hears(await note.textContent());
    await reader.press((await reader.read()).one("button", "Next"));
  }
  const all = await reader.heard();
  assert.equal(all.filter((text) => text === "Welcome").length, 1);
  assert.deepEqual(errors, []);
  await close();
});

test("a refusal is said each time, and gone when the screen is handed over", async () => {
  const { page, close } = await open({ prepare: listen, seed: 3 });
  const reader = await Reader.of(page);
  await page.locator("[data-screen=start]").waitFor();
  await reader.press((await reader.read()).one("radio", /^Two players here/));
  await reader.press((await reader.read()).all("button", "Start").at(-1));
  const how = { pick: picker(5) };
  const king = (tree) => tree.all("button", /^(King of|Sküs|Mond|Pagat)/).find(({ disabled }) => disabled);
  const tree = await playUntil(reader, how, (tree) => tree.one("heading", "Exchange") && king(tree));
  await reader.press(king(tree));
  await reader.press(king(tree));
  await page.waitForFunction(() => window.reader.heard.filter(({ text }) => /\(R5\.2\)\.$/.test(text)).length === 2);
  const log = () => page.locator("[role=log]").textContent();
  assert.match(await log(), /\(R5\.2\)/);
  await playUntil(reader, how, (tree) => tree.all("button", /^I am /).length > 0);
  assert.doesNotMatch(await log(), /\(R5\.2\)|chosen|King of|Sküs|Mond|Pagat/);
  await close();
});
