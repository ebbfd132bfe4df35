// What the cards show, as it stands in the document: each code one picture and the right index, in drawings that need no
// font; and what becomes of the table without them.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { cardName, CODES, indexOf } from "./support/cards.mjs";
import { dist, gameIn, nameInGame } from "./support/dist.mjs";
import { application, start } from "./support/page.mjs";
import { hand, picker, screen, step } from "./support/table.mjs";

const open = application();

const PACK = "[data-screen=pack]";

/** The outlines of the letters, as they are drawn in the source. */
const GLYPHS = new Map(
  [...readFileSync(new URL("../../assets/pack/glyphs.svg", import.meta.url), "utf8").matchAll(
    /data-glyph="(.)" data-width="\d+" d="([^"]+)"/g,
  )].map(([, letter, outline]) => [letter, outline]),
);

/** Opens the page of the pack, and waits until the drawings are there. */
async function openPack() {
  const opened = await open({ hash: "#/pack" });
  await opened.page.locator("#kos-H1").waitFor({ state: "attached" });
  return opened;
}

/** What each face refers to, by the card's code. */
const faces = (page) =>
  page.locator(`${PACK} figure [data-card]`).evaluateAll((cards) =>
    cards.map((card) => ({
      code: card.dataset.card,
      parts: [...card.querySelectorAll("image, use")].map((part) => part.getAttribute("href")),
    })),
  );

/** The outlines an index is made of, those of one corner, and where both corners lie on a card. */
const drawn = (page, id) =>
  page.locator(`#${id}`).evaluate((index) => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", "0 0 120 210");
    const copy = index.cloneNode(true);
    copy.removeAttribute("id");
    svg.append(copy);
    document.querySelector(".kos-root").append(svg);
    const { x, y, width, height } = copy.getBBox();
    const first = copy.firstElementChild.getBBox();
    const place = new DOMPoint(first.x, first.y).matrixTransform(copy.firstElementChild.transform.baseVal[0].matrix);
    svg.remove();
    return {
      outlines: [...copy.firstElementChild.querySelectorAll("path")].map((path) => path.getAttribute("d")),
      box: [x, y, x + width, y + height],
      corner: [place.x, place.y],
    };
  });

test("each card has one picture of its own and its own index, in letters that are drawn", async () => {
  const { page, errors, close } = await openPack();
  const language = await page.locator(".kos-root").getAttribute("lang");
  const shown = await faces(page);
  assert.deepEqual(shown.map(({ code }) => code), CODES);
  const pictures = new Set();
  for (const { code, parts } of shown) {
    const isPip = code[0] !== "T" && !"KQCV".includes(code[1]);
    const [picture, ...more] = parts;
    assert.equal(isPip ? picture : nameInGame(picture), isPip ? `#kos-${code}` : `pictures/${code}.svg`);
    // A court figure has the sign of its suit between its picture and its letter.
    if (code[0] !== "T" && !isPip) assert.equal(more.shift(), `#kos-corners-${code[0]}`);
    const [index, ...others] = more.map((part) => part.slice(1));
    assert.deepEqual(others, []);
    pictures.add(
      isPip
        ? await page.locator(`[id="${picture.slice(1)}"]`).evaluate((drawing) => drawing.innerHTML)
        : await page.evaluate(async (address) => (await fetch(address)).text(), picture),
    );
    const text = indexOf(code, language);
    if (text === undefined) {
      assert.equal(index, "kos-index-star");
      continue;
    }
    const { outlines, box, corner } = await drawn(page, index);
    assert.deepEqual(outlines, [...text].map((letter) => GLYPHS.get(letter)), code);
    // In the upper left corner, within what is seen of a card in a fan, and again where it comes to lie turned round.
    const [left, top, right, bottom] = box;
    assert.ok(left >= 6 && left < 20 && top >= 6 && top < 14, `${code}: ${box}`);
    assert.ok(corner[0] < 20 && corner[1] < 14, `${code}: ${corner}`);
    assert.ok(Math.abs(left + right - 120) < 0.1 && Math.abs(top + bottom - 210) < 0.1, `${code}: ${box}`);
  }
  assert.equal(pictures.size, 54);
  assert.deepEqual(errors, []);
  await close();
});

test("the drawings need no font, hold no picture in pixels and refer to nothing that is not there", async () => {
  const { page, close } = await openPack();
  const found = await page.evaluate(async () => {
    const addresses = new Set([...document.querySelectorAll(".kos-face image")].map((image) => image.href.baseVal));
    const pictures = await Promise.all([...addresses].map(async (one) => (await fetch(one)).text()));
    const drawings = document.querySelector(".kos-drawings");
    const of = (selector) => [...document.querySelectorAll(selector)];
    return {
      words: of(".kos-drawings text, .kos-drawings image, .kos-drawings foreignObject, .kos-face text").length,
      letters: drawings.textContent.trim(),
      lost: of(".kos-drawings use, .kos-face use")
        .map((use) => use.getAttribute("href"))
        .filter((href) => !drawings.querySelector(`[id="${href.slice(1)}"]`)),
      copies: of(".kos-face :is(path, rect, circle, g)").length,
      pictures: pictures.length,
      // An image of SVG may refer to nothing outside itself, and must bring its colours along.
      foreign: pictures.filter((text) => /<(text|image|style|script|foreignObject)|(class|style)=|href="[^#]/.test(text)).length,
      styled: of(".kos-drawings [style], .kos-face [style], .kos-drawings style").length,
    };
  });
  assert.deepEqual(found, { words: 0, letters: "", lost: [], copies: 0, pictures: 39, foreign: 0, styled: 0 });
  await close();
});

test("every picture fills its card", async () => {
  const { page, close } = await openPack();
  const boxes = await page.locator(`${PACK} figure [data-card]`).evaluateAll((cards) =>
    cards.map((card) => {
      const { x, y, width, height } = card.querySelector("image, use").getBBox();
      return [card.dataset.card, x, y, width, height];
    }),
  );
  assert.equal(boxes.length, 54);
  // Each is an image in the shape of a card.
  const shapes = await page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll(".kos-face image")].map(async ({ href }) => {
        const image = new Image();
        image.src = href.baseVal;
        await image.decode();
        return image.naturalWidth / image.naturalHeight;
      }),
    ),
  );
  assert.deepEqual(new Set(shapes), new Set([120 / 210]));
  for (const [code, x, y, width, height] of boxes) {
    const reaches = x <= 12 && y <= 12 && x + width >= 108 && y + height >= 198;
    assert.ok(reaches, `${code}: ${[x, y, width, height]}`);
  }
  await close();
});

test("drawings and pictures are loaded once, and nothing moves when they come", async () => {
  const asked = new Map();
  const pictures = readdirSync(join(gameIn(dist), "pictures"));
  let allAsked;
  // Watched like this the browser keeps nothing: a picture of the first page that is still to be got ready when that
  // page has gone would be asked for again.
  const ready = new Promise((resolve) => (allAsked = resolve));
  let release;
  const held = new Promise((resolve) => (release = resolve));
  const { page, errors, close } = await open({
    route: (page) =>
      page.route("**/*.svg", async (route) => {
        const address = new URL(route.request().url()).pathname;
        asked.set(address, (asked.get(address) ?? 0) + 1);
        if ([...asked.keys()].filter((name) => name.includes("/pictures/")).length === pictures.length) allAsked();
        if (address.endsWith("/pack.svg")) await held;
        await route.continue();
      }),
    prepare: () => {
      globalThis.shifts = [];
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) if (!shift.hadRecentInput) globalThis.shifts.push(shift.value);
      }).observe({ type: "layout-shift", buffered: true });
    },
  });
  await page.locator("[data-screen=start]").waitFor();
  assert.equal(await page.locator("#kos-H1").count(), 0);
  const before = await page.locator(".kos-fan .kos-card").first().boundingBox();
  release();
  await page.locator("#kos-H1").waitFor({ state: "attached" });
  // Two frames, so that what has moved has been painted and noted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  assert.deepEqual(await page.locator(".kos-fan .kos-card").first().boundingBox(), before);
  assert.deepEqual(await page.evaluate(() => globalThis.shifts), []);
  await ready;
  await start(page, { level: "Beginner" });
  while ((await screen(page)) !== "auction") await step(page, { pick: picker(3) });
  assert.deepEqual([...asked].filter(([address]) => nameInGame(address) === "pack.svg").map(([, times]) => times), [1]);
  assert.deepEqual([...asked].filter(([, times]) => times > 1), []);
  assert.deepEqual(errors, []);
  await close();
});

// The browser itself reports a request that fails, so the messages of these pages are not looked at.
for (const [what, answer] of [
  ["cannot be had", (route) => route.fulfill({ status: 404, body: "not here" })],
  ["are cut off by the network", (route) => route.abort()],
  ["are a page that says sorry", (route) => route.fulfill({ contentType: "text/html", body: "<p>Sorry" })],
]) {
  test(`if the drawings ${what}, the cards show their index in letters and the game goes on`, async () => {
    const { page, close } = await open({ route: (page) => page.route("**/pack.svg", answer) });
    await page.getByRole("alert").getByText("The pictures of the cards could not be loaded").waitFor();
    await page.getByRole("alert").getByRole("button").click();
    await start(page, { level: "Beginner" });
    while ((await screen(page)) !== "auction") await step(page, { pick: picker(3) });
    const shown = await page.locator(".kos-hand [data-card]").evaluateAll((cards) =>
      cards.map((card) => card.querySelector("text").textContent),
    );
    const language = await page.locator(".kos-root").getAttribute("lang");
    assert.deepEqual(shown, (await hand(page)).map((code) => indexOf(code, language) ?? cardName(code)));
    await close();
  });
}

test("where the pictures cannot be had, the indices are enough to play", async () => {
  const { page, close } = await open({ route: (page) => page.route("**/pictures/*.svg", (route) => route.abort()) });
  await start(page, { level: "Beginner" });
  while ((await screen(page)) !== "auction") await step(page, { pick: picker(3) });
  const drawn = await page.locator(".kos-hand [data-card] use:last-of-type").evaluateAll((all) =>
    all.map((use) => use.getBBox().width > 20),
  );
  assert.equal(drawn.length, 16);
  assert.ok(drawn.every(Boolean));
  await close();
});
