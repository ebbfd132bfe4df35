// The classes of the style sheet as attributes, for drawings that stand by themselves.

/** The rules for single classes in a style sheet, in order: `[class, [[property, value], ...]]`. */
function rules(css) {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, "");
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors, body]) => {
    const declarations = body.split(";").map((one) => one.split(":").map((part) => part.trim()));
    const set = declarations.filter(([name, value]) => name && value);
    return selectors.split(",").map((selector) => [selector.trim(), set]);
  });
}

/** Gives what turns the classes of an element into attributes; `suit` is the class that the court's colours go by. */
export function painter(css) {
  const all = rules(css);
  const of = (selector) => Object.fromEntries(all.filter(([one]) => one === selector).flatMap(([, set]) => set));
  const root = of(".kos-root");
  return (element, suit) => {
    const variables = { ...root, ...(suit ? of(`.${suit}`) : {}) };
    const resolved = (value) => {
      const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
      if (name === undefined) return value;
      if (variables[name] === undefined) throw new Error(`${name} has no value where ${suit ?? "no suit"} is meant`);
      return resolved(variables[name]);
    };
    const { class: classes, ...attributes } = element.attributes;
    const names = classes?.split(" ") ?? [];
    const painted = all
      .filter(([selector]) => names.some((name) => selector === `.${name}`))
      .flatMap(([, set]) => set)
      .filter(([name]) => !name.startsWith("--"))
      .map(([name, value]) => [name, resolved(value)]);
    return { ...element, attributes: { ...attributes, ...Object.fromEntries(painted) } };
  };
}
