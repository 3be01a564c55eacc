import type { MessagesOf } from "./texts-of";

/** The texts of a room in another language: every key that it has in English, and no other. */
export type TextsOf<Saying> = Readonly<Record<keyof MessagesOf<Saying> & string, string>>;

/** Who has read the texts of a room and answers for them. */
export interface Signature {
  readonly by: string;
  /** Of which place or trade, as "Kano" or "electrician". */
  readonly from?: string;
  /** As 2026-11-21. */
  readonly on: string;
}

/** What is said of a language once, in its folder: `languages/<code>/language.ts`. */
export interface Language {
  /** As BCP 47 names it, with the country whose numbers and dates it writes: "de-DE". */
  readonly tag: string;
  /** What its speakers call it. */
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  /** Rooms that a person has read. Every other one is the work of a machine, and the page says so. */
  readonly signed: Readonly<Record<string, Signature>>;
  /** Rooms that have to be there, where not all are: a language that says a part of the product. Absent: every room. */
  readonly rooms?: readonly string[];
  /** Texts, as "room.key", that may be longer than a translation mostly is: where they stand there is room. */
  readonly long?: readonly string[];
  /** Texts of several words that read the same as in English. */
  readonly same?: readonly string[];
}
