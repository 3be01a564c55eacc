import { askAhead } from "../lib/asked";
import { chooseLanguage } from "../lib/language";
import "./styles.css";

// As z.config({ jitless: true }), without bringing zod into the first script: else its first check would try to compile
// itself, which the content security policy forbids and the browser reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

void askAhead(location.pathname);
// Texts are read while the application loads: first the language, which in English is no wait.
await chooseLanguage();
await (location.pathname === "/auth" ? import("./start-auth") : import("./start"));
