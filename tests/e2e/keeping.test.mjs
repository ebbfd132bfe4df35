// What is kept in the browser as one file and back, and its end.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { application, start } from "./support/page.mjs";
import { playUntil, screen } from "./support/table.mjs";

const open = application();

const stored = (page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([name]) => name.startsWith("kosakeln."))));

async function keeping(page) {
  await page.evaluate(() => (location.hash = "#/kept"));
  await page.getByRole("heading", { level: 1, name: "Saved data" }).waitFor();
}

/** Has the page read a file with this text. */
async function load(page, text) {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Load a file" }).click();
  await (await chooser).setFiles({ name: "kosakeln.json", mimeType: "application/json", buffer: Buffer.from(text) });
}

test("everything goes into a file, and goes on from it in another browser", async () => {
  const first = await open({ preferences: { theme: "dark" } });
  await start(first.page);
  await playUntil(first.page, async (shown) => shown === "result");
  await first.page.getByRole("button", { name: "Next deal" }).click();
  await playUntil(first.page, async (shown) => shown === "auction");
  const before = await stored(first.page);
  await keeping(first.page);
  const download = first.page.waitForEvent("download");
  await first.page.getByRole("button", { name: "Save everything" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  assert.deepEqual(first.errors, []);
  await first.close();

  const second = await open({ preferences: { theme: "light" } });
  const { page } = second;
  await keeping(page);
  await load(page, text.slice(0, 400));
  await page.getByText("This is not a Kosakeln file").waitFor();
  await load(page, text);
  await page.getByText("A match with 1 deal played to the end").waitFor();
  await page.getByRole("button", { name: "Import" }).click();
  await page.getByText("Imported").waitFor();
  const after = await stored(page);
  assert.deepEqual(after, before);
  assert.equal(await page.locator(".kos-root").getAttribute("data-theme"), "dark");
  await page.getByRole("button", { name: "Back" }).click();
  assert.equal(await screen(page), "auction");

  await keeping(page);
  await page.getByRole("button", { name: "Delete everything" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  assert.deepEqual(await stored(page), after);
  await page.getByRole("button", { name: "Delete everything" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete everything" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  assert.deepEqual(await stored(page), {});
  assert.deepEqual(second.errors, []);
  await second.close();
});
