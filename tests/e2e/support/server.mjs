// A small static file server: for the browser tests, and for `cargo xtask play`.
//
//   import { serve } from "./support/server.mjs";
//   const server = await serve({ root: "dist" });   // a free port of this computer
//   server.url                                       // "http://127.0.0.1:43121/"
//   await server.close();

import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";

const HOST = "127.0.0.1";

/** The type of a file by the end of its name. */
export const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".ftl": "text/plain; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/**
 * Serves the files of a folder on this computer.
 *
 * @param {object} options
 * @param {string} options.root folder to serve
 * @param {number} [options.port] 0 takes any free port
 * @param {number} [options.tries] how many ports to try, from `port` upwards
 * @param {string} [options.mount] path below which the files appear, with a slash at both ends
 * @param {(path: string) => Record<string, string>} [options.headers] more headers for a file, or other ones
 * @returns {Promise<{url: string, port: number, close: () => Promise<void>}>}
 */
export async function serve({ root, port = 0, tries = 1, mount = "/", headers = () => ({}) }) {
  const folder = resolve(root);
  const server = createServer((request, response) => {
    answer(request, response, { folder, mount, headers }).catch(() => {
      if (!response.headersSent) refuse(response, 500);
      response.destroy();
    });
  });
  const chosen = await listen(server, port, tries);
  return {
    port: chosen,
    url: `http://${HOST}:${chosen}${mount}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function answer(request, response, { folder, mount, headers }) {
  if (request.method !== "GET" && request.method !== "HEAD") return refuse(response, 405, { Allow: "GET, HEAD" });
  const { pathname, search } = new URL(request.url, `http://${HOST}`);
  if (`${pathname}/` === mount) return refuse(response, 301, { Location: mount + search });
  if (!pathname.startsWith(mount)) return refuse(response, 404);
  const file = inside(folder, pathname.slice(mount.length));
  const found = file && (await whatIs(file));
  if (!found) return refuse(response, 404);
  if (found === "folder") {
    if (pathname.endsWith("/")) return send(request, response, join(file, "index.html"), headers);
    return refuse(response, 301, { Location: `${pathname}/${search}` });
  }
  return send(request, response, file, headers);
}

/** The file a path names, unless it leads out of the folder or is not well formed. */
function inside(folder, path) {
  try {
    const file = resolve(folder, ...decodeURIComponent(path).split("/").filter(Boolean));
    return file === folder || file.startsWith(folder + sep) ? file : undefined;
  } catch {
    return undefined;
  }
}

async function whatIs(file) {
  try {
    return (await stat(file)).isDirectory() ? "folder" : "file";
  } catch {
    return undefined;
  }
}

async function send(request, response, file, headers) {
  let size;
  try {
    size = (await stat(file)).size;
  } catch {
    return refuse(response, 404);
  }
  response.writeHead(200, {
    "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
    "Content-Length": size,
    "Cache-Control": "no-cache",
    "X-Content-Type-Options": "nosniff",
    ...headers(file),
  });
  if (request.method === "HEAD") return response.end();
  createReadStream(file).on("error", () => response.destroy()).pipe(response);
}

function refuse(response, status, headers = {}) {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", ...headers });
  response.end(`${status}\n`);
}

/** Listens on the first free port from `port` on. */
async function listen(server, port, tries) {
  for (let left = tries; ; left -= 1, port += 1) {
    try {
      await new Promise((done, failed) => {
        server.once("error", failed);
        server.listen(port, HOST, () => {
          server.off("error", failed);
          done();
        });
      });
      return server.address().port;
    } catch (error) {
      server.removeAllListeners("error");
      const isTaken = error.code === "EADDRINUSE" || error.code === "EACCES";
      if (!isTaken || left <= 1) throw error;
    }
  }
}

// `node server.mjs FOLDER PORT`: serves until its standard input ends, so that it never outlives who started it.
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [root, port] = process.argv.slice(2);
  const server = await serve({ root, port: Number(port), tries: 100 });
  console.log(server.url);
  process.stdin.on("end", () => process.exit()).resume();
}
