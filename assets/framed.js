// In `embed.html`: what stands behind the `?` of the address are the attributes of the game, and the page around the frame is
// told how high the game is.
const NAMES = ["lang", "theme", "seats", "rules", "deals", "names", "deal", "save", "save-key"];
const [LEAST, MOST] = [640, 900];

const game = document.querySelector("kosakeln-game");
for (const [name, value] of new URLSearchParams(location.search)) {
  if (NAMES.includes(name)) game.setAttribute(name, value);
}
document.documentElement.lang = game.getAttribute("lang") ?? document.documentElement.lang;
document.body.dataset.theme = game.getAttribute("theme") ?? "auto";

/** As high as is comfortable for the width. A frame that is given another height is filled. */
function measure() {
  const height = Math.round(Math.min(Math.max(LEAST, innerWidth * 0.64), MOST));
  game.style.setProperty("block-size", parent === window || innerHeight > LEAST ? "100vh" : `${LEAST}px`);
  if (parent !== window) parent.postMessage({ kosakeln: "height", height }, "*");
}

addEventListener("resize", measure);
addEventListener("load", measure);
addEventListener("kosakeln:ready", measure);
measure();
