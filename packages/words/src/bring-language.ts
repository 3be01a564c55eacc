import { standsBesideIn } from "./binding-texts";
import { bring, keepEnglishBeside } from "./language";
import { filesOf } from "./languages";
import type { Language } from "./translation";

const begun = new Map<string, Promise<Language>>();

/** The whole language, once, for a process that may say any text. */
export function bringLanguage(code: string): Promise<Language> {
  const known = begun.get(code) ?? broughtWhole(code);
  begun.set(code, known);
  return known;
}

async function broughtWhole(code: string): Promise<Language> {
  const { language, all } = await filesOf(code);
  keepEnglishBeside(language.tag, standsBesideIn(language));
  await Promise.all(all.map(async ([room, read]) => bring(language.tag, room, (await read()).texts)));
  return language;
}
