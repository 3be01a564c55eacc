import { local } from "./storage";

/** The language that this browser keeps, as BCP 47 names it. */
const LANGUAGE_KEY = "language";

/** Speaks it. To be called before anything is said: a text stays in the language in which it was first said. */
export async function chooseLanguage(): Promise<void> {
  const kept = local.read(LANGUAGE_KEY);
  if (typeof kept !== "string") return;
  const { PSEUDO_LANGUAGE, speakPseudo } = await import("@sunwright/words/pseudo");
  if (kept !== PSEUDO_LANGUAGE) return;
  speakPseudo();
  document.documentElement.lang = kept;
}
