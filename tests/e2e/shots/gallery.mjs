// The page that shows all pictures side by side.

import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { SIZES, THEMES, fileOf, named } from "./devices.mjs";

const STYLE = `
  body { margin: 2rem; background: #8b8f8a; color: #111; font: 1rem/1.4 system-ui, sans-serif; }
  h1, h2 { font-family: Palatino, P052, Georgia, serif; font-weight: 600; }
  h2 { margin: 2.5rem 0 0.75rem; padding-top: 0.75rem; border-top: 1px solid #0004; }
  nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
  .row { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 1rem; margin-bottom: 1rem; }
  figure { margin: 0; }
  figure a { display: block; max-height: 26rem; overflow: hidden; box-shadow: 0 1px 4px #0006; }
  img { display: block; height: auto; }
  figcaption { font-size: 0.8125rem; }
`;

/** How wide a picture is shown: small enough that all sizes stand beside each other. */
const shownWidth = ({ width }) => Math.round(width / (width < 1000 ? 2.4 : 4));

/** Writes `index.html` with the pictures that are in the folder, phase by phase. */
export async function writeGallery(folder, languages, phases) {
  const sections = [];
  for (const language of languages) {
    const there = new Set(await readdir(join(folder, language)));
    for (const phase of phases) {
      const rows = THEMES.map((theme) => row({ language, phase, theme, there })).filter(Boolean);
      const heading = languages.length > 1 ? `${phase} (${language})` : phase;
      if (rows.length > 0) sections.push({ id: `${language}-${phase}`, heading, body: rows.join("\n") });
    }
  }
  const links = sections.map(({ id, heading }) => `<a href="#${id}">${heading}</a>`).join("\n");
  const body = sections.map(({ id, heading, body }) => `<h2 id="${id}">${heading}</h2>\n${body}`).join("\n");
  const text = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kosakeln in pictures</title>
<style>${STYLE}</style>
<h1>Kosakeln in pictures</h1>
<nav>
${links}
</nav>
${body}
</html>
`;
  await writeFile(join(folder, "index.html"), text);
}

function row({ language, phase, theme, there }) {
  const figures = SIZES.flatMap((size) => {
    const name = fileOf(phase, size, theme);
    if (!there.has(name)) return [];
    const address = `${language}/${name}`;
    const picture = `<img src="${address}" width="${shownWidth(size)}" alt="" loading="lazy">`;
    return [`<figure><a href="${address}">${picture}</a><figcaption>${named(size)}, ${theme}</figcaption></figure>`];
  });
  return figures.length > 0 ? `<div class="row">\n${figures.join("\n")}\n</div>` : "";
}
