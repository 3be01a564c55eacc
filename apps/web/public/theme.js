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

/* Asks for the files of the page at this address; build/first-files.ts writes which. */
(function () {
  var pictures = document.currentScript.dataset.first || "";
  for (var picture of pictures.split(";")) {
    var files = picture.split(" ");
    var at = files.shift();
    if (!at || !new RegExp(at).test(location.pathname)) continue;
    for (var file of files) {
      var link = document.createElement("link");
      link.rel = file.endsWith(".css") ? "preload" : "modulepreload";
      link.as = file.endsWith(".css") ? "style" : "script";
      link.crossOrigin = "";
      link.href = "/" + file;
      document.head.append(link);
    }
  }
})();
