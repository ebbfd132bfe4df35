// What can be done to the worker in which the computer thinks, and what can be seen of it.

/** Runs in the page: notes what becomes of its workers, and how often they are asked and answer. */
export function spyOnWorkers() {
  // The fifth byte of a message says what it is: 1 is a question to the worker, 2 its answer.
  const kind = (message) => message[4];
  const spied = { workers: 0, terminated: 0, heard: 0, asked: 0, answered: 0 };
  globalThis.spied = spied;
  globalThis.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      spied.workers += 1;
      this.addEventListener("message", ({ data }) => {
        spied.heard += 1;
        spied.answered += kind(data) === 2;
      });
    }

    postMessage(message) {
      spied.asked += kind(message) === 1;
      super.postMessage(message);
    }

    terminate() {
      spied.terminated += 1;
      super.terminate();
    }
  };
}

export const spied = (page) => page.evaluate(() => globalThis.spied);

/** The worker's first script with something done to the worker once it listens; `real` is what it hears with. */
export const tampered = (change) => `
  addEventListener("message", async ({ data: { script, module } }) => {
    const { default: start } = await import(script);
    globalThis.wasm = await start({ module_or_path: module });
    const real = onmessage;
    ${change}
  }, { once: true });`;

/** Answers for the worker's first script. */
export const serving = (body, contentType = "text/javascript", status = 200) => (page) =>
  page.route("**/worker.js*", (route) => route.fulfill({ status, contentType, body }));
