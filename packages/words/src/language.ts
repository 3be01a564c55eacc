import type { CompiledMessage } from "icu-minify/format";

/** Finds the text of a key in another language; given the English, which stands where there is none. */
export type Translation = (room: string, key: string, english: CompiledMessage) => CompiledMessage;

/** The source: English as the United States write numbers and dates, groups by commas. */
export const SOURCE_LANGUAGE = "en-US";

let spoken: string = SOURCE_LANGUAGE;
let translation: Translation | null = null;

/** As BCP 47 names it. */
export const language = () => spoken;

/** What is said from now on is said in this language. Called once, before the first text. */
export function speak(name: string, translate: Translation): void {
  spoken = name;
  translation = translate;
}

export const translated: Translation = (room, key, english) => translation?.(room, key, english) ?? english;
