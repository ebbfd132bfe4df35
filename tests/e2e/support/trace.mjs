// What the page's main thread does, as the browser itself writes it down.

const CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];

/** Whatever takes time within a task, by the names that the browser gives. */
const PARTS = ["EventDispatch", "FunctionCall", "RunMicrotasks", "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit", "MajorGC", "MinorGC", "HitTest"];

/**
 * Does something with the processor slowed, and gives the tasks of the page's main thread meanwhile. The times are those
 * that the thread was given: what else the computer does counts for nothing.
 *
 * @param {import("playwright-core").Page} page
 * @param {number} slowness how many times slower the processor is to be
 * @param {() => Promise<void>} act
 * @returns {Promise<{start: number, length: number, parts: Record<string, number>, marks: string[]}[]>} in milliseconds,
 *   from the first on; the marks are those that the page sets with `console.timeStamp`
 */
export async function trace(page, slowness, act) {
  const session = await page.context().newCDPSession(page);
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: CATEGORIES } });
  await act();
  const complete = new Promise((done) => session.once("Tracing.tracingComplete", done));
  await session.send("Tracing.end");
  await complete;
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await session.detach();
  return tasks(events);
}

function tasks(events) {
  const isMain = mainThread(events);
  const timed = events.filter((event) => event.ph === "X" && isMain(event));
  const found = timed.filter((event) => event.name === "RunTask").sort((one, other) => one.ts - other.ts);
  const stamps = events.filter((event) => event.name === "TimeStamp" && isMain(event));
  const begin = found[0]?.ts ?? 0;
  return found.map((task) => {
    const inside = timed.filter((event) => event.ts >= task.ts && event.ts + event.dur <= task.ts + task.dur);
    const parts = {};
    for (const { name, dur, tdur } of inside) if (PARTS.includes(name)) parts[name] = (parts[name] ?? 0) + (tdur ?? dur) / 1000;
    const marks = stamps.filter(({ ts }) => ts >= task.ts && ts <= task.ts + task.dur).map(({ args }) => args.data.message);
    return { start: (task.ts - begin) / 1000, length: (task.tdur ?? task.dur) / 1000, parts, marks };
  });
}

/** Tells the events of the page's main thread: of all such threads the one that has most to do. */
function mainThread(events) {
  const threads = events.filter((event) => event.name === "thread_name" && event.args.name === "CrRendererMain");
  const busy = ({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid).length;
  const [main] = threads.sort((one, other) => busy(other) - busy(one));
  return ({ pid, tid }) => pid === main?.pid && tid === main?.tid;
}
