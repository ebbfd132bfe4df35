// Takes a picture of what is on the screen in every size and theme, without playing anything again.

import { join } from "node:path";

import { THEMES, fileOf, small } from "./devices.mjs";

export class Camera {
  #page;
  #device;
  #language;
  #folder;
  #wanted;
  #seen;

  /**
   * @param {object} how
   * @param {string[]} how.wanted the phases of which there are to be pictures
   * @param {string[]} how.seen takes the name of every picture taken
   */
  constructor({ page, device, language, folder, wanted, seen }) {
    this.#page = page;
    this.#device = device;
    this.#language = language;
    this.#folder = folder;
    this.#wanted = new Set(wanted);
    this.#seen = seen;
  }

  /** Whether pictures of a phase are wanted and have not been taken yet. */
  wants(phase) {
    return this.#wanted.has(phase);
  }

  /**
   * Takes the pictures of a phase: of what the window shows, or of the page in its whole length.
   *
   * @param {object} [how]
   * @param {boolean} [how.isWhole] the page in its whole length
   * @param {boolean} [how.isOnce] one picture is enough, where there is room for it
   */
  async take(phase, { isWhole = false, isOnce = false } = {}) {
    if (!this.#wanted.delete(phase) || (isOnce && !this.#device.isRoomy)) return;
    // Nothing is to look different only because the mouse lies over it.
    await this.#page.mouse.move(0, 0);
    const window = this.#page.viewportSize();
    const { sizes, themes } = isOnce ? small(this.#device) : { themes: THEMES, ...this.#device };
    for (const size of sizes) {
      await this.#page.setViewportSize(size);
      for (const colorScheme of themes) {
        await this.#page.emulateMedia({ colorScheme });
        await settled(this.#page);
        const name = fileOf(phase, size, colorScheme);
        const path = join(this.#folder, this.#language, name);
        await this.#page.screenshot({ path, fullPage: isWhole, animations: "disabled", caret: "hide" });
        this.#seen.push(name);
      }
    }
    // The story goes on in the window that it began in: what can be clicked there does not depend on the pictures.
    await this.#page.setViewportSize(window);
  }
}

/** Waits until fonts and the drawings of the cards are there and what has changed is drawn. */
export async function settled(page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll(".kos-face use")].every((use) => document.querySelector(use.getAttribute("href"))),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  });
}
