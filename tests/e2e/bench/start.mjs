// How long it takes until something is seen, and until the first deal can be started: for a first visit in a café, and here.
//
//   CHROME=BROWSER node tests/e2e/bench/start.mjs [times]
//
// BROWSER is the path of the browser. It measures the page in dist/, as `cargo xtask size` builds it. Nothing here fails: these are times.

import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

import { filesOf } from "../../../xtask/dist/files.mjs";
import { launch } from "../support/browser.mjs";
import { dist } from "../support/dist.mjs";
import { TYPES } from "../support/server.mjs";

/** A mobile network with a poor signal: so many bits a second, and so many milliseconds there and back. */
const RATE = 1_600_000;
const ROUND_TRIP = 150;

/** What is asked of each, in milliseconds. */
const PLACES = [
  { place: "1.6 Mbit/s, 150 ms, a quarter of the processor", isSlow: true, targets: { painted: 1000, playable: 2500 } },
  { place: "this computer", isSlow: false, targets: { painted: 400, playable: 400 } },
];

const times = Number(process.argv[2] ?? 7);

const server = await compressed(dist);
const browser = await launch();
try {
  for (const { place, isSlow, targets } of PLACES) {
    const visits = [];
    for (let time = 0; time < times; time += 1) visits.push(await visit(isSlow));
    report(place, targets, visits);
  }
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}

/** A first visit: a profile in which nothing is kept yet. */
async function visit(isSlow) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: "allow" });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    if (isSlow) {
      const rate = RATE / 8;
      const how = { offline: false, latency: ROUND_TRIP, downloadThroughput: rate, uploadThroughput: rate };
      await session.send("Network.emulateNetworkConditions", how);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    }
    let bytes = 0;
    session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.addInitScript(watchForStart);
    const playable = new Promise((done) => page.exposeFunction("isPlayable", done).then(() => page.goto(address(), { waitUntil: "commit" })));
    const at = await playable;
    const before = bytes;
    const painted = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
    return { painted, playable: at, bytes: before };
  } finally {
    await context.close();
  }
}

/** Runs in the page: tells when the button that starts a match has been drawn, and hears what is done to it. */
function watchForStart() {
  const look = new MutationObserver(() => {
    const button = document.querySelector("[data-action=start]:not([aria-disabled=true])");
    if (!button) return;
    look.disconnect();
    // The frame with the button is drawn, and the next task is free: a click would be heard.
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => globalThis.isPlayable(performance.now());
      channel.port2.postMessage(undefined);
    });
  });
  look.observe(document, { childList: true, subtree: true });
}

function report(place, targets, visits) {
  console.log(`\n${place}, ${visits.length} first visits, in milliseconds`);
  console.log(["", "median", "90 %", "longest", "target"].map((word, column) => (column ? word.padStart(9) : word.padEnd(16))).join(""));
  for (const [what, name] of [["first paint", "painted"], ["playable", "playable"]]) {
    const sorted = visits.map((one) => one[name]).sort((one, other) => one - other);
    const at = (share) => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)];
    const numbers = [at(0.5), at(0.9), sorted.at(-1)].map((number) => Math.round(number));
    console.log([what.padEnd(16), ...numbers.map((number) => String(number).padStart(9)), `< ${targets[name]}`.padStart(9)].join(""));
  }
  const bytes = visits.map((one) => one.bytes).sort((one, other) => one - other)[Math.floor(visits.length / 2)];
  console.log(`${Math.round(bytes / 1000)} kB had been loaded by then`);
}

function address() {
  return `http://127.0.0.1:${server.address().port}/`;
}

/** A server that sends everything in brotli, compressed beforehand. */
async function compressed(folder) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const files = new Map(filesOf(folder).map((name) => [`/${name}`, brotliCompressSync(readFileSync(join(folder, name)), { params })]));
  files.set("/", files.get("/index.html"));
  const serving = createServer(({ url }, response) => {
    const path = url.replace(/[?#].*$/, "");
    const body = files.get(path);
    if (!body) return response.writeHead(404).end();
    const type = TYPES[path === "/" ? ".html" : extname(path)] ?? "application/octet-stream";
    const headers = { "Content-Type": type, "Content-Encoding": "br", "Content-Length": body.length, "Cache-Control": "no-cache" };
    return response.writeHead(200, headers).end(body);
  });
  await new Promise((done) => serving.listen(0, "127.0.0.1", done));
  return serving;
}
