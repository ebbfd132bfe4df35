// On a page that shows the game in a frame: gives the frame the height that the game in it says it needs.
addEventListener("message", ({ data, origin, source }) => {
  for (const frame of document.querySelectorAll("iframe")) {
    const isOurs = frame.contentWindow === source && new URL(frame.src).origin === origin;
    if (isOurs && data?.kosakeln === "height" && data.height > 0) frame.style.height = `${Math.min(data.height, 2000)}px`;
  }
});
