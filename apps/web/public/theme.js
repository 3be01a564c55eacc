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

/* Which language the page speaks: that of the link (?lang=de), which is kept from then on, else the one that this browser
   keeps, else the first of its own that there is (build/languages.ts writes which there are). src/lib/language.ts fetches
   it. The picture of a first visit speaks English (build/first-pictures.ts). */
(function () {
  var page = document.documentElement;
  /** @type {Record<string, string>} */
  var offered = { en: "ltr" };
  for (var each of (document.currentScript.dataset.languages || "").split(" "))
    if (each) offered[each.split(":")[0]] = each.split(":")[1] || "ltr";
  /** @param {string | null | undefined} wanted */
  function known(wanted) {
    var code = (wanted || "").toLowerCase().split(/[-_]/)[0];
    return Object.hasOwn(offered, code) ? code : null;
  }
  var linked = known(new URLSearchParams(location.search).get("lang"));
  if (linked)
    document.cookie =
      "language=" +
      linked +
      "; path=/; max-age=31536000; samesite=lax" +
      (location.protocol === "https:" ? "; secure" : "");
  var kept = known((/(?:^|; )language=([^;]*)/.exec(document.cookie) || [])[1]);
  var code = linked || kept || navigator.languages.map(known).find(Boolean) || "en";
  page.lang = code;
  page.dir = offered[code];
  var forTests = null;
  try {
    forTests = localStorage.getItem("language");
  } catch {
    /* Without storage no other language can have been chosen there. */
    forTests = null;
  }
  page.toggleAttribute("data-other-language", code !== "en" || forTests !== null);
})();

/* Asks for the files of the page at this address; build/first-files.ts writes which. Where the HTML has a picture in it
   (build/first-pictures.ts), its styles and letters come first. */
(function () {
  var own = document.currentScript.dataset;
  function ask() {
    for (var picture of (own.first || "").split(";")) {
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
  }
  if (own.when !== "painted") ask();
  else
    requestAnimationFrame(function () {
      setTimeout(function () {
        ask();
        /* What headings and answers are set in; src/app/mount.tsx waits for it. A link would warn where it waits long. */
        void document.fonts.load('600 28px "Archivo Variable"');
      });
    });
})();
