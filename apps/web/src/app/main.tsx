import { chooseLanguage } from "../lib/language";
import "./styles.css";

// Texts are read while the application loads: first the language, which in English is no wait.
await chooseLanguage();
await (location.pathname === "/auth" ? import("./start-auth") : import("./start"));
