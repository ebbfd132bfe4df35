// A mouse, a pen and a finger, by the browser's own events, and where they find a card.

import { EDGE } from "./table.mjs";

/** Runs in the page: notes when a finger or a pen has last done anything. */
export function watchTaps() {
  globalThis.lastTap = -Infinity;
  const note = (event) => {
    if (event.pointerType !== "mouse") globalThis.lastTap = event.timeStamp;
  };
  for (const kind of ["pointerdown", "pointerup", "click"]) addEventListener(kind, note, true);
}

/**
 * What presses, goes and lets go: `kind` is "mouse", "pen" or "touch". Each gives a promise that the browser has taken
 * it.
 */
export async function pointer(page, kind) {
  const browser = await page.context().newCDPSession(page);
  if (kind === "touch") {
    const send = (type, ...points) =>
      browser.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });
    return {
      down: (spot) => send("touchStart", spot),
      go: (spot) => send("touchMove", spot),
      up: () => send("touchEnd"),
      cancel: () => send("touchCancel"),
      second: (spot, other) => send("touchStart", spot, other),
    };
  }
  const at = { x: 0, y: 0 };
  const send = (type, spot, buttons) =>
    browser.send("Input.dispatchMouseEvent", {
      type,
      ...Object.assign(at, spot),
      button: type === "mouseMoved" && buttons === 0 ? "none" : "left",
      buttons,
      clickCount: type === "mouseMoved" ? 0 : 1,
      pointerType: kind,
    });
  return {
    down: async (spot) => {
      await send("mouseMoved", spot, 0);
      await send("mousePressed", spot, 1);
    },
    press: () => send("mousePressed", at, 1),
    go: (spot) => send("mouseMoved", spot, 1),
    hover: (spot) => send("mouseMoved", spot, 0),
    up: () => send("mouseReleased", at, 0),
  };
}

/** Presses, goes in a few steps from spot to spot, and does not let go. */
export async function carry(hand, from, ...ways) {
  await hand.down(from);
  let here = from;
  for (const to of ways) {
    for (let step = 1; step <= 4; step += 1) {
      await hand.go({ x: here.x + ((to.x - here.x) * step) / 4, y: here.y + ((to.y - here.y) * step) / 4 });
    }
    here = to;
  }
}

/** A spot on the part of a card of the hand that is seen, wherever it lies. */
export function spotOn(card) {
  return card.evaluate((element, edge) => {
    const bounds = element.getBoundingClientRect();
    const y = bounds.top + edge.y;
    // A card in a fan is turned, and its neighbour lies over it.
    for (let x = bounds.left + 2; x < bounds.right; x += 2) {
      if (document.elementFromPoint(x + 6, y)?.closest("button") === element) return { x: x + 6, y };
    }
    return null;
  }, EDGE);
}

/** The middle of an element. */
export async function middleOf(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Lets the browser show a few more pictures: whatever was to come of something has come by then. */
export function settle(page) {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  });
}

/** Taps with a finger, when it cannot be taken for the second half of a double tap any more. */
export async function tapOn(page, locator, position) {
  await page.waitForFunction(() => performance.now() - globalThis.lastTap > 320);
  await locator.tap(position ? { position } : {});
}
