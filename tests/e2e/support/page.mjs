// A page with the application in it, and everything that goes wrong on it.

import { after, before } from "node:test";

import { launch } from "./browser.mjs";
import { dist } from "./dist.mjs";
import { serve } from "./server.mjs";

/** Starts the server and the browser for the tests of a file; gives what opens a page. */
export function application() {
  let server;
  let browser;
  before(async () => {
    server = await serve({ root: dist });
    browser = await launch();
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });
  /**
   * Opens the application in a browser profile of its own; `errors` collects what the page reports.
   *
   * @param {object} [options] of the browser's context, and `prepare`, to be run in the page first
   */
  return async ({ prepare, ...options } = {}) => {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, ...options });
    const page = await context.newPage();
    const errors = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    if (prepare) await page.addInitScript(prepare);
    await page.goto(server.url);
    return { page, errors, close: () => context.close() };
  };
}

/** Fills in the form of the start screen and begins. */
export async function start(page, { opponent = "computer", exchange, names = [], pace = "At once" } = {}) {
  if (opponent === "friend") {
    await page.getByRole("radio", { name: "Two players here" }).check();
    await page.getByLabel("First player").fill(names[0] ?? "");
    await page.getByLabel("Second player").fill(names[1] ?? "");
  } else {
    await page.getByRole("radio", { name: pace }).check();
  }
  if (exchange) await page.getByRole("radio", { name: exchange }).check();
  await page.locator("[data-action=start]").click();
}
