// The browser of the tests: the installed one that `cargo xtask test` found.

import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";

const args = JSON.parse(readFileSync(new URL("chrome-flags.json", import.meta.url), "utf8"));

/** Starts the browser; the caller closes it. */
export function launch() {
  const executablePath = process.env.CHROME;
  if (!executablePath) throw new Error("CHROME does not name a browser: run `cargo xtask test`");
  return chromium.launch({ executablePath, args });
}
