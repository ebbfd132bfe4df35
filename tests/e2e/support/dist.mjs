// Where the built page is, and what lies where in it.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const dist = process.env.KOSAKELN_DIST ?? fileURLToPath(new URL("../../../dist", import.meta.url));

/** The folder of all files that belong to one version, in a folder with the page. */
export const gameIn = (folder) => join(folder, readdirSync(folder).find((name) => name.startsWith("game-")));

/** A file of that folder as it is called there, by its address. What is no address in it stays. */
export const nameInGame = (address) => address.replace(/^.*\/game-[0-9a-f]+\//, "");
