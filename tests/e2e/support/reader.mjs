// A screen reader: it knows the page by the accessibility tree alone, goes by role and name, presses keys, and hears
// what is added to live regions and where the focus goes.

/** Runs in the page before everything else: writes down what is heard, and counts what changes. */
export function listen() {
  const LIVE = '[role="log"], [role="status"], [role="alert"], [aria-live]:not([aria-live="off"])';
  const heard = [];
  let changes = 0;
  let wake = () => {};
  const region = (node) => (node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement)?.closest(LIVE);
  const isHidden = (element) => element.closest("[aria-hidden=true], [inert]") !== null || !element.checkVisibility();
  const say = (text) => text.trim() && heard.push({ kind: "said", text: text.trim() });
  new MutationObserver((records) => {
    changes += 1;
    for (const { type, target, addedNodes } of records) {
      const live = region(target);
      if (type === "childList") {
        for (const node of addedNodes) {
          // A region that comes with its text is silent, but for an alert.
          if (live && !isHidden(live)) say(node.textContent);
          else if (node.nodeType === Node.ELEMENT_NODE && node.matches("[role=alert]")) say(node.textContent);
        }
      } else if (type === "characterData" && live && !isHidden(live)) say(target.textContent);
    }
    wake();
  }).observe(document, { childList: true, characterData: true, attributes: true, subtree: true });
  document.addEventListener("focusin", ({ target }) => {
    heard.push({ kind: "focus", text: target.getAttribute("aria-label") ?? target.textContent.trim() });
  });
  window.reader = {
    heard,
    /** Waits until more has changed than `known`. */
    changed: async (known) => {
      while (changes <= known) await new Promise((done) => (wake = done));
    },
    /** Waits until the page has been drawn twice without a change. */
    settled: async () => {
      const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      for (let known = -1; known !== changes; await drawn()) known = changes;
      return changes;
    },
  };
}

/** A node of the accessibility tree, with what there is to know of it. */
function node(raw) {
  const properties = Object.fromEntries((raw.properties ?? []).map(({ name, value }) => [name, value.value]));
  return {
    id: raw.nodeId,
    parent: raw.parentId,
    role: raw.role?.value,
    name: raw.name?.value ?? "",
    description: raw.description?.value ?? "",
    backend: raw.backendDOMNodeId,
    ...properties,
  };
}

export class Reader {
  #page;
  #session;

  constructor(page, session) {
    this.#page = page;
    this.#session = session;
  }

  static async of(page) {
    const session = await page.context().newCDPSession(page);
    await session.send("Accessibility.enable");
    return new Reader(page, session);
  }

  /** Everything that can be read now, in order, once the page is drawn. */
  async read() {
    const changes = await this.#page.evaluate(() => window.reader.settled());
    const { nodes } = await this.#session.send("Accessibility.getFullAXTree");
    return new Tree(nodes, changes);
  }

  /** Goes to a control and presses it by a key. */
  async press({ role, name, backend }) {
    await this.#session.send("DOM.focus", { backendNodeId: backend });
    const { object } = await this.#session.send("DOM.resolveNode", { backendNodeId: backend });
    const functionDeclaration = "function () { return this === this.ownerDocument.activeElement; }";
    const { result } = await this.#session.send("Runtime.callFunctionOn", { objectId: object.objectId, functionDeclaration });
    if (!result.value) throw new Error(`${role} "${name}" does not take the focus`);
    await this.#page.keyboard.press(role === "radio" || role === "checkbox" ? "Space" : "Enter");
  }

  /** Goes to a field and types into it. */
  async type({ backend }, text) {
    await this.#session.send("DOM.focus", { backendNodeId: backend });
    await this.#page.keyboard.type(text);
  }

  /** What has been heard, in order; the focus among it only if that is wanted. */
  async heard({ withFocus = false } = {}) {
    const heard = await this.#page.evaluate(() => window.reader.heard);
    return heard.filter(({ kind }) => withFocus || kind === "said").map(({ text }) => text);
  }

  /** Waits until something that begins with `start` has been said, and gives it. */
  async hears(start) {
    const said = await this.#page.waitForFunction(
      (start) => window.reader.heard.findLast(({ kind, text }) => kind === "said" && text.startsWith(start))?.text,
      start,
    );
    return said.jsonValue();
  }

  /** Waits until more has changed on the page than `known`. */
  changed(known) {
    return this.#page.evaluate((known) => window.reader.changed(known), known);
  }
}

/** The accessibility tree at one moment. */
class Tree {
  #all;
  nodes;
  /** How much had changed on the page until then. */
  changes;

  constructor(nodes, changes) {
    this.nodes = nodes.filter(({ ignored }) => !ignored).map(node);
    this.#all = new Map(nodes.map(({ nodeId, parentId }) => [nodeId, parentId]));
    this.changes = changes;
  }

  /** The nodes of a role, perhaps of a name, perhaps within another node. */
  all(role, name, within) {
    const fits = (text) => name === undefined || (name instanceof RegExp ? name.test(text) : name === text);
    return this.nodes.filter((one) => one.role === role && fits(one.name) && (!within || this.#isWithin(one, within)));
  }

  /** The only node of a role and name; nothing if there is none. */
  one(role, name, within) {
    const found = this.all(role, name, within);
    if (found.length > 1) throw new Error(`${found.length} times ${role} "${name}"`);
    return found[0];
  }

  #isWithin(one, other) {
    for (let id = one.parent; id !== undefined; id = this.#all.get(id)) if (id === other.id) return true;
    return false;
  }
}
