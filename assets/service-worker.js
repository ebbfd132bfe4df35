// Keeps the page for times without a network. `xtask/dist` puts in what it keeps: each file with the hash of what is in it,
// and a hash of all of them, which is the version.
//
// A version is kept whole or not at all. The page itself comes from the version that is in charge; everything else is asked
// for by names that no two versions share, so a page that is still open gets the files of its own version, as long as it is.
const FILES = [];
const VERSION = "";

/** Other pages of this server have caches too, perhaps another Kosakeln in another folder. */
const OURS = `kosakeln ${registration.scope} `;
const CACHE = OURS + VERSION;

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(skipWaiting());
  if (event.data === "started") event.waitUntil(tidy());
});
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});

async function install() {
  // With the hash, a file of another version is refused, whatever lies in between.
  const request = ([path, integrity]) => new Request(new URL(path, registration.scope), { integrity, cache: "no-cache" });
  // A version that comes back may still be the one that is in charge.
  const isThere = await caches.has(CACHE);
  try {
    const cache = await caches.open(CACHE);
    await cache.addAll(FILES.map(request));
  } catch (error) {
    if (!isThere) await caches.delete(CACHE);
    throw error;
  }
}

async function answer(request) {
  const url = new URL(request.url);
  url.search = "";
  url.hash = "";
  const isStart = request.mode === "navigate" && url.href === `${registration.scope}index.html`;
  const wanted = isStart ? registration.scope : url.href;
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  for (const cacheName of [CACHE, ...names]) {
    const kept = await caches.match(wanted, { cacheName, ignoreVary: true });
    // Where a server has led from one address to another, no browser takes that for the page.
    if (kept) return kept.redirected ? new Response(kept.body, kept) : kept;
  }
  return fetch(request);
}

/** A page has started: unless another is open, nobody needs the versions before. */
async function tidy() {
  const names = await caches.keys();
  const pages = (await clients.matchAll({ includeUncontrolled: true, type: "window" })).filter(({ url }) =>
    url.startsWith(registration.scope),
  );
  // What is being installed, or waits, has a cache too.
  if (pages.length > 1 || registration.installing || registration.waiting) return;
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name)));
}
