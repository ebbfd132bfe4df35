// Two people at one screen: what is between their turns shows nothing of either hand, wherever one looks, and says
// who deals and whose turn it is, by name.

import assert from "node:assert/strict";
import { test } from "node:test";

import { cardName, cardsOf } from "./support/cards.mjs";
import { application, start } from "./support/page.mjs";
import { myTurn, picker, saved, screen, step } from "./support/table.mjs";

const open = application();

const NAMES = { one: "Anna", two: "Berta" };

/**
 * Everything that the page holds in words: texts, attributes with what they refer to, what the styles draw and the
 * browser's own lines. The drawings of the whole pack are there all the time, and say nothing.
 */
function held() {
  const found = [document.title, location.href, JSON.stringify(history.state), getSelection().toString()];
  const walk = (node) => {
    if (node.nodeType !== Node.ELEMENT_NODE) return void found.push(node.nodeValue ?? "");
    if (node.matches(".kos-drawings, script, style")) return;
    for (const { name, value } of node.attributes) if (name !== "d") found.push(`${name}=${value}`);
    for (const part of [null, "::before", "::after"]) {
      const style = getComputedStyle(node, part);
      found.push(style.content, style.backgroundImage, style.maskImage, style.listStyleImage);
    }
    if (node.value) found.push(`value=${node.value}`);
    node.childNodes.forEach(walk);
    node.shadowRoot?.childNodes.forEach(walk);
  };
  walk(document.documentElement);
  return [...new Set(found)].join("\n");
}

/** Every name, description and value in the accessibility tree, of what is left out there as well. */
async function spoken(session) {
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const properties = (node) => (node.properties ?? []).map(({ value }) => value.value);
  return nodes
    .flatMap((node) => [node.name?.value, node.description?.value, node.value?.value, ...properties(node)])
    .filter((value) => typeof value === "string")
    .join("\n");
}

/** How a card could be given away: its code, as in the address of its picture, or its name. */
function traces(code) {
  const name = cardName(code).replace(/[()]/g, "\\$&");
  return [new RegExp(`(?<![A-Za-z0-9])${code}(?![A-Za-z0-9])`, "u"), new RegExp(`${name}(?![A-Za-z])`, "iu")];
}

async function checkCurtain(page, session) {
  const { dealer, record } = (await saved(page)).stage.deal.deal;
  const { hidden } = cardsOf(record);
  const everything = `${await page.evaluate(held)}\n${await spoken(session)}`;
  for (const code of hidden) {
    const found = everything.split("\n").filter((line) => traces(code).some((trace) => trace.test(line)));
    assert.deepEqual(found, [], `${code} is hidden`);
  }
  // Who deals and whose turn it is.
  const plate = (side) => page.locator(`[data-side=${side}] .kos-plate`);
  const [near, far] = [await plate("near").textContent(), await plate("far").textContent()];
  const other = { one: "two", two: "one" };
  assert.match([near, far].find((text) => text.startsWith(NAMES[dealer])), /dealer/);
  assert.match([near, far].find((text) => text.startsWith(NAMES[other[dealer]])), /forehand/);
  assert.match(near, /to act/);
  const next = near.startsWith("Anna") ? "Anna" : "Berta";
  const words = await page.locator(".kos-root").innerText();
  assert.ok(words.includes(`Please hand over to ${next}.`));
  if (record.moves.length === 0) assert.ok(words.includes(`${NAMES[dealer]} deals.`));
  assert.doesNotMatch(words, /\byou\b|\byour\b/i);
}

test("behind the curtain no hidden card is found, wherever one looks", async () => {
  const { page, errors, close } = await open({ seed: 4 });
  const session = await page.context().newCDPSession(page);
  await start(page, { opponent: "friend", exchange: "Easy", names: [NAMES.one, NAMES.two] });
  const how = { pick: picker(9), exchange: 3, announce: true, call: (names) => names.find((name) => !["Pass", "Solo"].includes(name)) ?? "Pass" };
  const illegal = page.locator(".kos-hand [aria-disabled=true]");
  let [curtains, lifts] = [0, 0];
  for (;;) {
    await myTurn(page);
    const shown = await screen(page);
    if (shown === "result") break;
    if (shown === "curtain") {
      await checkCurtain(page, session);
      curtains += 1;
    } else if (["exchange", "discard", "play"].includes(shown) && (await illegal.count()) > 0) {
      // What is refused is said with the cards it is about, which must be gone behind the next curtain.
      await illegal.first().focus();
      await page.keyboard.press("Enter");
      await page.locator(".kos-status[data-kind=refusal]").waitFor();
      lifts += 1;
    }
    await step(page, how);
  }
  assert.ok(curtains > 20 && lifts > 5, `${curtains} curtains, ${lifts} refusals`);
  assert.deepEqual(errors, []);
  await close();
});

test("what gives a card away is found", async () => {
  const { page, close } = await open({ seed: 4 });
  await start(page, { opponent: "friend", names: [NAMES.one, NAMES.two] });
  for (const attribute of ["title", "data-card", "href"]) {
    await page.evaluate((name) => document.querySelector("h1").setAttribute(name, "pictures/T14.svg"), attribute);
    assert.match(await page.evaluate(held), traces("T14")[0]);
    await page.evaluate((name) => document.querySelector("h1").removeAttribute(name), attribute);
  }
  await page.evaluate(() => document.querySelector("h1").append("the tarock XIV, the ten of clubs"));
  const everything = await page.evaluate(held);
  assert.match(everything, traces("T14")[1]);
  assert.match(everything, traces("C10")[1]);
  assert.doesNotMatch(everything, traces("T4")[1]);
  await close();
});
