// Each picture as a file of its own.
//
// A picture has a hundred shapes and more. As an image of its own the browser draws it once and has it ready; as part of
// the page it would be styled and laid out anew wherever a card comes to lie.

import { painter } from "./colours.mjs";
import { print, target, walk } from "./tree.mjs";

/** The class that says whose colours a court figure wears. */
const suitOf = (picture) =>
  [...walk(picture)].flatMap(({ attributes }) => attributes.class?.split(" ") ?? []).find((name) => name.startsWith("kos-of-"));

/** A picture as an SVG file; `parts` has every element that can be referred to, by its id. */
export function standalone(picture, parts, css) {
  const paint = painter(css);
  const suit = suitOf(picture);
  const own = new Set([...walk(picture)].map(({ attributes }) => attributes.id));
  const shared = new Map();
  const collect = (element) => {
    for (const id of [...walk(element)].map(target)) {
      if (id === undefined || own.has(id) || shared.has(id)) continue;
      shared.set(id, parts.get(id));
      collect(parts.get(id));
    }
  };
  collect(picture);
  const painted = (element) => paint({ ...element, children: element.children.map(painted) }, suit);
  const svg = {
    tag: "svg",
    attributes: { xmlns: "http://www.w3.org/2000/svg", width: "120", height: "210", viewBox: "0 0 120 210" },
    children: [{ tag: "defs", attributes: {}, children: [...shared.values()].map(painted) }, painted(picture)].filter(
      ({ tag, children }) => tag !== "defs" || children.length > 0,
    ),
  };
  return `${print(svg)}\n`;
}
