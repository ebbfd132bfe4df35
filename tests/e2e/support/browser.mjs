// The browser of the tests: the installed one that `cargo xtask test` found.

import { chromium } from "playwright-core";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts the browser; the caller closes it. */
export function launch() {
  const executablePath = process.env.CHROME;
  if (!executablePath) throw new Error("CHROME does not name a browser: run `cargo xtask test`");
  return chromium.launch({ executablePath, args: FLAGS });
}
