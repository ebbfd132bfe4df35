// Letters and figures set beside one another: numerals, the letters of the court cards, the numbers of the pips.

/** The space between two letters, in the units of the outlines, which are 100 high. */
const GAP = 6;

/** Rounds to thousandths, which no eye tells from the truth. */
const thousandths = (number) => Number(number.toFixed(3));

/** The outlines in a source file, by their letter. An outline that cannot be read would be missing on cards: it is an error. */
export function readGlyphs(source) {
  const glyphs = new Map();
  for (const [outline] of source.matchAll(/<path\b[^>]*>/g)) {
    const said = new Map([...outline.matchAll(/\s([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
    const [letter, width, path] = ["data-glyph", "data-width", "d"].map((name) => said.get(name) ?? "");
    if ([...letter].length !== 1 || !/^\d+$/.test(width) || !path) throw new Error(`no letter can be read from ${outline}`);
    if (glyphs.has(letter)) throw new Error(`there are two outlines of ${letter}`);
    glyphs.set(letter, { width: Number(width), path });
  }
  return glyphs;
}

/** How wide a word is, in the units of the outlines. */
const naturalWidth = (word) => word.reduce((sum, { width }) => sum + width + GAP, -GAP);

/** How much room a word takes at a height; a longer one is made narrower, not lower, so that all are of one height. */
export function fit(glyphs, text, { height, mostWidth }) {
  const word = [...text].map((letter) => {
    const glyph = glyphs.get(letter);
    if (!glyph) throw new Error(`there is no outline of ${letter}, which is in ${text}`);
    return glyph;
  });
  const scaleY = height / 100;
  const scaleX = Math.min(scaleY, mostWidth / naturalWidth(word));
  return { word, scaleX, scaleY, width: naturalWidth(word) * scaleX };
}

/** A word as a drawing: `left` or, if that is not given, `middle` says where it stands. */
export function drawWord(glyphs, text, { left, middle, top, ...room }) {
  const { word, scaleX, scaleY, width } = fit(glyphs, text, room);
  const x = left ?? middle - width / 2;
  let along = 0;
  const letters = word.map((glyph) => {
    const letter = `<path d="${glyph.path}"${along ? ` transform="translate(${along})"` : ""}/>`;
    along += glyph.width + GAP;
    return letter;
  });
  const place = `translate(${thousandths(x)} ${top}) scale(${thousandths(scaleX)} ${thousandths(scaleY)})`;
  return `<g transform="${place}">${letters.join("")}</g>`;
}
