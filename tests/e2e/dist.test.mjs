// What is put on a server is complete, refers to nothing that is not there, and is the same each time it is finished.

import assert from "node:assert/strict";
import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { check } from "../../xtask/dist/check.mjs";
import { filesOf } from "../../xtask/dist/files.mjs";
import { dist, gameIn } from "./support/dist.mjs";
import { finish, renew, workshop } from "./support/hosts.mjs";

let copies;

before(async () => (copies = await workshop()));
after(() => copies.clear());

const contents = (folder) => filesOf(folder).map((name) => [name, readFileSync(join(folder, name), "base64")]);

test("nothing is wrong with the page, and finishing it anew changes nothing", async () => {
  assert.deepEqual(check(dist), []);
  const copy = await copies.copy("again");
  finish(copy);
  assert.deepEqual(contents(copy), contents(dist));
});

test("no file tells on which machine, in which folder or out of which registry it was built", () => {
  const root = fileURLToPath(new URL("../../", import.meta.url)).replace(/\/$/, "");
  const telling = [root, join(homedir(), "/"), "registry/src", "crates.io"];
  const told = filesOf(dist).flatMap((name) => {
    const content = readFileSync(join(dist, name), "latin1");
    return telling.filter((word) => content.includes(word)).map((word) => `${name}: ${word}`);
  });
  assert.deepEqual(told, []);
});

test("another text gives the files of the game another folder, and the page another version", async () => {
  const copy = await copies.copy("next");
  await renew(copy, "Another text");
  assert.deepEqual(check(copy), []);
  assert.notEqual(gameIn(copy).slice(copy.length), gameIn(dist).slice(dist.length));
  const version = (folder) => /VERSION = "(\w+)"/.exec(readFileSync(join(folder, "service-worker.js"), "utf8"))[1];
  assert.notEqual(version(copy), version(dist));
});

/** Does something to a file of a copy. */
const edit = (name, change) => (folder) => {
  const file = name(folder);
  writeFileSync(file, change(readFileSync(file, "latin1")), "latin1");
};
const inPage = (name) => (folder) => join(folder, name);
const inGame = (name) => (folder) => join(gameIn(folder), name);
const named = (pattern) => (folder) => join(gameIn(folder), readdirSync(gameIn(folder)).find((name) => pattern.test(name)));

for (const [fault, harm] of [
  ["a picture that is missing", (folder) => rmSync(inGame("pictures/T1.svg")(folder))],
  ["a style sheet that is missing", (folder) => rmSync(named(/\.css$/)(folder))],
  ["a wasm that is missing", (folder) => rmSync(named(/\.wasm$/)(folder))],
  ["an icon that is missing", (folder) => rmSync(inGame("icons/icon-maskable-512.png")(folder))],
  ["a licence that is missing", (folder) => rmSync(join(folder, "LICENSE-MIT.txt"))],
  ["a script that was changed", edit(named(/^app.*\.js$/), (text) => `${text}\n`)],
  ["a page that was changed", edit(inPage("index.html"), (text) => text.replace("</title>", "!</title>"))],
  ["a hash that is wrong", edit(inPage("index.html"), (text) => text.replace(/sha384-./, "sha384-_"))],
  ["a script within the page", edit(inPage("index.html"), (text) => text.replace("</head>", "<script>0</script></head>"))],
  ["styles within the page", edit(inPage("index.html"), (text) => text.replace("<body", '<body style="color: red"'))],
  ["an address that is not relative", edit(inPage("index.html"), (text) => text.replace('href="game', 'href="/game'))],
  ["an address that the manifest invents", edit(inPage("manifest.webmanifest"), (text) => text.replace('"src": "', '"src": "x'))],
  ["a manifest with an identity", edit(inPage("manifest.webmanifest"), (text) => text.replace("{", '{ "id": "/",'))],
  ["a file that nobody has listed", (folder) => writeFileSync(join(folder, "more.txt"), "")],
  ["a list with a file too few", edit(inPage("service-worker.js"), (text) => text.replace(/\n  \[".*\],/, ""))],
  ["an element that loads what is not there", edit(inPage("kosakeln-game.js"), (text) => text.replace('WASM = "./game', 'WASM = "./x'))],
  ["an element without its sentences", edit(inPage("kosakeln-game.js"), (text) => text.replace(/const WHY = .*;/, "const WHY = {};"))],
  ["a frame whose hash is wrong", edit(inPage("embed.html"), (text) => text.replace(/sha384-./, "sha384-_"))],
  ["a folder of another name", (folder) => renameSync(gameIn(folder), join(folder, `game-${"0".repeat(16)}`))],
]) {
  test(`the check finds ${fault}`, async () => {
    const copy = await copies.copy(fault.replaceAll(" ", "-"));
    harm(copy);
    assert.notDeepEqual(check(copy), []);
    rmSync(copy, { recursive: true });
  });
}
