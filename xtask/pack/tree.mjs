// A drawing as a tree of elements, and back into text: just as much of XML as the drawings have.

/** An element: `{ tag, attributes, children }`. */
export function parse(text) {
  const open = [];
  let root;
  for (const [, closing, tag, attributes = "", empty] of text.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g)) {
    if (closing) {
      open.pop();
      continue;
    }
    const pairs = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]);
    const element = { tag, attributes: Object.fromEntries(pairs), children: [] };
    if (open.length > 0) open.at(-1).children.push(element);
    else root = element;
    if (!empty) open.push(element);
  }
  return root;
}

export function print({ tag, attributes, children }) {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  const start = `<${tag}${pairs.join("")}`;
  return children.length > 0 ? `${start}>${children.map(print).join("")}</${tag}>` : `${start}/>`;
}

/** The element and all below it. */
export function* walk(element) {
  yield element;
  for (const child of element.children) yield* walk(child);
}

/** The id that a `use` refers to. */
export const target = ({ tag, attributes }) => (tag === "use" ? attributes.href.slice(1) : undefined);
