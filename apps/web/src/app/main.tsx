import { askAhead } from "../lib/asked";
import { SOURCE_LANGUAGE } from "@sunwright/words/language";
import { chooseLanguage } from "../lib/language";
import "./styles.css";

/** [ms] */
const PAINTED_WITHIN = 200;

// As z.config({ jitless: true }), without bringing zod into the first script: else its first check would try to compile
// itself, which the content security policy forbids and the browser reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// A style sheet that could not be fetched would stand in the document as one that came: who asks again gets it so.
addEventListener("error", ({ target }) => target instanceof HTMLLinkElement && target.remove(), true);

// Before the trial had an address.
if (location.pathname === "/auth" && new URLSearchParams(location.search).get("mode") === "try")
  history.replaceState(null, "", "/try");

/** What does without the router. */
const isEntrance = location.pathname === "/auth" || location.pathname === "/try";

void askAhead(location.pathname, location.search);
// The first number takes a browser 20 ms, which it has while the application loads; the auth screen has none.
if (!isEntrance) setTimeout(() => void (0).toLocaleString(SOURCE_LANGUAGE));
await picturePainted();
// Texts are read while the application loads: first the language, which in English is no wait.
await chooseLanguage();
await (isEntrance ? import("./start-auth") : import("./start"));

/** Where the HTML brought a picture it is on the screen before the application takes the processor; a tab out of sight paints none. */
async function picturePainted(): Promise<void> {
  if (document.querySelector("[data-first-picture]") === null) return;
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PAINTED_WITHIN);
  });
}
