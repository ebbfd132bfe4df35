// The server of the tests does what the tests rely on.

import assert from "node:assert/strict";
import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { serve } from "./support/server.mjs";

let folder;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "kosakeln-server-"));
  await mkdir(join(folder, "root", "sub"), { recursive: true });
  await writeFile(join(folder, "secret.txt"), "secret");
  await writeFile(join(folder, "root", "index.html"), "<title>first</title>");
  await writeFile(join(folder, "root", "sub", "index.html"), "<title>second</title>");
  await writeFile(join(folder, "root", "a.wasm"), "wasm");
});

after(() => rm(folder, { recursive: true }));

async function withServer(options, work) {
  const server = await serve({ root: join(folder, "root"), ...options });
  try {
    await work(server);
  } finally {
    await server.close();
  }
}

test("files have their type, folders their index", () =>
  withServer({}, async ({ url }) => {
    const wasm = await fetch(`${url}a.wasm`);
    assert.equal(wasm.headers.get("content-type"), "application/wasm");
    assert.equal(await wasm.text(), "wasm");
    assert.match(await (await fetch(url)).text(), /first/);
    const sub = await fetch(`${url}sub?x=1`);
    assert.equal(sub.url, `${url}sub/?x=1`);
    assert.match(await sub.text(), /second/);
  }));

test("what is not there, or outside, is refused", () =>
  withServer({}, async ({ url }) => {
    for (const path of ["none.js", "..%2fsecret.txt", "%2e%2e/secret.txt", "%ff"]) {
      assert.equal((await fetch(url + path)).status, 404, path);
    }
    assert.equal((await fetch(url, { method: "POST" })).status, 405);
  }));

test("it can sit in a sub-folder and send other headers", () =>
  withServer({ mount: "/club/", headers: () => ({ "Content-Type": "text/plain" }) }, async ({ url, port }) => {
    assert.equal((await fetch(`${url}a.wasm`)).headers.get("content-type"), "text/plain");
    assert.equal((await fetch(`http://127.0.0.1:${port}/a.wasm`)).status, 404);
  }));

test("a port that is taken is passed over", () =>
  withServer({}, ({ port }) =>
    withServer({ port, tries: 50 }, (second) => {
      assert.notEqual(second.port, port);
    }),
  ));
