// The contrast of every text that is seen on a page, from the styles as the browser has worked them out.

/**
 * Every visible text whose contrast is less than `least`, as `text: ratio`; and how many were looked at.
 *
 * The ground of a text is made of the backgrounds of everything it stands in. A gradient counts with each of its
 * colours, of which the worst decides; over a picture nothing can be said, and it is left out.
 */
export function contrasts(page, least) {
  return page.evaluate(measure, least);
}

/** Runs in the page. */
function measure(least) {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const known = new Map();
  /** Any colour of CSS as red, green, blue and opacity. */
  const read = (css) => {
    if (!known.has(css)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = css;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
      known.set(css, [red, green, blue, alpha / 255]);
    }
    return known.get(css);
  };
  /** A colour laid over one that nothing shines through. */
  const over = ([red, green, blue, alpha], below) =>
    [red, green, blue].map((part, place) => part * alpha + below[place] * (1 - alpha)).concat(1);
  const luminance = (colour) => {
    const [red, green, blue] = colour.slice(0, 3).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one, other) => {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const COLOURS = /(?:rgba?|color|hsla?|oklab|oklch|lab|lch)\([^()]*\)|#[0-9a-f]+/g;
  /** The colours that may lie behind what stands in an element; nothing if one is a picture. */
  const grounds = (element) => {
    if (!element) return [[255, 255, 255, 1]];
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage.includes("url(")) return undefined;
    const plain = read(backgroundColor);
    const gradients = (backgroundImage.match(COLOURS) ?? []).map(read);
    if (plain[3] === 1 && gradients.length === 0) return [plain];
    const below = plain[3] === 1 ? [plain] : grounds(element.parentElement)?.map((ground) => over(plain, ground));
    if (!below || gradients.length === 0) return below;
    const isCovered = gradients.every((colour) => colour[3] === 1);
    const covered = below.flatMap((ground) => gradients.map((colour) => over(colour, ground)));
    return isCovered ? covered : [...below, ...covered];
  };
  const opacity = (element) => (element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1);
  /** Whether more of the text is shown than a point, for a screen reader, in a corner. */
  const isSeen = (element, box) =>
    box.width > 2 &&
    box.height > 2 &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !getComputedStyle(element).clipPath.startsWith("inset(50%");
  const low = [];
  let count = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || element.closest("option, noscript, script, :disabled")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (!isSeen(element, range.getBoundingClientRect())) continue;
    const behind = grounds(element);
    if (!behind) continue;
    count += 1;
    const [red, green, blue, alpha] = read(getComputedStyle(element).color);
    const ink = [red, green, blue, alpha * opacity(element)];
    const worst = Math.min(...behind.map((ground) => contrast(over(ink, ground), ground)));
    if (worst < least) low.push(`${node.textContent.trim()}: ${worst.toFixed(2)}`);
  }
  return { low, count };
}
