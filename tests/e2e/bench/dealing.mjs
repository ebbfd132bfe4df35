// How long the main thread is kept while the cards are dealt, with the processor slowed four times.
//
//   CHROME=BROWSER node tests/e2e/bench/dealing.mjs [times]
//
// BROWSER is the path of the browser. It measures the page in dist/, as `cargo xtask size` builds it. Nothing here fails: these are times.

import { launch } from "../support/browser.mjs";
import { dist } from "../support/dist.mjs";
import { openPage, start } from "../support/page.mjs";
import { serve } from "../support/server.mjs";
import { step } from "../support/table.mjs";
import { trace } from "../support/trace.mjs";

const SLOWNESS = 4;
/** What a task may take, in milliseconds: longer, and a picture is missed. */
const FRAME = 16;
/** The mark of the task in which the cards set out. */
const SETTING_OUT = "the cards set out";

const preferences = { motion: "full", dealing: "brisk" };
const times = Number(process.argv[2] ?? 3);

const server = await serve({ root: dist });
const browser = await launch();
try {
  for (let time = 1; time <= times; time += 1) {
    const { page, close } = await openPage(browser, server.url, { preferences, seed: time });
    await start(page, { pace: "Brisk" });
    // What is measured begins with the last click before the cards are dealt.
    const last = page.locator(".kos-panel .kos-button--primary, .kos-packet__button").first();
    const drawn = page.locator(".kos-drawn__item");
    const higher = page.locator(".kos-drawn__item[data-higher=true]");
    while (!(await higher.count())) await step(page, { pick: () => 0 });
    // Whoever sits at the screen comes first; if the computer deals, it is for them to cut.
    const isDealer = await drawn.first().evaluate((first) => first.dataset.higher === "true");
    if (!isDealer) {
      await last.click();
      await page.locator("[data-panel=cut]").waitFor();
    }
    // The pack is there, and what was drawn has come to rest.
    await page.waitForFunction(() => document.querySelector(".kos-drawings") && !document.querySelector(".kos-flights"));
    const tasks = await trace(page, SLOWNESS, async () => {
      // Told by the page itself, and not asked for again and again: asking would be work of its own.
      const dealt = page.evaluate(cardsLanded, SETTING_OUT);
      const { x, y, width, height } = await last.boundingBox();
      await page.mouse.click(x + width / 2, y + height / 2);
      await dealt;
    });
    report(time, tasks);
    await close();
  }
} finally {
  await browser.close();
  await server.close();
}

/** Runs in the page: waits until the flights of the dealing have set out, which leaves a mark, and gone. */
function cardsLanded(mark) {
  return new Promise((done) => {
    const root = document.querySelector(".kos-root");
    let hasBegun = false;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      if (!hasBegun && this.matches(".kos-flight")) {
        hasBegun = true;
        console.timeStamp(mark);
      }
      return animate.apply(this, how);
    };
    new MutationObserver((_, observer) => {
      if (!hasBegun || root.querySelector(".kos-flights")) return;
      observer.disconnect();
      done();
    }).observe(root, { childList: true });
  });
}

function report(time, tasks) {
  const first = tasks.findIndex(({ marks }) => marks.includes(SETTING_OUT));
  if (first < 0) throw new Error("no cards set out");
  const longest = (some) => [...some].sort((one, other) => other.length - one.length);
  const [before, after] = [longest(tasks.slice(0, first + 1)), longest(tasks.slice(first + 1))];
  const count = (some) => some.filter((task) => task.length > FRAME).length;
  console.log(`deal ${time}: over ${FRAME} ms took ${count(before)} of ${before.length} tasks until the cards set out, and ${count(after)} of ${after.length} after`);
  for (const task of before.slice(0, 2)) console.log(`  until they set out: ${line(task)}`);
  for (const task of after.slice(0, 4)) console.log(`  while dealing:      ${line(task)}`);
}

function line({ start, length, parts }) {
  const largest = Object.entries(parts).sort(([, one], [, other]) => other - one).slice(0, 6);
  const named = largest.map(([name, time]) => `${name} ${time.toFixed(1)}`).join(", ");
  return `${length.toFixed(1)} ms at ${start.toFixed(0)} ms (${named})`;
}
