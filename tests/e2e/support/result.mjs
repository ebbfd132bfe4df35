// What the result of a deal says, and what the engine says that it is.

import { replay } from "./replay.mjs";

/** Runs in the page: the figures of the result, as they are shown. */
export function shownResult() {
  const [table] = document.querySelectorAll("[data-screen=result] table");
  const numbers = (elements) => [...elements].map(({ textContent }) => Number(textContent.replace("−", "-").replace("+", "")));
  return {
    items: numbers([...table.querySelectorAll("tbody tr")].map((row) => row.querySelector("td"))),
    totals: numbers(table.querySelectorAll("tfoot td")),
    points: numbers(document.querySelectorAll(".kos-versus__number")),
  };
}

/** The same figures as they follow from the deal that is saved, by the command line. */
export async function trueResult({ dealer, record }) {
  const { phase, result } = await replay(record);
  if (phase !== "Finished") throw new Error(`the deal is not over but in ${phase}`);
  const defender = result.declarer === "F" ? "D" : "F";
  const [one, two] = dealer === "one" ? ["D", "F"] : ["F", "D"];
  return {
    items: result.items.map((item) => item.value),
    totals: [result.total[result.declarer], result.total[defender]],
    points: [result.points[one], result.points[two]],
  };
}
