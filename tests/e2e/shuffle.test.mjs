// The shuffle that can be checked: what is shown before a deal binds, and what is laid open after it can
// be checked by other tools than the page.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { test } from "node:test";

import { application, start } from "./support/page.mjs";
import { picker, playUntil, saved, step } from "./support/table.mjs";

const open = application();

const sha256 = (text) => createHash("sha256").update(text, "utf8").digest("hex");

/** The pack that is dealt, worked out anew from what the page lays open. */
function worked({ pack, texts, lifted }) {
  const contribution = texts.join("\n");
  const keyed = pack.split(" ").map((card, place) => [sha256(`${contribution} ${place + 1}`), card]);
  const cards = keyed.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, card]) => card);
  return [...cards.slice(lifted), ...cards.slice(0, lifted)].join(" ");
}

const next = (page) => page.locator("details[data-shuffle=next]");

/** Opens what is behind the fingerprint; gives all of that. */
async function openNext(page) {
  const short = (await next(page).locator(".kos-shuffle__short").innerText()).replace(/\s/g, "");
  await next(page).locator("summary").click();
  const commitment = await next(page).locator("[data-value=commitment]").innerText();
  assert.match(commitment, /^[0-9a-f]{64}$/);
  assert.equal(commitment.slice(0, 8), short);
  return commitment;
}

/** What the page lays open of a shuffle. */
const laidOpen = (page) =>
  page.evaluate(() => {
    const all = (name) => [...document.querySelectorAll(`dd[data-value=${name}]`)].map((node) => node.textContent);
    const [[commitment], [pack], [nonce], [dealt]] = ["commitment", "pack", "nonce", "dealt"].map(all);
    const script = document.querySelector("[data-value=script]").textContent;
    return { commitment, pack, nonce, dealt, texts: all("contribution"), script };
  });

/** Goes to the page of the deal whose result is shown and checks it by other means; gives what is there. */
async function check(page, { commitment, texts, isCutSettled, lifted }) {
  await page.locator("[data-action=shuffle]").click();
  await page.locator("[data-screen=shuffle]").waitFor();
  assert.deepEqual(
    await page.locator("[data-holds]").evaluateAll((checks) => checks.map((check) => check.dataset.holds)),
    ["true", "true"],
  );
  const open = await laidOpen(page);
  assert.equal(open.commitment, commitment, "what was shown before is what is laid open");
  assert.deepEqual(open.texts, texts);
  const cut = isCutSettled ? `cut ${lifted}\n` : "";
  assert.equal(sha256(`kosakeln-shuffle 1\n${open.pack}\n${open.nonce}\n${cut}`), commitment);
  assert.equal(worked({ ...open, lifted }), open.dealt);
  const said = execFileSync("bash", { input: open.script, encoding: "utf8" }).trimEnd().split("\n");
  assert.deepEqual(said, [commitment, open.dealt, "commitment: ok", "deal: ok"]);
  // The same commands find out what has been changed.
  const [, first] = open.pack.split(" ");
  const forged = open.script.replace(`pack='`, `pack='${first} `).replace(` ${first} `, " ");
  assert.match(execFileSync("bash", { input: forged, encoding: "utf8" }), /commitment: WRONG\ndeal: WRONG\n$/);
  return open;
}

const lifted = async (page) => (await saved(page)).stage.deal.lifted;

test("against the computer what is shown before each deal binds, whoever cuts", async () => {
  const { page, errors, close } = await open({ seed: 4 });
  await start(page);
  const seen = new Set();
  let deals = 0;
  while (deals < 3) {
    await playUntil(page, async () => (await next(page).count()) > 0);
    const commitment = await openNext(page);
    assert.ok(!seen.has(commitment));
    seen.add(commitment);
    const field = next(page).getByLabel("Your text");
    assert.match(await field.inputValue(), /^[0-9a-f]{32}$/, "the browser has drawn one");
    const text = ["it’s 'mine' $(id) `id` \\", "", "ein großer Brauner"][deals];
    await field.fill(text);
    const isCutSettled = (await next(page).innerText()).includes("computer’s cut");
    // It is there before the click that begins the deal.
    if (isCutSettled) {
      const isResult = await page.locator("[data-screen=result]").count();
      await page.locator(isResult ? ".kos-sticky-foot .kos-button--primary" : ".kos-panel .kos-button--primary").click();
    } else {
      await step(page, { pick: picker(3) });
    }
    await page.locator(".kos-hand").waitFor();
    const cards = await lifted(page);
    if (deals === 1) await page.reload();
    await playUntil(page, (screen) => screen === "result");
    const open = await check(page, { commitment, texts: text ? [text] : [], isCutSettled, lifted: cards });
    const { past, stage } = await saved(page);
    const record = stage.deal?.deal.record ?? past.at(-1).record;
    assert.equal(record.pack.join(" "), open.dealt);
    await page.locator("[data-action=back]").click();
    await page.locator("[data-screen=result]").waitFor();
    deals += 1;
    if (!(await next(page).count())) await page.locator(".kos-sticky-foot .kos-button--primary").click();
  }
  assert.deepEqual(errors, []);
  await close();
});

test("two players contribute one text each", async () => {
  const { page, errors, close } = await open({ seed: 6 });
  await start(page, { opponent: "friend", names: ["Anna", "Berta"] });
  await playUntil(page, (screen) => screen === "cut");
  const commitment = await openNext(page);
  await next(page).getByLabel("Text of Anna").fill("Kaffee");
  await next(page).getByLabel("Text of Berta").fill("END");
  await next(page).locator("[data-action=explain-shuffle]").click();
  await page.locator("[data-screen=shuffle]").waitFor();
  assert.equal(await page.locator("[data-holds]").count(), 0, "there is nothing to be checked yet");
  assert.equal(await page.getByText("Nobody need take it on trust").count(), 1);
  await page.locator("[data-action=back]").click();
  await step(page, { pick: picker(3) });
  await page.locator(".kos-curtain").waitFor();
  const cards = await lifted(page);
  await playUntil(page, (screen) => screen === "result");
  await check(page, { commitment, texts: ["Kaffee", "END"], isCutSettled: false, lifted: cards });
  assert.deepEqual(errors, []);
  await close();
});
