// The first script of the page, in the language of old browsers. It begins what starts the game, and where that cannot be
// done it shows why: the sentences stand in the page, hidden. The game takes the place of all this.
(function () {
  "use strict";

  var main = document.querySelector(".kos-threshold");
  var whole = main.parentNode;
  var folder = document.currentScript ? document.currentScript.src.replace(/[^/]*$/, "") : "";

  /** Shows a sentence, in place of whatever is shown. */
  function tell(why) {
    var parts = main.querySelectorAll("[data-why]");
    for (var place = 0; place < parts.length; place += 1) {
      parts[place].hidden = parts[place].getAttribute("data-why") !== why;
    }
    main.setAttribute("data-state", why);
    if (!document.body.contains(main)) {
      // The game has run: what is left of it must not be clicked any more. It has been speaking one language.
      main.setAttribute("data-lang", document.documentElement.lang);
      document.body.textContent = "";
      document.body.appendChild(whole);
      var button = main.querySelector("[data-why=" + why + "] [lang=" + document.documentElement.lang + "] button");
      if (button) button.focus();
    }
  }

  var buttons = main.querySelectorAll("button");
  for (var place = 0; place < buttons.length; place += 1) {
    buttons[place].onclick = function () {
      location.reload();
    };
  }
  addEventListener("kosakeln-fails", function (event) {
    tell(event.detail);
  });

  // From now on somebody is there to tell; until then the styles show a sentence after a while.
  tell("starting");
  var start = document.createElement("script");
  if (location.protocol === "file:") {
    tell("file");
  } else if (!("noModule" in start) || typeof WebAssembly !== "object" || typeof Promise !== "function") {
    tell("browser");
  } else {
    start.type = "module";
    start.src = folder + "start.js";
    start.onerror = function () {
      fetch(start.src).then(
        function (response) {
          var type = response.headers.get("Content-Type") || "";
          tell(!response.ok ? "missing" : /(java|ecma)script/.test(type) ? "damaged" : "type");
        },
        function () {
          tell("missing");
        }
      );
    };
    document.head.appendChild(start);
  }
})();
