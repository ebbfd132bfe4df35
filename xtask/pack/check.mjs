// What must hold of the drawings of the cards, whatever is changed in them: of each file, and of the pack as a whole.

/** The elements a drawing may have: shapes and groups, and no text, which would need a font. */
const ELEMENTS = ["svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "use"];
/**
 * What an element may say: where it is and what shape it has. None of these sets a style: colours are classes, so that
 * a strict policy of a page lets them pass.
 */
const ATTRIBUTES = new Set(
  "xmlns viewBox id class transform href d points x y x1 y1 x2 y2 cx cy r rx ry width height".split(" "),
);
/** What only a file of drawings has, of letters, and never the pack. */
const OF_GLYPHS = ["data-glyph", "data-width"];
const SVG = "http://www.w3.org/2000/svg";

/** A tag whose attributes all stand in double quotes: what is written otherwise is not read, and so is a fault. */
const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

/**
 * What is wrong with a pack or with one picture, in sentences.
 *
 * @param {string} drawing
 * @param {Set<string>} classes those that the style sheet knows
 * @param {string} [file] what the sentences are to begin with
 */
export function faults(drawing, classes, file) {
  const { found, ids, references } = look(drawing, classes, ATTRIBUTES);
  for (const id of references) if (!ids.has(id)) found.push(`#${id} is referred to and not there`);
  return named(file, found);
}

/** What is wrong with a file of drawings, which may have comments and a title, and refer to what is in other files. */
export function faultsOfSource(source, classes, file) {
  const drawn = source.replace(/<!--[\s\S]*?-->/g, "").replace(/<title>[^<]*<\/title>/g, "");
  return named(file, look(drawn, classes, new Set([...ATTRIBUTES, ...OF_GLYPHS])).found);
}

/** The classes that a style sheet has rules for. */
export const classesOf = (css) => new Set([...css.matchAll(/\.(kos-[\w-]+)/g)].map(([, name]) => name));

const named = (file, found) => (file === undefined ? found : found.map((sentence) => `${file}: ${sentence}`));

/** Goes through a drawing from its first character to its last. */
function look(drawing, classes, attributes) {
  const [found, ids, references, open] = [[], new Set(), [], []];
  let at = 0;
  while (at < drawing.length) {
    const next = drawing.indexOf("<", at);
    const words = drawing.slice(at, next < 0 ? undefined : next).trim();
    if (words) found.push(`“${start(words)}” stands outside of all elements, and would need a font`);
    if (next < 0) break;
    TAG.lastIndex = next;
    const tag = TAG.exec(drawing);
    if (!tag) {
      found.push(`“${start(drawing.slice(next))}” cannot be read`);
      // What follows up to the next tag belongs to this one, and is no fault of its own.
      const following = drawing.indexOf("<", next + 1);
      at = following < 0 ? drawing.length : following;
      continue;
    }
    at = TAG.lastIndex;
    const [, isEnd, name, said, isAlone] = tag;
    if (isEnd) {
      if (open.at(-1) === name) open.pop();
      else found.push(`</${name}> ends what has not begun`);
      continue;
    }
    if (!isAlone) open.push(name);
    if (!ELEMENTS.includes(name)) found.push(`<${name}> is no shape`);
    for (const [, attribute, value] of said.matchAll(ATTRIBUTE)) {
      found.push(...faultsOfAttribute({ name, attribute, value }, { attributes, classes, ids }));
      if (attribute === "id") ids.add(value);
      if (attribute === "href") references.push(value.slice(1));
    }
  }
  if (open.length > 0) found.push(`<${open.pop()}> does not end`);
  return { found, ids, references };
}

function faultsOfAttribute({ name, attribute, value }, { attributes, classes, ids }) {
  const where = `${attribute}="${value}" on <${name}>`;
  if (!attributes.has(attribute)) return [`${where}: only places and shapes are said so, and colours are classes`];
  switch (attribute) {
    case "xmlns":
      return value === SVG ? [] : [`${where}: this is no drawing`];
    case "id":
      return [
        ...(ids.has(value) ? [`the id ${value} is there twice`] : []),
        ...(value.startsWith("kos-") ? [] : [`the id ${value} does not begin with kos-`]),
      ];
    case "href":
      return /^#./.test(value) ? [] : [`${where}: a drawing refers to nothing outside`];
    case "class":
      return value
        .split(/\s+/)
        .filter((word) => !classes.has(word))
        .map((word) => `the class ${word} is not in styles/pack.css`);
    default:
      return [];
  }
}

/** The first characters of a text, in one line. */
const start = (text) => text.replace(/\s+/g, " ").slice(0, 40);
