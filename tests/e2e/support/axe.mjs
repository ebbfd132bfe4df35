// What axe-core finds on a page, with every rule it has for what the page has to keep to.

import axe from "axe-core";

/**
 * The rules: all that axe-core runs by itself, best practices among them, and those it still tries out. Left are
 * those that it no longer keeps up, and those of the level above the one that is asked for (WCAG 2.2 AAA).
 */
const RULES = axe
  .getRules()
  .filter(({ tags }) => !tags.some((tag) => tag === "deprecated" || /^wcag2\d?aaa$/.test(tag)))
  .map(({ ruleId }) => ruleId);

/** Every fault on the page as it is now, one line each: the rule, where, and what is wrong. */
export async function faults(page) {
  // What lies below the bar at the foot can be scrolled out from there, so the page is looked at as a whole.
  const window = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height > window.height) await page.setViewportSize({ ...window, height });
  const found = await faultsInSight(page);
  if (height > window.height) await page.setViewportSize(window);
  return found;
}

async function faultsInSight(page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations, passes } = await page.evaluate(
    (rules) =>
      window.axe.run(document, {
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: true }])),
        resultTypes: ["violations", "passes"],
      }),
    RULES,
  );
  if (passes.length === 0) throw new Error("axe-core has looked at nothing");
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary.split("\n").slice(1).join("; ").trim()}`),
  );
}
