/** The same styles without comments and without white space that means nothing. Strings stay as they are. */
export function smaller(css) {
  // Strings first, since neither a comment nor white space is one within a string.
  return css
    .split(/("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*[\s\S]*?\*\/)/)
    .map((part, index) => {
      if (index % 2 === 1) return part.startsWith("/*") ? " " : part;
      return part.replace(/\s+/g, " ");
    })
    .join("")
    .split(/("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/)
    .map((part, index) => (index % 2 === 1 ? part : tight(part)))
    .join("")
    .trim();
}

/** White space before a colon parts selectors, and around a sign it belongs to the sum; behind a colon, and beside what parts
 * rules, declarations and items, it means nothing. A custom property may be empty, and is one space then. */
function tight(part) {
  return part
    .replace(/ +/g, " ")
    .replace(/(?<!:) ?([{};,]) ?/g, "$1")
    .replace(/: (?![;}])/g, ":")
    .replace(/;\}/g, "}");
}
