// Pictures of the finished page: `cargo xtask shots`.
//
//   node main.mjs FOLDER [WORD...]
//
// A word is a phase, of which pictures go to FOLDER in every size and theme, and in every language in the smallest size
// of each device; or one of the pictures that belong to the repository. Without a word there are all phases, in the
// other languages the main ones.

import { mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { launch } from "../support/browser.mjs";
import { dist } from "../support/dist.mjs";
import { openPage } from "../support/page.mjs";
import { serve } from "../support/server.mjs";
import { LANGUAGES } from "../support/texts.mjs";
import { Camera } from "./camera.mjs";
import { DEVICES, SIZES, THEMES, fileOf, small } from "./devices.mjs";
import { writeGallery } from "./gallery.mjs";
import { PICTURES } from "./pictures.mjs";
import { MAIN, PHASES, STORIES } from "./stories.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Deals in which the person at the screen soon becomes declarer. */
const SEED = 11;

/** Plays every story in which something wanted is seen, on one device. */
async function shoot({ browser, url, device, language, folder, wanted, seen }) {
  const { page, errors, close } = await openPage(browser, url, {
    locale: language,
    seed: SEED,
    reducedMotion: "reduce",
    ...device.context,
  });
  const camera = new Camera({ page, device, language, folder, wanted, seen });
  for (const { phases, tell } of STORIES) {
    if (!phases.some((phase) => camera.wants(phase))) continue;
    await page.goto(url);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await tell(page, camera);
  }
  await close();
  if (errors.length > 0) throw new Error(`the page reported: ${errors.join("; ")}`);
}

/** Removes the pictures that an earlier run may have left in a folder, and nothing else that lies there. */
async function clear(folder) {
  const files = PHASES.flatMap((phase) => SIZES.flatMap((size) => THEMES.map((theme) => fileOf(phase, size, theme))));
  for (const language of LANGUAGES) {
    await Promise.all(files.map((file) => rm(join(folder, language, file), { force: true })));
  }
}

async function phases(browser, url, folder, words) {
  // A gallery of some phases is added to what is there; one of all begins anew.
  if (words.length === 0) await clear(folder);
  const seen = [];
  for (const language of LANGUAGES) {
    await mkdir(join(folder, language), { recursive: true });
    const isFirst = language === LANGUAGES[0];
    const wanted = words.length > 0 ? words : isFirst ? PHASES : MAIN;
    const each = Object.values(DEVICES).map((device) =>
      shoot({ browser, url, device: isFirst ? device : small(device), language, folder, wanted, seen }),
    );
    await Promise.all(each);
  }
  await writeGallery(folder, LANGUAGES, PHASES);
  return seen;
}

const [folder, ...words] = process.argv.slice(2);
const unknown = words.filter((word) => !PHASES.includes(word) && !(word in PICTURES));
if (!folder || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no picture of ${unknown.join(", ")}.`);
  console.error(`Phases: ${PHASES.join(" ")}\nPictures of the repository: ${Object.keys(PICTURES).join(" ")}`);
  process.exit(1);
}

const server = await serve({ root: dist });
const browser = await launch();
try {
  const written = [];
  for (const word of words.filter((word) => word in PICTURES)) {
    written.push(...(await PICTURES[word]({ browser, url: server.url, root })));
  }
  const chosen = words.filter((word) => PHASES.includes(word));
  if (chosen.length > 0 || words.length === 0) {
    const seen = await phases(browser, server.url, resolve(folder), chosen);
    const where = join(resolve(folder), "index.html");
    console.log(`${seen.length} pictures written; ${where} shows them.`);
  }
  if (written.length > 0) console.log(`${written.length} pictures written: ${written.join(", ")}`);
} finally {
  await browser.close();
  await server.close();
}
