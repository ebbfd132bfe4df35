// What axe-core finds on every screen, in both themes and in each language, with no rule switched off: nothing.

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { settled } from "./shots/camera.mjs";
import { MAIN, STORIES } from "./shots/stories.mjs";
import { faults } from "./support/axe.mjs";
import { application, start } from "./support/page.mjs";
import { myTurn, picker, step } from "./support/table.mjs";
import { LANGUAGES } from "./support/texts.mjs";

const open = application();

const THEMES = ["light", "dark"];

/** What is the same document as another moment, or takes a match of several deals to come to: see below. */
const LEFT_OUT = new Set(["start-whole", "result-whole", "score-sheet", "match-over"]);

/** Takes no pictures of the moments of a story but has axe-core look at them. */
class Examiner {
  #page;
  #wanted;
  found = [];

  constructor(page, phases) {
    this.#page = page;
    this.#wanted = new Set(phases);
  }

  wants(phase) {
    return this.#wanted.has(phase);
  }

  async take(phase) {
    if (!this.#wanted.delete(phase)) return;
    for (const colorScheme of THEMES) {
      await this.#page.emulateMedia({ colorScheme });
      await settled(this.#page);
      this.found.push(...(await faults(this.#page)).map((fault) => `${phase}, ${colorScheme}: ${fault}`));
    }
  }
}

for (const lang of LANGUAGES) {
  describe(`every screen is free of faults (${lang})`, { concurrency: 2 }, () => {
    const opened = () => open({ reducedMotion: "reduce", locale: lang, viewport: { width: 1024, height: 768 } });

    for (const { phases, tell } of STORIES) {
      // What differs from language to language are the words: those of the main phases are enough.
      const isMain = (phase) => lang === LANGUAGES[0] || MAIN.includes(phase) || phase === "result";
      const wanted = phases.filter((phase) => !LEFT_OUT.has(phase) && isMain(phase));
      if (wanted.length === 0) continue;
      test(wanted.join(", "), async () => {
        const { page, errors, close } = await opened();
        const examiner = new Examiner(page, wanted);
        await tell(page, examiner);
        assert.deepEqual(examiner.found, []);
        assert.deepEqual(wanted.filter((phase) => examiner.wants(phase)), []);
        assert.deepEqual(errors, []);
        await close();
      });
    }

    test("the house rules of the form, a notice, the score sheet, the questions, and the end of a match", async () => {
      const { page, close } = await opened();
      const examiner = new Examiner(page, ["form", "new-match", "score-sheet", "end-match", "match-over"]);
      await page.locator("summary").evaluateAll((all) => all.forEach((summary) => summary.click()));
      await examiner.take("form");
      await start(page, { opponent: "friend", names: ["Anna", "Berta"] });
      const how = { pick: picker(5), call: (names) => names.find((name) => name !== "Pass") };
      for (;;) {
        await myTurn(page);
        if ((await step(page, how)) === "result") break;
      }
      await page.locator(".kos-sticky-foot .kos-button--primary").click();
      await page.locator("button[data-tool=sheet]").click();
      await page.locator("[role=dialog] table").waitFor();
      await examiner.take("score-sheet");
      await page.keyboard.press("Escape");
      await page.locator("[role=dialog]").waitFor({ state: "detached" });
      await page.locator("button[data-tool=menu]").click();
      await page.locator("[role=dialog] .kos-menu button").last().click();
      await page.locator("[role=dialog] .kos-row--end").waitFor();
      await examiner.take("end-match");
      await page.locator("[role=dialog] .kos-row--end button").first().click();
      await page.locator("[data-screen=end]").waitFor();
      await examiner.take("match-over");
      assert.deepEqual(examiner.found, []);
      await close();
    });
  });
}

test("a fault is found", async () => {
  const { page, close } = await open();
  await page.locator("[data-screen=start]").waitFor();
  await page.evaluate(() => document.querySelector("[data-screen=start]").append(document.createElement("button")));
  assert.match((await faults(page)).join("\n"), /^button-name at /m);
  await close();
});
