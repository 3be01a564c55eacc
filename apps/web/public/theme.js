/* Runs before the first paint, so that nobody sees the other theme flash by. An own file, because the content
   security policy allows no inline script. The key is repeated in src/ui/theme.ts. */
(function () {
  var choice = null;
  try {
    choice = localStorage.getItem("theme");
  } catch {
    /* Storage can be switched off; then the system's preference decides. */
    choice = null;
  }
  var dark = choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute("data-theme", dark ? "dark" : "light");
})();

/* Asks for the files of the page at this address; see build/first-files.ts. */
(function () {
  var ask = function (rel, file) {
    var link = document.createElement("link");
    link.rel = rel;
    link.crossOrigin = "";
    if (rel === "preload") link.as = "style";
    link.href = "/" + file;
    document.head.append(link);
  };
  var pictures = JSON.parse(document.currentScript.dataset.first || "[]");
  for (var picture of pictures) {
    if (!new RegExp(picture.at).test(location.pathname)) continue;
    for (var style of picture.styles) ask("preload", style);
    for (var script of picture.scripts) ask("modulepreload", script);
  }
})();
