// The page opens.

import assert from "node:assert/strict";
import { test } from "node:test";

import { application } from "./support/page.mjs";

const open = application();

test("the page has its title and starts without an error", async () => {
  const { page, errors, close } = await open();
  await page.locator("[data-screen=start]").waitFor();
  assert.equal(await page.title(), "Kosakeln");
  assert.deepEqual(errors, []);
  await close();
});
