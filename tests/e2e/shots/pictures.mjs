// The pictures that belong to the repository: for the README, for links to the page, and its icons.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { openPage, start } from "../support/page.mjs";
import { myTurn, picker, screen, step } from "../support/table.mjs";
import { settled } from "./camera.mjs";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** The typeface of the title: what the system has would look different everywhere. */
const TITLE = "../node_modules/@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2";

/** What has no policy to keep to, since nothing of it is published: it may bring styles of its own. */
const STUDIO = { bypassCSP: true, reducedMotion: "reduce" };

/** The table in the middle of a deal: the computer has led, and not every card may follow. */
async function takeReadme({ browser, url, root }) {
  const { page, close } = await openPage(browser, url, { reducedMotion: "reduce", colorScheme: "light" });
  await start(page, { level: "Club player" });
  const how = { pick: picker(3), call: (names) => names.find((name) => name !== "Pass") ?? "Pass" };
  for (let steps = 0; steps < 200; steps += 1) {
    await myTurn(page);
    if ((await screen(page)) === "play" && (await isGoodView(page))) break;
    await step(page, how);
  }
  await page.mouse.move(0, 0);
  await settled(page);
  await page.screenshot({ path: join(root, "docs", "table.png"), animations: "disabled", caret: "hide" });
  await close();
  return ["docs/table.png"];
}

/** Whether some cards are in the hand still, some may not be played, and something lies on the table. */
function isGoodView(page) {
  return page.evaluate(() => {
    const count = (selector) => document.querySelectorAll(selector).length;
    const isFollowing = count(".kos-board .kos-trick [data-card]") === 1;
    const [legal, illegal] = ["true", "false"].map((truth) => count(`.kos-hand [data-legal="${truth}"]`));
    return isFollowing && legal > 1 && illegal > 4 && legal + illegal < 14;
  });
}

/** The picture that stands for a link to the page: the name, and five cards on the green cloth. */
async function takeShare({ browser, url, root }) {
  const viewport = { width: 1200, height: 630 };
  const { page, close } = await openPage(browser, url, { ...STUDIO, viewport, hash: "#/pack", colorScheme: "dark" });
  await page.locator("[data-screen=pack]").waitFor();
  const font = await readFile(here(TITLE), "base64");
  const face = `@font-face { font-family: Title; font-weight: 400 800; src: url(data:font/woff2;base64,${font}); }`;
  await page.addStyleTag({ content: `${face}\n${await readFile(here("share.css"), "utf8")}` });
  await page.evaluate(() => {
    const card = (code) => document.querySelector(`[data-screen=pack] [data-card="${code}"]`).cloneNode(true);
    const fan = document.createElement("div");
    fan.className = "share__fan";
    fan.append(...["T1", "HQ", "T22", "T21", "CK"].map(card));
    const title = document.createElement("p");
    title.className = "share__title";
    title.textContent = document.title;
    const share = document.createElement("div");
    share.className = "share";
    share.append(title, fan);
    // The drawings that cards refer to stay; everything else makes room.
    const root = document.querySelector(".kos-root");
    for (const child of [...root.children]) if (!child.matches(".kos-drawings")) child.remove();
    root.append(share);
  });
  await settled(page);
  await page.screenshot({ path: join(root, "assets", "share.png") });
  await close();
  return ["assets/share.png"];
}

/** The icons as pictures: their sizes, and how much of the edge is left to whoever cuts them round. */
const ICONS = [
  { name: "icon-180.png", size: 180, isFull: true },
  { name: "icon-192.png", size: 192 },
  { name: "icon-512.png", size: 512 },
  { name: "icon-maskable-512.png", size: 512, isFull: true, scale: 0.8 },
];

/** The icons, from the one drawing of them. */
async function takeIcons({ browser, root }) {
  const folder = join(root, "assets", "icons");
  const drawing = await readFile(join(folder, "icon.svg"), "utf8");
  const page = await browser.newPage();
  for (const { name, size, isFull = false, scale = 1 } of ICONS) {
    await page.setViewportSize({ width: size, height: size });
    // The ground of the drawing has round corners; where the corners are cut by others it fills the square.
    const ground = /fill="(#[0-9a-f]{6})"/.exec(drawing)?.[1];
    const style = `
      body { margin: 0; display: grid; place-items: center; block-size: 100vh; ${isFull ? `background: ${ground};` : ""} }
      svg { inline-size: ${100 * scale}vw; block-size: ${100 * scale}vw; }`;
    await page.setContent(`<!doctype html><style>${style}</style>${drawing}`);
    await writeFile(join(folder, name), await page.screenshot({ omitBackground: true }));
  }
  await page.close();
  return ICONS.map(({ name }) => `assets/icons/${name}`);
}

/** By the word that takes them. */
export const PICTURES = { readme: takeReadme, share: takeShare, icons: takeIcons };
