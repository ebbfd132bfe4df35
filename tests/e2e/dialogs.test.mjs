// What every dialog does, whatever it is about: Escape, Tab, and the browser's way back.

import assert from "node:assert/strict";
import { test } from "node:test";

import { application, start } from "./support/page.mjs";
import { myTurn } from "./support/table.mjs";

const open = application();

const DIALOGS = ["sheet", "rules", "settings", "menu"];

const dialog = (page) => page.getByRole("dialog");

async function openDialog(page, name) {
  await page.locator(`button[data-tool=${name}]`).click();
  await dialog(page).waitFor();
}

const isGone = (page) => dialog(page).waitFor({ state: "detached" });

const isFocusInside = (page) => page.evaluate(() => document.activeElement.closest(".kos-dialog") !== null);

test("Escape closes a dialog wherever the focus is, and Tab goes round in it", async () => {
  const { page, errors, close } = await open({ viewport: { width: 1366, height: 768 } });
  await start(page);
  await myTurn(page);
  for (const name of DIALOGS) {
    await openDialog(page, name);
    for (const key of ["Tab", "Shift+Tab"]) {
      const stops = await dialog(page).locator("a, button, input, select, [tabindex]").count();
      for (let pressed = 0; pressed <= stops; pressed += 1) {
        await page.keyboard.press(key);
        assert.ok(await isFocusInside(page), `${name}: ${key} leads out`);
      }
    }
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press("Tab");
    assert.ok(await isFocusInside(page), `${name}: Tab does not lead in`);
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press("Escape");
    await isGone(page);
  }
  assert.deepEqual(errors, []);
  await close();
});

test("the first step back closes a dialog, and nothing else", async () => {
  const { page, errors, close } = await open();
  await start(page);
  await myTurn(page);
  const address = page.url();
  const length = await page.evaluate(() => history.length);
  for (const name of DIALOGS) {
    await openDialog(page, name);
    await page.goBack();
    await isGone(page);
    await page.locator(".kos-table").waitFor();
    assert.equal(page.url(), address);
  }
  for (const name of DIALOGS) {
    await openDialog(page, name);
    await page.keyboard.press("Escape");
    await isGone(page);
    await page.waitForFunction(() => !String(history.state).endsWith("-dialog"));
  }
  // One that can be gone forward to at most, however many there were.
  assert.ok((await page.evaluate(() => history.length)) <= length + 1);
  await page.evaluate(() => history.forward());
  await page.waitForFunction(() => !String(history.state).endsWith("-dialog"));
  assert.equal(await dialog(page).count(), 0);
  assert.deepEqual(errors, []);
  await close();
});

test("a page that a dialog leads to, and one that is loaded anew, lie one step from the game", async () => {
  const { page, errors, close } = await open();
  await start(page);
  await myTurn(page);
  await openDialog(page, "rules");
  await dialog(page).locator("[data-action=book]").click();
  await page.locator("[data-screen=book]").waitFor();
  await page.goBack();
  await page.locator(".kos-table").waitFor();
  assert.equal(await dialog(page).count(), 0);
  await openDialog(page, "settings");
  await page.reload();
  await page.locator(".kos-table").waitFor();
  await page.waitForFunction(() => !String(history.state).endsWith("-dialog"));
  assert.equal(await dialog(page).count(), 0);
  await openDialog(page, "settings");
  await page.goBack();
  await isGone(page);
  await page.locator(".kos-table").waitFor();
  assert.deepEqual(errors, []);
  await close();
});
