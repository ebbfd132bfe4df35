// Other browsers than the one of all tests, by the protocol that each of them has a driver for (W3C WebDriver).

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

/** How long after another a click is no part of a double click, wherever it is, in milliseconds. */
export const APART = 520;

/** How long a browser may take to start, and a page to come to what is waited for, in milliseconds. */
const PATIENCE = 60_000;

/** A screen that nobody sees, for a browser that needs one. */
const SCREEN = ["-screen", "0", "1366x900x24", "-nolisten", "tcp"];

const { env } = process;

/** The browsers that `cargo xtask test` has found, with what it takes to start them. */
export const ENGINES = [
  {
    name: "Firefox",
    isHere: Boolean(env.FIREFOX && env.GECKODRIVER),
    driver: env.GECKODRIVER,
    capabilities: { browserName: "firefox", "moz:firefoxOptions": { binary: env.FIREFOX, args: ["-headless"] } },
  },
  {
    name: "WebKit",
    isHere: Boolean(env.WEBKIT_BROWSER && env.WEBKIT_DRIVER && env.XVFB),
    driver: env.WEBKIT_DRIVER,
    screen: env.XVFB,
    // As root it refuses to run, unless it is told that nothing has to be kept from anybody.
    env: { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
    capabilities: { "webkitgtk:browserOptions": { binary: env.WEBKIT_BROWSER, args: ["--automation"] } },
  },
];

/** Starts a browser; whatever was started for it ends with `close`. */
export async function browse(engine) {
  const started = [];
  const run = (program, words, how) => {
    const child = spawn(program, words, { stdio: ["ignore", "ignore", "ignore"], ...how });
    started.push(child);
    return child;
  };
  let browser;
  const close = async () => {
    await browser?.end().catch(() => {});
    for (const child of started.reverse()) {
      if (child.exitCode !== null || !child.kill()) continue;
      await once(child, "exit");
    }
  };
  try {
    const more = { ...engine.env };
    if (engine.screen) more.DISPLAY = await screen(run, engine.screen);
    const port = await freePort();
    const driver = run(engine.driver, [`--port=${port}`], { env: { ...env, ...more } });
    const address = `http://127.0.0.1:${port}`;
    await listening(address, driver);
    const { sessionId } = await ask(`${address}/session`, "POST", { capabilities: { alwaysMatch: engine.capabilities } });
    browser = new Browser(`${address}/session/${sessionId}`, close);
    await browser.ask("POST", "/timeouts", { script: PATIENCE, pageLoad: PATIENCE });
    await browser.ask("POST", "/window/rect", { x: 0, y: 0, width: 1366, height: 860 });
    return browser;
  } catch (error) {
    await close();
    throw error;
  }
}

/** A browser with one page. */
class Browser {
  constructor(address, close) {
    this.address = address;
    this.close = close;
  }

  ask(method, path, body) {
    return ask(this.address + path, method, body);
  }

  end() {
    return this.ask("DELETE", "");
  }

  open(url) {
    return this.ask("POST", "/url", { url });
  }

  reload() {
    return this.ask("POST", "/refresh", {});
  }

  /** Runs a function in the page, which knows nothing but its arguments; gives what it gives. */
  run(act, ...args) {
    return this.ask("POST", "/execute/sync", { script: `return (${act})(...arguments)`, args });
  }

  /** Waits until a function in the page gives something, and gives that. */
  until(look, ...args) {
    const script = `
      const args = [...arguments];
      const done = args.pop();
      (function look() {
        const found = (${look})(...args);
        if (found) done(found);
        else setTimeout(look, 20);
      })();`;
    return this.ask("POST", "/execute/async", { script, args });
  }

  /** Clicks an element as a mouse does, where nothing lies over it. */
  async click(element) {
    // WebKit takes clicks at the same place for a double click for a whole second.
    this.isEven = !this.isEven;
    const [x, y] = await this.run(freePoint, element, this.isEven ? 0 : 6);
    const mouse = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" } };
    const actions = [{ type: "pointerMove", x, y, duration: 0 }, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
    await this.ask("POST", "/actions", { actions: [{ ...mouse, actions }] });
  }
}

/** Runs in the page: a place of an element that a click at it comes to, so many pixels from where it would be else. */
function freePoint(element, shift) {
  element.scrollIntoView({ block: "nearest" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const places = [0.5, 0.3, 0.15, 0.08, 0.7, 0.85];
  for (const down of places) {
    for (const along of places) {
      const [x, y] = [Math.round(left + width * along) + shift, Math.round(top + height * down)];
      if (element.contains(document.elementFromPoint(x, y))) return [x, y];
    }
  }
  throw new Error(`${element.outerHTML.slice(0, 200)} cannot be clicked`);
}

async function ask(address, method, body) {
  const response = await fetch(address, {
    method,
    headers: { "Content-Type": "application/json" },
    body: body && JSON.stringify(body),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Starts a screen; gives the name by which programs find it. */
async function screen(run, program) {
  const server = run(program, ["-displayfd", "3", ...SCREEN], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const gone = once(server, "exit").then(() => Promise.reject(new Error("the screen did not start")));
  const [number] = await Promise.race([once(server.stdio[3], "data"), gone]);
  gone.catch(() => {});
  return `:${String(number).trim()}`;
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

/** Waits until a driver can be asked. */
async function listening(address, driver) {
  const end = Date.now() + PATIENCE;
  while (driver.exitCode === null && Date.now() < end) {
    const isReady = await ask(`${address}/status`, "GET").then(({ ready }) => ready, () => false);
    if (isReady) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error("the driver of the browser did not start");
}
