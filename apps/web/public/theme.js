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
