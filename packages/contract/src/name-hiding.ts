import type { Piece } from "./contact-hiding";
import { readable } from "./readable-text";

/** Shorter words are no names that anybody is found by. */
const SHORTEST_NAME = 2;
const SHORTEST_IN_PLURAL = 4;
/** Fewer letters, one by one, are any sentence's. */
const SHORTEST_SPELLED = 3;

/**
 * Letters that are no Latin letter with a mark, as people type them who lack the key: German, Nordic and Polish ones, those of
 * Hausa, Akan and Ewe. Source: Unicode CLDR 46, transform Latin-ASCII.
 */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  ı: "i",
  þ: "th",
  ŋ: "n",
  ɓ: "b",
  ɗ: "d",
  ɖ: "d",
  ƙ: "k",
  ƴ: "y",
  ɛ: "e",
  ɔ: "o",
  ƒ: "f",
  ɣ: "g",
  ʋ: "v",
};
/** Between the parts of a name, between names in one word, and between the letters of one that is spelled out. */
const BETWEEN_PARTS = String.raw`[\s'’‘ʼʻ´_.-]{0,3}`;
const BETWEEN_NAMES = "[._-]?";
const SPELLED = String.raw`[\s_.,*|/-]{1,3}`;
/** Small words in names that are words of sentences: only the whole name is hidden with them. */
const PARTICLES: ReadonlySet<string> = new Set(
  "van von vom der den de del della des di da do dos das du la le les el al bin bint ben ibn ter ten zu zum zur of".split(
    " ",
  ),
);
/** Writing without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const LETTER = /[\p{L}\p{M}]/u;
const SMALL = /\p{Ll}/u;
const CAPITAL = /\p{Lu}/u;

/**
 * A text without the names of a person, wherever they stand as words of their own: with and without accents and signs, ae for
 * ä, parts of a double name, a letter at a time, in one word with the person's other names, also those `known`. It does not see
 * nicknames.
 */
export function hideNames(
  pieces: readonly Piece[],
  names: readonly string[],
  known: readonly string[] = [],
): readonly Piece[] {
  const patterns = patternsOf(names, known);
  if (patterns.length === 0) return pieces;
  return pieces.flatMap((piece) => (typeof piece === "string" ? withoutNames(piece, patterns) : [piece]));
}

function withoutNames(text: string, patterns: readonly RegExp[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const [from, to] of namesIn(text, patterns)) {
    if (to <= at) continue;
    if (from > at) pieces.push(text.slice(at, from));
    if (from >= at) pieces.push({ hidden: "name" });
    at = to;
  }
  if (at < text.length) pieces.push(text.slice(at));
  return pieces;
}

/** Where names stand in a text, by where they begin. */
function namesIn(text: string, patterns: readonly RegExp[]): readonly (readonly [number, number])[] {
  const read = readable(text, PLAIN_LETTERS);
  const found = patterns.flatMap((pattern) =>
    [...read.text.matchAll(pattern)].flatMap(({ index, 0: match }) => {
      const from = read.starts[index];
      const to = read.ends[index + match.length - 1];
      return from !== undefined && to !== undefined && isAlone(text, from, to) ? [[from, to] as const] : [];
    }),
  );
  return found.toSorted((one, other) => one[0] - other[0] || other[1] - one[1]);
}

/** Not a part of a longer word; AminaBello is two. */
function isAlone(text: string, from: number, to: number): boolean {
  const inside = Array.from(text.slice(from, to));
  const [first = "", last = ""] = [inside[0], inside.findLast((character) => LETTER.test(character))];
  const before = Array.from(text.slice(Math.max(0, from - 2), from)).at(-1) ?? "";
  const [after = ""] = text.slice(to, to + 2);
  return isApart(before, first) && isApart(last, after);
}

const isApart = (before: string, after: string): boolean =>
  !LETTER.test(before) ||
  !LETTER.test(after) ||
  UNSPACED.test(before) ||
  UNSPACED.test(after) ||
  (SMALL.test(before) && CAPITAL.test(after));

function patternsOf(names: readonly string[], known: readonly string[]): readonly RegExp[] {
  const read = names.map(partsOf).filter((parts) => parts.length > 0);
  const hidden = read.map((parts) => parts.join(""));
  const others = [...hidden, ...known.map((name) => partsOf(name).join(""))];
  const asOne = hidden.flatMap((one) =>
    others.flatMap((other) =>
      one === other
        ? []
        : [
            [one, other],
            [other, one],
          ],
    ),
  );
  const single = read.flatMap((parts) => (parts.length === 1 ? parts : parts.filter((part) => !PARTICLES.has(part))));
  return [
    ...[...read, ...single.map((part) => [part])].filter(isTelling).map((parts) => written(parts, BETWEEN_PARTS)),
    ...asOne.map((parts) => written(parts, BETWEEN_NAMES)),
    ...single.filter(({ length }) => length >= SHORTEST_SPELLED).map(spelled),
  ];
}

const isTelling = (parts: readonly string[]): boolean => parts.join("").length >= SHORTEST_NAME;

/** The words of a name in small Latin letters. */
const partsOf = (name: string): readonly string[] =>
  readable(name, PLAIN_LETTERS)
    .text.split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => part !== "");

/** With its plural or genitive, the Bellos; of a short one that would be another word: Thi, this. */
function written(parts: readonly string[], between: string): RegExp {
  const plural = parts.join("").length < SHORTEST_IN_PLURAL ? "" : "s?";
  return new RegExp(`${parts.map(asTyped).join(between)}${plural}`, "gu");
}

const spelled = (name: string): RegExp => new RegExp(Array.from(name).join(SPELLED), "gu");

/** Who lacks ä, ö, ü or å types ae, oe, ue or aa, or leaves the signs out: none is told from the others. */
function asTyped(part: string): string {
  const plain = part.replaceAll(/(?<=[aou])e|(?<=a)a/g, "");
  return (plain.length > SHORTEST_NAME ? plain : part).replaceAll(
    /[aou]/g,
    (letter) => `${letter}${letter === "a" ? "[ae]" : "e"}?`,
  );
}
