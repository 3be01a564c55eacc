import type { GetICUArgs } from "@schummar/icu-type-parser";
import compile from "icu-minify/compile";
import format, { type CompiledMessage } from "icu-minify/format";
import { formatters, NUMBER_FORMATS } from "./formats";
import { hear } from "./hearing";
import {
  catalogueVersion,
  hasEnglishBeside,
  language,
  saidIn,
  SOURCE_LANGUAGE,
  textBrought,
  translated,
} from "./language";
import type { ToldValues } from "./told";

/** English, key by key, in ICU MessageFormat: https://unicode-org.github.io/icu/userguide/format_parse/messages */
export type Messages = Readonly<Record<string, string>>;

/** The arguments of a message, read from its text by the compiler. */
type Given<Message extends string> = GetICUArgs<
  Message,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date }
>;
/** The names of its tags. */
type Tags<Message extends string> = Message extends `${string}</${infer Name}>${infer Rest}`
  ? Name | Tags<Rest>
  : never;

/** Values of a message: none where it has no arguments. One with tags is said in parts. */
export type ValuesOf<Message extends string> = [Tags<Message>] extends [never]
  ? keyof Given<Message> extends never
    ? []
    : [values: Given<Message>]
  : [never];

/** Values of a message with tags; a tag is given what stands inside it and answers what is shown there. */
export type PartsOf<Message extends string, Part> = Given<Message> &
  Readonly<Record<Tags<Message>, (inside: readonly (string | Part)[]) => Part>>;

/** Says the texts of one room. */
export interface Say<Room extends Messages> {
  <Key extends keyof Room & string>(key: Key, ...values: ValuesOf<Room[Key]>): string;
  /** A text with tags, in pieces: `Read <link>the terms</link>`. */
  parts<Part, Key extends keyof Room & string>(key: Key, values: PartsOf<Room[Key], Part>): readonly (string | Part)[];
}

type Values = Parameters<typeof format<unknown>>[2];

/**
 * A room of the catalogue: its name, by which translations are found, and its texts in English. A text is read when it is
 * first said in a language, because one process may speak several.
 */
export function room<const Room extends Messages>(name: string, english: Room): Say<Room> {
  const compiled = new Map<string, Map<string, CompiledMessage>>();
  let version = catalogueVersion();
  const messagesIn = (tag: string) => {
    if (version !== catalogueVersion()) compiled.clear();
    version = catalogueVersion();
    const known = compiled.get(tag) ?? new Map<string, CompiledMessage>();
    compiled.set(tag, known);
    return known;
  };
  const messageOf = (tag: string, key: string): CompiledMessage => {
    const messages = messagesIn(tag);
    const known = messages.get(key);
    if (known !== undefined) return known;
    const text = textBrought(tag, name, key) ?? english[key];
    if (text === undefined) throw new RangeError(`The room ${name} has no text ${key}`);
    const message = translated(name, key, compile(text));
    messages.set(key, message);
    return message;
  };
  const said = (key: string, values: unknown) => {
    const tag = language();
    // What the types of the key ask for.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return format<unknown>(messageOf(tag, key), tag, values as Values, {
      formatters,
      formats: { number: NUMBER_FORMATS },
    });
  };

  /** Where a person is bound by a text, or kept from harm, and nobody has checked the translation. */
  const inEnglishToo = (key: string) => hasEnglishBeside(language(), name, key);

  const say = (key: string, values?: ToldValues) => {
    const own = String(said(key, values));
    const text = inEnglishToo(key) ? `${own} (EN: ${saidIn(SOURCE_LANGUAGE, () => String(said(key, values)))})` : own;
    hear(text, `${name}.${key}`, values);
    return text;
  };
  const parts = (key: string, values: unknown) => {
    const piecesOf = (answer: unknown) => (Array.isArray(answer) ? Array.from<unknown>(answer) : [answer]);
    const pieces = piecesOf(said(key, values));
    if (!inEnglishToo(key)) return pieces;
    return [...pieces, " (EN: ", ...piecesOf(saidIn(SOURCE_LANGUAGE, () => said(key, values))), ")"];
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both, with the types that the room's texts ask for
  return Object.assign(say, { parts }) as Say<Room>;
}

type Plain<Room extends Messages> = {
  [Key in keyof Room & string]: ValuesOf<Room[Key]> extends [] ? Key : never;
}[keyof Room & string];

/**
 * Texts of codes, such as the names of a chart's layers. Each is said when it is read, so that the table can stand at
 * the head of a module that speaks several languages.
 */
export function labels<const Room extends Messages, Code extends string>(
  say: Say<Room>,
  keys: Readonly<Record<Code, Plain<Room>>>,
): Readonly<Record<Code, string>> {
  const table: Partial<Record<Code, string>> = {};
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a plain text needs no values
  const plainly = say as unknown as (key: string) => string;
  for (const [code, key] of Object.entries<string>(keys))
    Object.defineProperty(table, code, { enumerable: true, get: () => plainly(key) });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every code has just got its text
  return table as Record<Code, string>;
}
