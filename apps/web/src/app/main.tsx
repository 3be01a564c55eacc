import { askAhead } from "../lib/asked";
import { chooseLanguage } from "../lib/language";
import "./styles.css";

void askAhead(location.pathname);
// Texts are read while the application loads: first the language, which in English is no wait.
await chooseLanguage();
await (location.pathname === "/auth" ? import("./start-auth") : import("./start"));
