// Servers as clubs have them: a copy of the page that can be changed, in whatever folder, under whatever headers.

import { execFileSync } from "node:child_process";
import { cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { dist, gameIn } from "./dist.mjs";

const finishing = fileURLToPath(new URL("../../../xtask/dist/main.mjs", import.meta.url));

/** What a host may send whose policy is strict. */
export const POLICY = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
    "worker-src 'self'; font-src 'self'; manifest-src 'self'",
};

/** A folder in which copies of the page are made; `clear` removes it with all of them. */
export async function workshop() {
  const folder = await mkdtemp(join(tmpdir(), "kosakeln-host-"));
  return {
    folder,
    /** A copy of the page as it is. */
    async copy(name) {
      await cp(dist, join(folder, name), { recursive: true });
      return join(folder, name);
    },
    clear: () => rm(folder, { recursive: true }),
  };
}

/** Makes the next version of a page in place: one text is another, and everything that follows from it. */
export async function renew(page, say) {
  const file = join(gameIn(page), "texts", "en.ftl");
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace(/^tagline = .*$/m, `tagline = ${say}`));
  finish(page);
}

/** The last step of a build, once more. */
export const finish = (page) => execFileSync(process.execPath, [finishing, page], { stdio: ["ignore", "ignore", "inherit"] });

/** Puts a page where another one is served, whole at once. */
export async function deploy(page, place) {
  await rm(place, { recursive: true, force: true });
  await rename(page, place);
}
