import type { CompiledMessage } from "icu-minify/format";

/** Makes the text of a key from the English; given compiled. */
export type Translation = (room: string, key: string, english: CompiledMessage) => CompiledMessage;

/** The source: English as the United States write numbers and dates, groups by commas. */
export const SOURCE_LANGUAGE = "en-US";

let spoken: string = SOURCE_LANGUAGE;
let translation: Translation | null = null;
/** What a text is said in while one call runs, whoever asks. */
let within: string | null = null;
let asked: () => string | undefined = () => undefined;

/** What is said now is said in it. As BCP 47 names it. */
export const language = () => within ?? asked() ?? spoken;

/** From now on this language is spoken where nobody asks for another: in a browser, on the command line, in a thread. */
export function speak(tag: string, translate: Translation | null = null): void {
  spoken = tag;
  translation = translate;
  changes++;
}

/** Whoever serves several people at once says here in which language the one that it serves now reads. */
export function speakAsAsked(which: () => string | undefined): void {
  asked = which;
}

/** What this says is said in a language, such as the English that stands beside. Nothing that it begins may say a text later. */
export function saidIn<Answer>(tag: string, say: () => Answer): Answer {
  const outer = within;
  within = tag;
  try {
    return say();
  } finally {
    within = outer;
  }
}

/** Texts by language and room, as they came. */
const brought = new Map<string, Map<string, Readonly<Record<string, string>>>>();
let changes = 0;

/** Brings the texts of a room in a language. */
export function bring(tag: string, room: string, texts: Readonly<Record<string, string>>): void {
  const rooms = brought.get(tag) ?? new Map<string, Readonly<Record<string, string>>>();
  brought.set(tag, rooms.set(room, { ...rooms.get(room), ...texts }));
  changes++;
}

const besides = new Map<string, (room: string, key: string) => boolean>();

/** Which texts of a language the English stands beside, whoever says them. */
export function keepEnglishBeside(tag: string, isBeside: (room: string, key: string) => boolean): void {
  besides.set(tag, isBeside);
}

export const hasEnglishBeside = (tag: string, room: string, key: string): boolean =>
  besides.get(tag)?.(room, key) === true && textBrought(tag, room, key) !== undefined;

/** Differs from before when a text may be another one than it was. */
export const catalogueVersion = () => changes;

/** A text as its language's folder has it; none where it has not come or is not translated. */
export const textBrought = (tag: string, room: string, key: string): string | undefined =>
  brought.get(tag)?.get(room)?.[key];

export const translated: Translation = (room, key, english) =>
  translation === null || language() !== spoken ? english : translation(room, key, english);
