// What lies where in the finished page.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";

export const PAGE = "index.html";
export const KEEPER = "service-worker.js";
/** The game as an element of somebody else's page. */
export const ELEMENT = "kosakeln-game.js";
/** The same in a frame, and the script for the page around it. */
export const FRAME = "embed.html";
export const AROUND_FRAME = "embed.js";
export const MANIFEST = "manifest.webmanifest";
/** With an ending, so that every server sends them as something that is read and not saved. */
export const LICENCES = ["LICENSE.txt", "LICENSE-APACHE.txt", "LICENSE-MIT.txt", "THIRD-PARTY.txt"];

/** What keeps its name in every version. Everything else lies in a folder named after the contents of all that is in it. */
export const FIXED = [PAGE, ELEMENT, FRAME, AROUND_FRAME, KEEPER, MANIFEST, ...LICENCES];

/** What the game does without: the worker is never among what it keeps itself, licences, the picture for links, the element
 * and the frame are for others. */
export const isKept = (name) => ![KEEPER, ELEMENT, FRAME, AROUND_FRAME].includes(name) && !name.endsWith("/framed.js") && !LICENCES.includes(name) && !name.endsWith("/share.png");

export const GAME = /^game-[0-9a-f]{16}$/;

/** All files of a folder, by their paths in it, with slashes. */
export const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(join(folder, sep).length).split(sep).join("/"))
    .sort();

const hash = (kind, bytes, form) => createHash(kind).update(bytes).digest(form);

export const integrityOf = (file) => `sha384-${hash("sha384", readFileSync(file), "base64")}`;

/** A hash of names and contents. */
export function hashOf(folder, names) {
  const lines = names.map((name) => `${name} ${hash("sha256", readFileSync(join(folder, name)), "hex")}\n`);
  return hash("sha256", lines.join(""), "hex").slice(0, 16);
}

/** What the service worker is to keep: each file's address from the page's folder, and its hash. */
export const listOf = (folder) =>
  filesOf(folder)
    .filter(isKept)
    .map((name) => [name === PAGE ? "./" : name, integrityOf(join(folder, name))]);
