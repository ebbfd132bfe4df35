// How each phase comes to the screen: stories that are played until all of it has been seen.
//
// A story does not count on a certain deal. It plays on, deal by deal, until every moment it is asked
// for has come, so that it stays true when the computer learns to play differently. The entropy is
// fixed, and so every run comes to the same pictures.

import { learn, playLesson } from "../support/lesson.mjs";
import { start } from "../support/page.mjs";
import { EDGE, myTurn, picker, saved, screen, step } from "../support/table.mjs";
import { spoken, text, translated } from "../support/texts.mjs";

const AT_ITS_EDGE = { position: EDGE, force: true };

/** What the moments are recognised by. */
async function look(page) {
  const shown = await screen(page);
  const match = await saved(page).catch(() => undefined);
  const moves = match?.stage.deal?.deal.record.moves ?? [];
  const seen = await page.evaluate(() => {
    const count = (selector) => document.querySelectorAll(selector).length;
    return {
      onTrick: count(".kos-board .kos-trick [data-card]"),
      isWon: count(".kos-board .kos-trick [data-winning]") > 0,
      isDeclarer: count('[data-side=near] [data-tag="declarer"]') > 0,
      isSpread: count(".kos-spread") > 0,
      isOver: count(".kos-board .kos-button--primary") > 0,
      calls: count("[data-call]"),
      illegal: count('.kos-hand [data-legal="false"]'),
      isSettled: count("[data-screen=result] table") > 1,
    };
  });
  return {
    shown,
    ...seen,
    deals: match?.past.length ?? 0,
    played: moves.filter((move) => move.play).length,
    hasTaken: moves.some((move) => move.take),
  };
}

const press = (selector) => (page) => page.locator(selector).first().click();

/** Opens a dialog with one of the tools of the table. */
const tool = (name) => async (page) => {
  await page.locator(`button[data-tool=${name}]`).click();
  await page.getByRole("dialog").waitFor();
};

/** Opens the log, which stands in the menu. */
async function openLog(page) {
  await tool("menu")(page);
  await page.getByRole("button", { name: text(await spoken(page), "log-of-deal") }).click();
  await page.locator(".kos-log").waitFor();
}

/** Opens the deal that is over in the middle of its play. */
async function openReplay(page) {
  await page.locator("[data-action=replay]").click();
  const slider = page.getByRole("slider");
  await slider.fill(String(Number(await slider.getAttribute("max")) - 9));
  await page.locator(".kos-replay [aria-current=step]").waitFor();
}

async function leaveReplay(page) {
  await page.locator("[data-action=back]").click();
  await page.locator("[data-screen=result]").waitFor();
}

/** Opens the dialog by which a deal is passed on, and copies its code. */
async function openShare(page) {
  await page.locator("[data-action=share]").click();
  await page.locator("[data-action=copy-code]").click();
  await page.getByRole("dialog").getByRole("status").locator("p").first().waitFor();
}

/** Opens a page beside the table by its address. */
const openBeside = (name) => async (page) => {
  await page.evaluate((name) => {
    location.hash = `#/${name}`;
  }, name);
  await page.locator(`[data-screen=${name}]`).waitFor();
};

/** The page of codes, with the code of the deal that is over. */
async function openCode(page) {
  await page.locator("[data-action=share]").click();
  const code = (await page.locator(".kos-dialog .kos-code__text").first().textContent()).trim();
  await closeDialog(page);
  await openBeside("code")(page);
  await page.getByRole("textbox").fill(code);
  await page.locator("[data-code=read]").waitFor();
}

async function leaveBeside(page) {
  await page.locator("[data-action=back]").click();
  await page.locator("[data-screen=result]").waitFor();
}

/** Looks something up from the house rules, and something else from there. */
async function lookUpFurther(page) {
  await tool("rules")(page);
  for (const link of [".kos-rules .kos-link", ".kos-prose .kos-link"]) {
    await page.getByRole("dialog").locator(link).first().click();
    await page.locator("[data-action=look-up-back]").waitFor();
  }
}

/** Asks for a hint and waits until there is one. */
async function askForHint(page) {
  await page.locator("[data-action=hint]").click();
  await page.locator("[data-action=follow-hint]").waitFor();
}

async function closeHint(page) {
  await page.locator("[data-action=close-hint]").click();
  await page.locator(".kos-coach").waitFor({ state: "detached" });
}

/** Counts the piles in threes, some groups far. */
async function countInThrees(page) {
  await page.locator("[data-action=count]").click();
  await page.getByRole("dialog").waitFor();
}

/** Picks a card of the hand that is to be put elsewhere. */
async function pickOne(page) {
  await page.locator("[data-action=arrange]").click();
  await page.locator(".kos-hand[data-arrange] [data-card]").nth(4).click(AT_ITS_EDGE);
  await page.locator(".kos-hand [data-lifted]").waitFor();
}

async function closeDialog(page) {
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** Chooses some cards to lay aside; where there is no choice they are chosen already. */
async function chooseSome(page) {
  const chosen = page.locator(".kos-hand [aria-pressed=true]");
  const free = page.locator(".kos-hand [aria-pressed=false]:not([aria-disabled=true])");
  for (let count = await chosen.count(); count < 3 && (await free.count()) > 0; count += 1) {
    await free.last().click(AT_ITS_EDGE);
    await chosen.nth(count).waitFor();
  }
}

/** Tries a card that may not be played. */
async function tryIllegal(page) {
  await page.locator('.kos-hand [data-legal="false"]').first().click(AT_ITS_EDGE);
  await page.locator(".kos-status[data-kind=refusal]").waitFor();
}

/** Chooses the first bonus there is. */
async function chooseBonus(page) {
  const bonus = page.locator("[data-bonus]:not([aria-disabled=true])").first();
  if ((await bonus.count()) === 0) return;
  await bonus.click();
  await page.locator("[data-bonus][aria-pressed=true]").waitFor();
}

/** The moments of an evening against the computer, in the order in which they come. */
const EVENING = [
  { phase: "draw", when: ({ shown, isSpread }) => shown === "draw" && isSpread },
  { phase: "drawn", when: ({ shown, isSpread }) => shown === "draw" && !isSpread },
  { phase: "cut", when: ({ shown }) => shown === "cut" },
  { phase: "exchange", when: ({ shown }) => shown === "exchange", before: chooseSome },
  { phase: "hint", when: ({ shown }) => shown === "exchange", before: askForHint, after: closeHint },
  { phase: "auction", when: ({ shown, calls }) => shown === "auction" && calls > 1 },
  {
    phase: "announce-before",
    when: ({ shown, isDeclarer, hasTaken }) => shown === "announce" && isDeclarer && !hasTaken,
    before: chooseBonus,
  },
  { phase: "talon", when: ({ shown }) => shown === "talon" },
  { phase: "discard", when: ({ shown }) => shown === "discard" },
  {
    phase: "announce-after",
    when: ({ shown, isDeclarer, hasTaken }) => shown === "announce" && isDeclarer && hasTaken,
    before: chooseBonus,
  },
  { phase: "lead", when: ({ shown, played, onTrick }) => shown === "play" && played === 0 && onTrick === 0 },
  {
    phase: "follow",
    when: ({ shown, played, illegal, isOver }) => shown === "play" && played > 6 && played < 20 && illegal > 0 && !isOver,
  },
  {
    phase: "refusal",
    when: ({ shown, played, illegal }) => shown === "play" && played > 6 && illegal > 0,
    before: tryIllegal,
  },
  {
    phase: "trick",
    when: ({ shown, played, isWon, onTrick }) => shown === "play" && played > 9 && isWon && onTrick === 2,
  },
  {
    phase: "last-trick",
    when: ({ shown, played, isOver }) => shown === "play" && played > 9 && !isOver,
    before: tool("last"),
    after: closeDialog,
  },
  { phase: "log", when: ({ shown, played }) => shown === "play" && played > 9, before: openLog, after: closeDialog },
  { phase: "house-rules", when: ({ shown }) => shown === "play", before: tool("rules"), after: closeDialog },
  { phase: "look-up", when: ({ shown }) => shown === "play", before: lookUpFurther, after: closeDialog },
  { phase: "menu", when: ({ shown }) => shown === "play", before: tool("menu"), after: closeDialog },
  { phase: "over", when: ({ shown, isOver }) => shown === "play" && isOver },
  { phase: "result", when: ({ shown, isSettled }) => shown === "result" && isSettled },
  { phase: "result-whole", when: ({ shown, isSettled }) => shown === "result" && isSettled, isWhole: true },
  { phase: "counting", when: ({ shown, isSettled }) => shown === "result" && isSettled, before: countInThrees, after: closeDialog },
  { phase: "replay", when: ({ shown, isSettled }) => shown === "result" && isSettled, before: openReplay, after: leaveReplay },
  { phase: "pass-on", when: ({ shown, isSettled }) => shown === "result" && isSettled, before: openShare, after: closeDialog },
  { phase: "shuffle", when: ({ shown, isSettled }) => shown === "result" && isSettled, before: press("[data-action=shuffle]"), after: leaveBeside, isWhole: true },
  { phase: "statistics", when: ({ shown, isSettled }) => shown === "result" && isSettled, before: openBeside("statistics"), after: leaveBeside, isWhole: true },
  { phase: "kept", when: ({ shown, isSettled }) => shown === "result" && isSettled, before: openBeside("kept"), after: leaveBeside, isWhole: true },
  { phase: "code", when: ({ shown, isSettled }) => shown === "result" && isSettled, before: openCode, after: leaveBeside, isWhole: true },
  {
    phase: "score-sheet",
    when: ({ shown, deals }) => shown === "play" && deals > 2,
    before: tool("sheet"),
    after: closeDialog,
  },
  { phase: "match-over", when: ({ shown }) => shown === "end" },
];

/** Between two people there is the curtain: here in the middle of a trick. */
const CURTAIN = [
  { phase: "curtain", when: ({ shown, played, onTrick }) => shown === "curtain" && played > 4 && played % 2 === 1 },
];

/** The personal talon is in the hand. */
const TACTICAL = [{ phase: "exchange-tactical", when: ({ shown }) => shown === "exchange", before: chooseSome }];

/** The hand is sorted by hand. */
const BY_HAND = [{ phase: "rearrange", when: ({ shown }) => shown === "auction", before: pickOne }];

/** Whoever bids gets to see the phases of the declarer. */
const bid = (names) => names.find((name) => !["Pass", "Solo"].includes(name)) ?? "Pass";

/** Plays until all moments that the camera wants have come. */
async function playOn(page, camera, moments) {
  const how = { pick: picker(3), call: bid };
  const isMissing = () => moments.some(({ phase }) => camera.wants(phase));
  for (let steps = 0; isMissing() && steps < 800; steps += 1) {
    await myTurn(page);
    for (const { phase, when, before, after, isWhole } of moments) {
      if (!camera.wants(phase) || !when(await look(page))) continue;
      await before?.(page);
      await camera.take(phase, { isWhole });
      await after?.(page);
    }
    const shown = await step(page, how);
    if (shown === "result" || shown === "end") await press(".kos-sticky-foot .kos-button--primary")(page);
    if (shown === "result") await page.locator("[data-screen=result]").waitFor({ state: "detached" });
    if (shown === "end") await page.locator("[data-screen=end]").waitFor({ state: "detached" });
  }
  const missing = moments.filter(({ phase }) => camera.wants(phase)).map(({ phase }) => phase);
  if (missing.length > 0) throw new Error(`no deal came to ${missing.join(", ")}`);
}

/** The start screen, as it is opened and in its whole length. */
async function tellStart(page, camera) {
  await page.locator("[data-screen=start]").waitFor();
  await camera.take("start");
  await camera.take("start-whole", { isWhole: true });
  if (!camera.wants("settings")) return;
  await page.locator("[data-action=settings]").click();
  await page.getByRole("dialog").waitFor();
  await camera.take("settings");
}

async function tellEvening(page, camera) {
  await page.locator("input[name=length]").first().check();
  await start(page, { level: "Beginner" });
  await playOn(page, camera, EVENING);
}

async function tellCurtain(page, camera) {
  await start(page, { opponent: "friend", names: ["Anna", "Berta"] });
  await playOn(page, camera, CURTAIN);
}

async function tellTactical(page, camera) {
  await start(page, { level: "Beginner", exchange: "Tactical" });
  await playOn(page, camera, TACTICAL);
}

async function tellByHand(page, camera) {
  const language = await spoken(page);
  await page.locator("[data-action=settings]").click();
  const sorting = page.getByRole("group", { name: translated(language, "Sorting the hand") });
  await sorting.getByRole("radio", { name: translated(language, "By hand") }).check();
  await closeDialog(page);
  await start(page, { level: "Beginner" });
  await playOn(page, camera, BY_HAND);
}

/** The guided deal: its first note, and the question that comes where the announced Pagat would be given away. */
async function tellLesson(page, camera) {
  await learn(page);
  await camera.take("lesson");
  if (!camera.wants("gives-away")) return;
  const pagat = page.locator(".kos-hand [data-card=T1]:not([aria-disabled=true])");
  const canGiveAway = async () => (await screen(page)) === "play" && (await pagat.count()) > 0;
  await playLesson(page, { until: canGiveAway });
  await pagat.press("Enter");
  await page.locator("[data-action=keep-bonus]").waitFor();
  await camera.take("gives-away");
}

/** Every card, as it is and in the other ways to look at the pack. */
async function tellPack(page, camera) {
  await page.locator("[data-action=pack]").click();
  await page.locator("[data-screen=pack]").waitFor();
  await camera.take("pack", { isWhole: true });
  const toggle = (number) => page.locator("[data-screen=pack] [aria-pressed]").nth(number);
  for (const [number, phase] of ["pack-back", "pack-four-colours", "pack-grey"].entries()) {
    if (!camera.wants(phase)) continue;
    await toggle(number).click();
    await camera.take(phase, { isWhole: true, isOnce: true });
    await toggle(number).click();
  }
}

/** The rules: how they begin, and what is paid; and the glossary. */
async function tellBook(page, camera) {
  await page.locator("[data-action=book]").click();
  await page.locator("[data-screen=book] article").waitFor();
  await camera.take("rules");
  for (const [phase, passage] of [["rules-settlement", "rules/R11"], ["glossary", "glossary"]]) {
    if (!camera.wants(phase)) continue;
    await page.evaluate((passage) => {
      location.hash = `#/${passage}`;
    }, passage);
    await page.waitForFunction((passage) => document.activeElement.dataset.passage === passage, passage);
    await camera.take(phase);
  }
}

const phasesOf = (moments) => moments.map(({ phase }) => phase);

/** Every story, with the phases that are seen in it. */
export const STORIES = [
  { phases: ["start", "start-whole", "settings"], tell: tellStart },
  { phases: phasesOf(EVENING), tell: tellEvening },
  { phases: phasesOf(CURTAIN), tell: tellCurtain },
  { phases: phasesOf(TACTICAL), tell: tellTactical },
  { phases: phasesOf(BY_HAND), tell: tellByHand },
  { phases: ["lesson", "gives-away"], tell: tellLesson },
  { phases: ["pack", "pack-back", "pack-four-colours", "pack-grey"], tell: tellPack },
  { phases: ["rules", "rules-settlement", "glossary"], tell: tellBook },
];

/** The phases with most words, of which there are pictures in every language. */
export const MAIN = [
  "start",
  "settings",
  "exchange",
  "hint",
  "auction",
  "announce-before",
  "talon",
  "discard",
  "refusal",
  "curtain",
  "result-whole",
  "pass-on",
  "shuffle",
  "statistics",
  "kept",
  "code",
  "counting",
  "rearrange",
  "lesson",
  "rules",
  "rules-settlement",
  "glossary",
];

/** Every phase of which there are pictures. */
export const PHASES = STORIES.flatMap(({ phases }) => phases);
