// What must hold of the file that all cards are drawn from, whatever is changed in the drawings.

/** The elements a drawing may have: shapes and groups, and no text, which would need a font. */
const ELEMENTS = ["svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "use"];
/** Nothing here sets a style: colours are classes, so that a strict policy of a page lets them pass. */
const FORBIDDEN = ["style", "fill", "stroke", "stroke-width", "opacity", "filter", "font-family"];

/** What is wrong with a pack, in sentences; `classes` are those that the style sheet knows. */
export function faults(pack, classes) {
  const found = [];
  const ids = new Set();
  for (const [, tag, attributes] of pack.matchAll(/<([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*\/?>/g)) {
    if (!ELEMENTS.includes(tag)) found.push(`<${tag}> is no shape`);
    for (const [, name, value] of attributes.matchAll(/([\w:-]+)="([^"]*)"/g)) {
      if (FORBIDDEN.includes(name)) found.push(`${name}="${value}" on <${tag}>: colours are classes`);
      if (name === "id") {
        if (ids.has(value)) found.push(`the id ${value} is there twice`);
        if (!value.startsWith("kos-")) found.push(`the id ${value} does not begin with kos-`);
        ids.add(value);
      }
      if (name === "class") {
        for (const word of value.split(" ")) {
          if (!classes.has(word)) found.push(`the class ${word} is not in styles/pack.css`);
        }
      }
    }
  }
  for (const [, id] of pack.matchAll(/href="#([^"]*)"/g)) {
    if (!ids.has(id)) found.push(`#${id} is referred to and not there`);
  }
  return found;
}

/** The classes that a style sheet has rules for. */
export const classesOf = (css) => new Set([...css.matchAll(/\.(kos-[\w-]+)/g)].map(([, name]) => name));
