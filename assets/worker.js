// The worker in which the computer thinks begins here. It is of no version: the page tells it which script and which
// compiled wasm the page itself runs, so the two are always the same program.
addEventListener(
  "message",
  ({ data: { script, module } }) =>
    import(script)
      .then(({ default: start }) => start({ module_or_path: module }))
      // Else the page would never hear of it.
      .catch(reportError),
  { once: true },
);
