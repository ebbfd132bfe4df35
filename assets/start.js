// Starts the game in its page, and has the browser keep it for times without a network. `xtask/dist` puts in the names of
// script and wasm.
const SCRIPT = "./app.js";
const WASM = "./app_bg.wasm";

/** Says why the game does not run; `threshold.js` shows it. */
const fails = (why) => dispatchEvent(new CustomEvent("kosakeln-fails", { detail: why }));

/** A fault in the wasm ends it for good: nothing in it can be called any more. What is saved is not touched by that. */
const isTrap = (error) => error instanceof WebAssembly.RuntimeError;
addEventListener("error", ({ error }) => isTrap(error) && fails("stopped"));
addEventListener("unhandledrejection", ({ reason }) => isTrap(reason) && fails("stopped"));

/** Whether the page may compile wasm at all, tried with the smallest there is. */
function isWasmAllowed() {
  try {
    return new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}

/** Why a file that the game needs cannot be used. */
async function faultOf(name, type) {
  const response = await fetch(new URL(name, import.meta.url)).catch(() => undefined);
  if (!response?.ok) return "missing";
  return type.test(response.headers.get("Content-Type") ?? "") ? "damaged" : "type";
}

/** Starts the game; tells whether it runs. */
async function start() {
  if (!isWasmAllowed()) return fails("policy");
  let bindings;
  try {
    bindings = await import(SCRIPT);
  } catch {
    return fails(await faultOf(SCRIPT, /(java|ecma)script/));
  }
  try {
    // Under a wrong type it is compiled once it is there as a whole, so no type is a fault.
    await bindings.default({ module_or_path: new URL(WASM, import.meta.url) });
    bindings.openPage();
    return true;
  } catch (error) {
    return fails(isTrap(error) ? "stopped" : await faultOf(WASM, /(?:)/));
  }
}

/** Has the browser keep the page, and tells the game of new versions. */
async function keep() {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  let isUnderOne = Boolean(workers.controller);
  let isAsked = false;
  const registration = await workers.register(new URL("../service-worker.js", import.meta.url), { updateViaCache: "none" });
  const announce = () => dispatchEvent(new Event("kosakeln-new-version"));
  // The first version of all is no new one.
  const watch = (worker) =>
    worker?.addEventListener("statechange", () => worker.state === "installed" && registration.active && announce());
  addEventListener("kosakeln-take-over", () => {
    isAsked = true;
    if (registration.waiting) registration.waiting.postMessage("take over");
    // Another page has let it take over already.
    else location.reload();
  });
  workers.addEventListener("controllerchange", () => {
    if (isAsked) location.reload();
    else if (isUnderOne) announce();
    isUnderOne = true;
  });
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  });
  // What may take over at once must not be tidied away by the one before it.
  if (registration.waiting && registration.active) announce();
  else workers.controller?.postMessage("started");
}

if (await start()) {
  // Without it the game is played all the same.
  keep().catch(() => {});
}
