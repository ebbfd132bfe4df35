// The page opens.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { launch } from "./support/browser.mjs";
import { dist } from "./support/dist.mjs";
import { serve } from "./support/server.mjs";

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

test("the page has its title and starts without an error", async () => {
  const page = await browser.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(server.url, { waitUntil: "networkidle" });
  assert.equal(await page.title(), "Kosakeln");
  assert.deepEqual(errors, []);
});
