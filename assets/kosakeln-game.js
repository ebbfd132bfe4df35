// The game as an element of somebody else's page: <kosakeln-game>. `docs/embedding.md` tells what it can do. `xtask/dist` puts
// in the names of the files, of the pictures of the cards, and the sentences for when it cannot start, which are those of the page.
const SCRIPT = "./app.js";
const WASM = "./app_bg.wasm";
const STYLES = "./kosakeln.css";
const PICTURES = [];
const WHY = {};

const NAME = "kosakeln-game";
/** What is to be played: a change of these counts from the next deal on. */
const TERMS = ["seats", "rules", "deals", "names", "deal"];

/** What is thrown and told, for whoever writes the page. */
class Fault extends Error {
  constructor(code, message = WHY[code]?.en.text ?? code) {
    super(message);
    this.name = "KosakelnError";
    this.code = code;
  }
}

const beside = (name) => new URL(name, import.meta.url);

/** The sheet of the game's own page for an element: of the page around it neither the size of the text nor that of the window
 * counts. The element says how large its own are. */
export function inElement(css, pictures = {}) {
  return css
    .replace(/@(?:media|container)[^{]*/g, (query) =>
      query.replace(/@media(?=[^{]*-height:)/, "@container kos-view").replace(/([\d.]+)rem\b/g, "$1em"),
    )
    .replace(/(-?[\d.]+)rem\b/g, "calc($1*var(--kos-rem))")
    .replace(/(-?[\d.]+)d?v([hw])\b/g, "calc($1*var(--kos-v$2))")
    .replace(/url\("pictures\/(\w+)\.svg"\)/g, (all, name) => `url("${pictures[name] ?? new URL(`pictures/${name}.svg`, beside(STYLES))}")`);
}

/** Whether the page may compile wasm at all, tried with the smallest there is. */
function isWasmAllowed() {
  try {
    return new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}

/** Why a file that the game needs cannot be used. */
async function faultOf(address, type = /(?:)/) {
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok) return new Fault("missing");
  return new Fault(type.test(response.headers.get("Content-Type") ?? "") ? "damaged" : "type");
}

/** From another server the pictures of the cards are fetched, since a page that isolates itself shows no others; where it does
 * not show what was fetched, it may show them from where they lie. */
async function pictures() {
  if (beside(STYLES).origin === location.origin) return {};
  try {
    const all = PICTURES.map(async (name) => {
      const response = await fetch(new URL(`pictures/${name}.svg`, beside(STYLES)));
      return [name, URL.createObjectURL(await response.blob())];
    });
    const found = Object.fromEntries(await Promise.all(all));
    const image = new Image();
    image.src = Object.values(found)[0];
    await image.decode();
    return found;
  } catch {
    return {};
  }
}

async function fetched(address) {
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok) throw new Fault("missing");
  return response.text();
}

let game;
/** How often the game has stopped: each time it is begun as another copy of itself. */
let stops = 0;

/** Loads all that the game needs, once for all elements. */
export const load = () => (game ??= begin().catch((error) => ((game = undefined), Promise.reject(error))));

/** What has stopped is not used again. */
export function forget() {
  stops += 1;
  game = undefined;
}

async function begin() {
  if (location.protocol === "file:") throw new Fault("file");
  if (typeof WebAssembly !== "object" || !("adoptedStyleSheets" in Document.prototype)) throw new Fault("browser");
  if (!isWasmAllowed()) throw new Fault("policy");
  const script = beside(SCRIPT);
  if (stops > 0) script.hash = stops;
  const [css, faces, bindings] = await Promise.all([
    fetched(beside(STYLES)),
    pictures(),
    import(script).catch(async () => Promise.reject(await faultOf(beside(SCRIPT), /(java|ecma)script/))),
  ]);
  try {
    // Under a wrong type it is compiled once it is there as a whole, so no type is a fault.
    await bindings.default({ module_or_path: beside(WASM) });
  } catch (error) {
    throw isTrap(error) ? new Fault("stopped") : await faultOf(beside(WASM));
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(inElement(css, faces));
  const home = new URL("./", import.meta.url).href;
  return { Table: bindings.Table, sheet, pictures: faces, home, folder: new URL("./", beside(SCRIPT)).href };
}

const isTrap = (error) => typeof WebAssembly === "object" && error instanceof WebAssembly.RuntimeError;

/** The elements that are on the page. */
const elements = new Set();

/** A fault in the wasm ends it for good, and so every game that is played with it. What is saved is not touched by that. */
function noteTrap(error) {
  if (!isTrap(error)) return;
  for (const element of elements) {
    if (element.constructor.isPlayedWith(element, error.stack)) element.constructor.stop(element);
  }
}

/** The keys under which games are kept that are on the page. */
const keys = new Set();

/** A key that no other game on the page has. */
function takeKey(wanted) {
  let key = wanted || "1";
  for (let number = 2; keys.has(key); number += 1) key = wanted ? `${wanted}.${number}` : String(number);
  keys.add(key);
  return key;
}

/** A value without anything in it that JSON does not know. */
function plain(value) {
  const depth = (part) => (part && typeof part === "object" ? 1 + Math.max(0, ...Object.values(part).map(depth)) : 0);
  try {
    const copy = JSON.parse(JSON.stringify(value ?? null));
    if (depth(copy) > 16) throw new RangeError("it is too deep");
    return copy;
  } catch (error) {
    throw new Fault("argument", String(error?.message ?? error));
  }
}

function make(name, className, ...children) {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
}

/** A place for a table. What a table hears there it would never let go of, since it takes itself for the only one on its page; so
 * that is noted here, and what is behind it in the wasm freed. */
function placeForTable() {
  const place = make("div", "");
  const heard = [];
  place.addEventListener = (...given) => {
    heard.push(given);
    EventTarget.prototype.addEventListener.apply(place, given);
  };
  const clear = () => {
    for (const [name, listener, options] of heard.splice(0)) {
      place.removeEventListener(name, listener, options);
      listener._wbg_cb_unref?.();
    }
    delete place.addEventListener;
    place.remove();
  };
  return { place, clear };
}

class KosakelnGame extends HTMLElement {
  static observedAttributes = ["lang", "theme", ...TERMS, "save", "save-key"];

  #shadow = this.attachShadow({ mode: "open" });
  #view;
  #scroller;
  #observer;
  #table;
  #clearPlace = () => {};
  #folder;
  /** Has the game that has stopped begun as another copy. */
  #forget = forget;
  #key;
  /** The keys of this element, by what was wanted. One that is no longer wanted stays its own as long as it is on the page: the
   * deal that is on is still kept under it. */
  #held = new Map();
  /** Changes with every start, so that what an earlier one has begun comes to nothing. */
  #run = 0;
  #isOver = false;
  #hasChanged = false;
  #ready = resolvers();

  static isPlayedWith = (element, stack) => Boolean(element.#folder) && String(stack).includes(element.#folder);
  static stop = (element) => element.#stop();

  constructor() {
    super();
    // Nobody need wait for it.
    this.#ready.promise.catch(() => {});
  }

  /** Resolves when the table is there; fails with the fault that `kosakeln:error` tells. */
  get ready() {
    return this.#ready.promise;
  }

  /** Begins a match at once, in place of whatever is under way: as the attributes say, but for what the options say. */
  newDeal(options) {
    const given = plain(options) ?? {};
    if (typeof given !== "object" || Array.isArray(given)) throw new Fault("argument", "newDeal takes an object");
    this.#call((table) => table.newDeal({ ...this.#terms(), ...given }));
  }

  /** The last deal that is over, or null. */
  record() {
    return this.#call((table) => table.record());
  }

  /** What came of it, or null. */
  result() {
    return this.#call((table) => table.result());
  }

  /** Goes on with a deal where its record ends, in place of whatever is under way. */
  load(record) {
    const given = plain(record);
    this.#call((table) => table.load(given));
  }

  /** Ends the game here. What is saved stays, and is there again if the element comes to a page anew. */
  destroy() {
    this.#end();
    this.#isOver = true;
  }

  connectedCallback() {
    if (elements.has(this)) return;
    this.#isOver = false;
    this.#begin();
  }

  disconnectedCallback() {
    // Whoever moves it takes it out and puts it in again at once.
    queueMicrotask(() => {
      if (!this.isConnected) this.#end();
    });
  }

  attributeChangedCallback(name, before, after) {
    const table = this.#table;
    if (!table || before === after) return;
    if (name === "lang") this.#call(() => table.setLanguage(after ?? undefined));
    else if (name === "theme") this.#call(() => table.setTheme(after ?? undefined));
    else if (!this.#hasChanged) {
      // Several attributes that are changed in a row are one change.
      this.#hasChanged = true;
      queueMicrotask(() => {
        this.#hasChanged = false;
        if (this.#table) this.#change();
      });
    }
  }

  #change() {
    const wanted = this.#wantedKey();
    if (wanted !== this.#key?.wanted) {
      this.#takeKey(wanted);
      this.#call((table) => table.setSave(this.#key.key));
    }
    try {
      this.#call((table) => table.setTerms(this.#terms()));
    } catch (error) {
      this.#tell("error", { code: "attribute", message: error.message });
    }
  }

  #wantedKey() {
    return this.getAttribute("save") === "none" ? undefined : (this.getAttribute("save-key") ?? "");
  }

  #takeKey(wanted) {
    if (wanted !== undefined && !this.#held.has(wanted)) this.#held.set(wanted, takeKey(wanted));
    this.#key = { wanted, key: this.#held.get(wanted) };
  }

  #letKeysGo() {
    for (const key of this.#held.values()) keys.delete(key);
    this.#held.clear();
    this.#key = undefined;
  }

  #terms() {
    const said = TERMS.map((name) => [name, this.getAttribute(name)]);
    return Object.fromEntries(said.filter(([, value]) => value !== null));
  }

  async #begin() {
    const run = ++this.#run;
    elements.add(this);
    this.#takeKey(this.#wantedKey());
    this.#show(make("h1", "kos-title", "Kosakeln"));
    try {
      const { Table, sheet, pictures: faces, home, folder } = await this.#loaded();
      if (run !== this.#run) return;
      // It may have been changed while all this was on its way, and nothing is kept yet.
      if (this.#wantedKey() !== this.#key.wanted) {
        this.#letKeysGo();
        this.#takeKey(this.#wantedKey());
      }
      this.#shadow.adoptedStyleSheets = [sheet];
      this.#folder = folder;
      this.#measure();
      const settings = {
        save: this.#key.key ?? null,
        language: this.getAttribute("lang"),
        theme: this.getAttribute("theme"),
        home,
        pictures: faces,
        terms: this.#terms(),
      };
      const hear = (name, detail) => this.#hear(run, name, detail);
      const { place, clear } = placeForTable();
      this.#clearPlace = clear;
      this.#scroller.replaceChildren(place);
      try {
        this.#table = new Table(place, settings, hear);
      } catch (error) {
        if (isTrap(error) || error.code !== "argument") throw error;
        this.#table = new Table(place, { ...settings, terms: {} }, hear);
        // Who hears it may end the game at once.
        this.#tell("error", { code: "attribute", message: error.message });
      }
      // What has been changed while all this was on its way is in the settings.
    } catch (error) {
      if (run !== this.#run) return;
      const isStopped = isTrap(error) || error?.code === "stopped";
      if (isStopped) this.#forget();
      this.#fail(isStopped ? new Fault("stopped") : error);
    }
  }

  async #loaded() {
    const src = this.getAttribute("src");
    this.#forget = forget;
    if (src === null) return load();
    const other = new URL("kosakeln-game.js", new URL(src.replace(/\/?$/, "/"), document.baseURI));
    const module = await import(other).catch(async () => Promise.reject(await faultOf(other, /(java|ecma)script/)));
    this.#forget = module.forget ?? forget;
    return module.load();
  }

  /** What the table says: told once whatever has led to it is done, so that the page may answer by any call. */
  #hear(run, name, detail) {
    queueMicrotask(() => {
      if (run !== this.#run || !this.#table) return;
      if (name === "ready") this.#ready.resolve();
      this.#tell(name, detail);
    });
  }

  #tell(name, detail = null) {
    this.dispatchEvent(new CustomEvent(`kosakeln:${name}`, { bubbles: true, composed: true, detail }));
  }

  #call(act) {
    if (this.#isOver) throw new Fault("destroyed", "destroy() has ended this game");
    if (!this.#table) throw new Fault("not-ready", "wait for the promise `ready`, or for kosakeln:ready");
    try {
      return act(this.#table);
    } catch (error) {
      if (!isTrap(error)) throw error;
      // With it every other game that is played with the same wasm.
      noteTrap(error);
      this.#stop();
      throw new Fault("stopped");
    }
  }

  #fail(error) {
    const fault = error instanceof Fault || typeof error?.code === "string" ? error : new Fault("damaged", String(error));
    this.#drop();
    const { text, button } = WHY[fault.code]?.[this.#language()] ?? { text: fault.message };
    const told = make("div", "kos-threshold__part", make("p", "kos-text", text));
    told.setAttribute("role", "alert");
    told.lang = this.#language();
    if (button) {
      const again = make("button", "kos-button", button);
      again.type = "button";
      again.addEventListener("click", () => {
        this.#end();
        this.#begin();
      });
      told.append(again);
    }
    this.#show(make("h1", "kos-title", "Kosakeln"), told);
    this.#ready.reject(fault);
    this.#tell("error", { code: fault.code, message: fault.message });
  }

  /** The game has ended by a fault of its own. */
  #stop() {
    if (!this.#table) return;
    this.#forget();
    this.#run += 1;
    this.#fail(new Fault("stopped"));
  }

  #language() {
    const tags = [this.getAttribute("lang") ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
    return tags.find((tag) => ["en", "de", "ja"].includes(tag)) ?? "en";
  }

  /** The screen of the game, with nothing in it but this. */
  #show(...parts) {
    if (!this.#view) {
      this.#scroller = make("div", "kos-scroller");
      this.#view = make("div", "kos-view", this.#scroller);
      this.#shadow.append(make("div", "kos-enclosure", make("div", "kos-strut"), this.#view));
      this.#observer = new ResizeObserver(() => this.#measure());
    }
    this.#observer.observe(this.#view);
    const root = make("div", "kos-root", make("main", "kos-threshold", ...parts));
    root.dataset.theme = this.getAttribute("theme") ?? "auto";
    this.#scroller.replaceChildren(root);
  }

  /** What stands in the styles for the size of the window, and of the text in it. */
  #measure() {
    const { clientWidth, clientHeight, style } = this.#view;
    style.setProperty("--kos-vw", `${clientWidth / 100}px`);
    style.setProperty("--kos-vh", `${clientHeight / 100}px`);
    style.setProperty("--kos-rem", getComputedStyle(this.#view).fontSize);
  }

  #drop() {
    const table = this.#table;
    this.#table = undefined;
    this.#folder = undefined;
    try {
      table?.free();
    } catch {
      // One that has stopped cannot be ended any more.
    }
    this.#clearPlace();
  }

  #end() {
    if (!elements.delete(this)) return;
    this.#run += 1;
    this.#observer?.disconnect();
    this.#drop();
    this.#letKeysGo();
    this.#scroller?.replaceChildren();
    this.#ready.reject(new Fault("destroyed", "the element has left the page"));
    this.#ready = resolvers();
    this.#ready.promise.catch(() => {});
  }
}

function resolvers() {
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
}

if (!customElements.get(NAME)) {
  addEventListener("error", ({ error }) => noteTrap(error));
  addEventListener("unhandledrejection", ({ reason }) => noteTrap(reason));
  customElements.define(NAME, KosakelnGame);
}
