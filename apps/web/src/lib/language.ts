import { bring, keepEnglishBeside, speak } from "@sunwright/words/language";
import { filesOf, OFFERED, type OfferedLanguage, type TextsToRead } from "@sunwright/words/languages";
import { bringWordsWith } from "@sunwright/words/worded";
import { local } from "./storage";

/** The language that tests choose, as BCP 47 names it. People's choice is the cookie of this name. */
const LANGUAGE_KEY = "language";
/** [s] */
const A_YEAR = 31_536_000;

export const ENGLISH: OfferedLanguage = { code: "en", tag: "en-US", name: "English", direction: "ltr", readers: 0 };

/** All languages that a person may choose: English, which every text has, and those with a folder. */
export const LANGUAGES: readonly OfferedLanguage[] = [ENGLISH, ...OFFERED];

/** The language of this page, as the script in its head has chosen it (`public/theme.js`). First pictures are English. */
export function pageLanguage(): OfferedLanguage {
  const lang = typeof document === "undefined" ? ENGLISH.code : document.documentElement.lang;
  return LANGUAGES.find(({ code }) => code === lang) ?? ENGLISH;
}

/** Speaks it. To be called before anything is said: many texts are said while modules load. */
export async function chooseLanguage(): Promise<void> {
  const kept = local.read(LANGUAGE_KEY);
  if (typeof kept === "string") return chooseForTests(kept);
  const { code, tag } = pageLanguage();
  if (code === ENGLISH.code) return;
  speak(tag);
  try {
    const [{ language, saidBy }, { standsBesideIn }] = await Promise.all([
      filesOf(code),
      import("@sunwright/words/binding-texts"),
    ]);
    keepEnglishBeside(tag, standsBesideIn(language));
    bringWordsWith((module) => Promise.all(saidBy(module).map((texts) => bringOnce(tag, texts))));
  } catch {
    // Without a connection: English stands, numbers and dates are written in the language.
    document.documentElement.lang = ENGLISH.code;
    document.documentElement.dir = ENGLISH.direction;
  }
}

const begun = new Map<TextsToRead, Promise<void>>();
function bringOnce(tag: string, toRead: TextsToRead): Promise<void> {
  const known = begun.get(toRead) ?? broughtTo(tag, toRead);
  begun.set(toRead, known);
  return known;
}
async function broughtTo(tag: string, toRead: TextsToRead): Promise<void> {
  const [room, read] = toRead;
  try {
    bring(tag, room, (await read()).texts);
  } catch (cause) {
    begun.delete(toRead);
    throw cause;
  }
}

async function chooseForTests(kept: string): Promise<void> {
  const { PSEUDO_LANGUAGE, speakPseudo } = await import("@sunwright/words/pseudo");
  if (kept !== PSEUDO_LANGUAGE) return;
  speakPseudo();
  document.documentElement.lang = kept;
}

/** Reads the whole language, so that the service worker keeps it for the time without a connection. */
export async function keepLanguage(): Promise<void> {
  const { code, tag } = pageLanguage();
  if (code === ENGLISH.code) return;
  const { all } = await filesOf(code);
  for (const texts of all) await bringOnce(tag, texts);
}

/** Keeps the choice in this browser, where it outlasts the account that logs out, and tells the server with each request. */
function keepChoice(code: string): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${LANGUAGE_KEY}=${code}; path=/; max-age=${A_YEAR}; samesite=lax${secure}`;
}

/**
 * The account's language in a browser where nobody has chosen one: true where the page is read again in it. English is what
 * an account has of which nothing else was said.
 */
export function takeLanguageOf(code: string): boolean {
  const isChosen = document.cookie.split("; ").some((cookie) => cookie.startsWith(`${LANGUAGE_KEY}=`));
  const isOther = code !== ENGLISH.code && code !== pageLanguage().code && LANGUAGES.some((each) => each.code === code);
  if (isChosen || !isOther || !navigator.cookieEnabled) return false;
  speakFromNowOn(code);
  return true;
}

/** Reads the page again in another language. A language in the address would win over the choice. */
export function speakFromNowOn(code: string): void {
  keepChoice(code);
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  if (address.href === location.href) location.reload();
  else location.replace(address);
}
