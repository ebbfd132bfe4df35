// The page of a club, with the game in it as an element.

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { workshop } from "./hosts.mjs";
import { QUIET, openPage } from "./page.mjs";
import { serve } from "./server.mjs";

/** What a page says of itself to each of its elements, and to those in it. Nothing of it may be seen in the game. */
export const HOSTILE = `
  :root { font-size: 40px; color: red; }
  * { all: unset; font: 40px cursive; letter-spacing: 9px; text-transform: uppercase; direction: rtl; box-sizing: content-box; cursor: wait; }
  head, head * { display: none; }
  body, div, p { display: block; }
  button, svg, .kos-root { display: none !important; color: lime !important; }
  .kos-card { inline-size: 3px !important; }
`;

/** Notes what the page hears of the game, and what its policy refuses. */
const NOTING = `
  globalThis.heard = [];
  globalThis.refused = [];
  for (const name of ["ready", "move", "dealend", "matchend", "error"]) {
    addEventListener("kosakeln:" + name, ({ detail, target }) => heard.push({ name, detail, id: target.id }));
  }
  document.addEventListener("securitypolicyviolation", (event) => refused.push(event.violatedDirective + " " + event.blockedURI));
`;

/**
 * A folder with a copy of the game in `kosakeln`, in which pages can be written.
 *
 * `page` writes one: `body` is what stands in it, `scripts` are those of its head, `css` its styles.
 */
export async function clubhouse() {
  const copies = await workshop();
  const root = join(copies.folder, "club");
  await mkdir(root);
  await copies.copy("club/kosakeln");
  await writeFile(join(root, "noting.js"), NOTING);
  let count = 0;
  return {
    root,
    clear: copies.clear,
    /** Writes a page; gives its name. */
    async page({ body, scripts = ["kosakeln/kosakeln-game.js"], css = "", head = "" }) {
      const name = `page-${(count += 1)}`;
      await writeFile(join(root, `${name}.css`), css);
      const tags = scripts.map((script) => `<script type="module" src="${script}"></script>`);
      const links = `<link rel="stylesheet" href="${name}.css"><link rel="icon" href="kosakeln/LICENSE.txt">`;
      const text = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Our club</title>${links}${head}
        <script src="noting.js"></script>${tags.join("")}</head><body>${body}</body></html>`;
      await writeFile(join(root, `${name}.html`), text);
      return `${name}.html`;
    },
  };
}

/** Runs in the page: the games in it are played without a pause, whatever their keys. */
function hasten(preferences) {
  try {
    for (const key of ["1", "2", "one", "two"]) {
      const name = `kosakeln.element.${key}.preferences`;
      const saved = { format: "kosakeln-preferences", version: 3, preferences };
      if (localStorage.getItem(name) === null) localStorage.setItem(name, JSON.stringify(saved));
    }
  } catch {
    // Where nothing can be stored, they are as at first.
  }
}

/** Opens a page of a club from a server that does it in its own way, and has `work` done with it. */
export async function visit(browser, house, { page: content, open = {}, ...host }, work) {
  const name = await house.page(content);
  const server = await serve({ root: house.root, ...host });
  try {
    const preferences = { ...QUIET, computer: "atOnce" };
    const opened = await openPage(browser, server.url, {
      preferences: null,
      ...open,
      hash: (open.at ?? "") + name,
      route: async (page) => {
        await page.addInitScript(hasten, preferences);
        await open.route?.(page);
      },
    });
    await work({ ...opened, server });
    await opened.close();
  } finally {
    await server.close();
  }
}

/** Waits until each game on the page is there. */
export const ready = (page) =>
  page.evaluate(() => customElements.whenDefined("kosakeln-game").then(() => Promise.all([...document.querySelectorAll("kosakeln-game")].map((game) => game.ready))));

/** What the page has heard of the game, by its name. */
export const heard = (page, name) => page.evaluate((name) => globalThis.heard.filter((event) => event.name === name), name);

/** Does something with the game of the page; what it throws comes as its code. */
export const ask = (page, act, given) =>
  page.evaluate(
    ([act, given]) => {
      const game = document.querySelector("kosakeln-game");
      try {
        return new Function("game", "given", `return (${act})(game, given)`)(game, given) ?? null;
      } catch (error) {
        if (typeof error.code !== "string" || !(error instanceof Error)) throw error;
        return { code: error.code };
      }
    },
    [String(act), given],
  );

/** The match that a game has saved. */
export const savedBy = (page, key = "1") =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(`kosakeln.element.${key}.match`)), key);

/** The moves of the deal that a game has saved. */
export const movesOf = async (page, key) => (await savedBy(page, key))?.stage.deal?.deal.record.moves ?? [];
