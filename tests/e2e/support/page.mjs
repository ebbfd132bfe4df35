// A page with the application in it, and everything that goes wrong on it.

import { after, before } from "node:test";

import { launch } from "./browser.mjs";
import { dist } from "./dist.mjs";
import { serve } from "./server.mjs";
import { spoken, translated } from "./texts.mjs";

/** Starts the server, with what else is asked of it, and the browser for the tests of a file; gives what opens a page. */
export function application(serving = {}) {
  let server;
  let browser;
  before(async () => {
    server = await serve({ root: dist, ...serving });
    browser = await launch();
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });
  return (options) => openPage(browser, server.url, options);
}

/**
 * Opens the application in a browser profile of its own; `errors` collects what the page reports.
 *
 * @param {object} [options] of the browser's context, and:
 *   `seed`, from which the page's entropy follows, so that every run deals the same cards;
 *   `prepare`, to be run in the page first
 *   `route`, to be done with the page before it is opened
 *   `hash`, what stands behind the address
 *   `preferences`, how the player likes the table: by and large as at first, but nothing moves and
 *   no trick is waited for. What is named here is so; with `null` nothing has been saved yet.
 */
export async function openPage(browser, url, { prepare, route, seed = 1, hash = "", preferences = {}, ...options } = {}) {
  // What a service worker answers a test cannot answer in its place, so there is one only where that is what is tested.
  const settings = { viewport: { width: 1366, height: 768 }, serviceWorkers: "block", ...options };
  const context = await browser.newContext(settings);
  const errors = [];
  /** Opens the application in that profile: once more, when the page before it is gone. */
  const again = async () => {
    const page = await context.newPage();
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await page.addInitScript(fixEntropy, seed);
    if (preferences) await page.addInitScript(savePreferences, { ...QUIET, ...preferences });
    if (prepare) await page.addInitScript(prepare);
    await route?.(page);
    await page.goto(url + hash);
    return page;
  };
  return { page: await again(), errors, context, again, close: () => context.close() };
}

/** What `openPage` has the page begin with, as a script for browsers that have to find it in the page. */
export const beginning = ({ seed = 1, preferences = {} } = {}) =>
  `(${fixEntropy})(${seed});\n(${savePreferences})(${JSON.stringify({ ...QUIET, ...preferences })});\n`;

/** How the player likes the table in most tests. */
export const QUIET = {
  theme: "system",
  fourColours: false,
  cardSize: "normal",
  motion: "reduced",
  dealing: "atOnce",
  computer: "brisk",
  trick: "atOnce",
  language: null,
  cardLabels: "language",
  cardPlay: "atOnce",
  singleKeys: "on",
  handOrder: { tarocks: "left", sequence: "descending", sorting: "bySuit" },
  sound: "off",
};

/** Runs in the page: the preferences it finds, unless it has saved others. */
function savePreferences(preferences) {
  const name = "kosakeln.preferences";
  const saved = { format: name.replace(".", "-"), version: 3, preferences };
  try {
    if (localStorage.getItem(name) === null) localStorage.setItem(name, JSON.stringify(saved));
  } catch {
    // Where nothing can be stored, the preferences are as at first.
  }
}

/** Runs in the page: its entropy is a linear congruence from here on. */
function fixEntropy(seed) {
  let state = seed >>> 0;
  crypto.getRandomValues = (bytes) => {
    for (let place = 0; place < bytes.length; place += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      bytes[place] = state >>> 24;
    }
    return bytes;
  };
}

/** Fills in the form of the start screen and begins. What is to be chosen is named in English, whatever the page speaks. */
export async function start(page, { opponent = "computer", level, exchange, names = [], pace = "At once" } = {}) {
  const language = await spoken(page);
  const say = (english) => translated(language, english);
  // The name of a choice begins with its label, and goes on with what explains it.
  const check = (english) => page.getByRole("radio", { name: new RegExp(`^${say(english)}`) }).check();
  if (opponent === "friend") {
    await check("Two players here");
    await page.getByLabel(say("First player")).fill(names[0] ?? "");
    await page.getByLabel(say("Second player")).fill(names[1] ?? "");
  } else {
    await check(pace);
    if (level) await check(level);
  }
  if (exchange) await check(exchange);
  await page.locator("[data-action=start]").click();
}
