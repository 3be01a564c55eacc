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
/** Signs that may stand between the parts of a name, between names in one word, and between letters of one spelled out. */
const GAPS = { none: 1, parts: 2, names: 4, letters: 8 } as const;
const SIGNS: readonly (readonly [gap: number, signs: RegExp])[] = [
  [GAPS.none, /^$/],
  [GAPS.parts, /^[\s'’‘ʼʻ´_.-]{0,3}$/u],
  [GAPS.names, /^[._-]?$/u],
  [GAPS.letters, /^[\s_.,*|/-]{1,3}$/u],
];
const LONGEST_GAP = 3;
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
  const spellings = spellingsOf(names, known);
  if (spellings.length === 0) return pieces;
  return pieces.flatMap((piece) => (typeof piece === "string" ? withoutNames(piece, spellings) : [piece]));
}

function withoutNames(text: string, spellings: readonly Spelling[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const [from, to] of namesIn(text, spellings)) {
    if (to <= at) continue;
    if (from > at) pieces.push(text.slice(at, from));
    if (from >= at) pieces.push({ hidden: "name" });
    at = to;
  }
  if (at < text.length) pieces.push(text.slice(at));
  return pieces;
}

type Span = readonly [from: number, to: number];

/** Where names stand in a text, by where they begin. */
function namesIn(text: string, spellings: readonly Spelling[]): readonly Span[] {
  const read = readable(text, PLAIN_LETTERS);
  const letters = lettersOf(read.text);
  const found = spellings.flatMap((spelling) =>
    [...placesOf(spelling, letters)].flatMap(([first, behind]) => {
      const from = read.starts[first];
      const to = read.ends[behind - 1];
      return from !== undefined && to !== undefined && isAlone(text, from, to) ? [[from, to] as const] : [];
    }),
  );
  return found.toSorted((one, other) => one[0] - other[0] || other[1] - one[1]);
}

/** The letters of a text that tell names apart, and where each begins and ends with those that do not. */
interface Letters {
  readonly plain: string;
  /** Which gaps stand before each. */
  readonly gaps: readonly number[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Who lacks ä, ö, ü or å types ae, oe, ue or aa, or leaves the signs out: none is told from the others. */
const isSilent = (letter: string, before: string): boolean =>
  (letter === "e" && (before === "a" || before === "o" || before === "u")) || (letter === "a" && before === "a");

function lettersOf(text: string): Letters {
  const starts: number[] = [];
  const ends: number[] = [];
  const gaps: number[] = [];
  let plain = "";
  for (const { index, 0: letter } of text.matchAll(/[\p{L}\p{M}\p{N}]/gu)) {
    const behind = index + letter.length;
    if (ends.at(-1) === index && isSilent(letter, plain.at(-1) ?? "")) ends[ends.length - 1] = behind;
    else {
      for (let unit = 0; unit < letter.length; unit++) {
        gaps.push(unit > 0 ? GAPS.none : gapOf(text, ends.at(-1) ?? 0, index));
        starts.push(index);
        ends.push(behind);
      }
      plain += letter;
    }
  }
  return { plain, gaps, starts, ends };
}

function gapOf(text: string, from: number, to: number): number {
  if (from === to) return GAPS.none | GAPS.parts | GAPS.names;
  if (to - from > LONGEST_GAP) return 0;
  const between = text.slice(from, to);
  return SIGNS.reduce((sum, [gap, signs]) => (signs.test(between) ? sum | gap : sum), 0);
}

/** A way to write a name: its letters, and which gap may stand before each but the first. */
interface Spelling {
  readonly plain: string;
  readonly gaps: readonly number[];
  /** Letters as they are typed in full: "Ae" is not "a". */
  readonly least: number;
  /** With its plural or genitive, the Bellos; of a short one that would be another word: Thi, this. */
  readonly plural: boolean;
}

/** Letter by letter at each place: at most the length of a name for each letter of the text. */
function* placesOf({ plain, gaps, least, plural }: Spelling, letters: Letters): Generator<Span> {
  const { starts, ends } = letters;
  const isWritten = (at: number) =>
    gaps.every((gap, letter) => letter === 0 || (gap & (letters.gaps[at + letter] ?? 0)) !== 0);
  for (let at = letters.plain.indexOf(plain); at >= 0; at = letters.plain.indexOf(plain, at + 1)) {
    const last = at + plain.length - 1;
    const [from = 0, to = 0] = [starts[at], ends[last]];
    if (to - from < least || !isWritten(at)) continue;
    const isPlural = plural && letters.plain[last + 1] === "s" && starts[last + 1] === to;
    yield [from, isPlural ? to + 1 : to];
  }
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

function spellingsOf(names: readonly string[], known: readonly string[]): readonly Spelling[] {
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
    ...[...read, ...single.map((part) => [part])].filter(isTelling).map((parts) => written(parts, GAPS.parts)),
    ...asOne.map((parts) => written(parts, GAPS.names)),
    ...single.filter(({ length }) => length >= SHORTEST_SPELLED).map(spelled),
  ];
}

const isTelling = (parts: readonly string[]): boolean => parts.join("").length >= SHORTEST_NAME;

/** The words of a name in small Latin letters. */
const partsOf = (name: string): readonly string[] =>
  readable(name, PLAIN_LETTERS)
    .text.split(/[^\p{L}\p{M}\p{N}]/u)
    .filter((part) => part !== "");

const plainOf = (part: string): string => lettersOf(part).plain;

function written(parts: readonly string[], between: number): Spelling {
  const whole = parts.join("");
  const plain = parts.map(plainOf);
  const joined = plain.join("");
  return {
    plain: joined,
    gaps: plain.flatMap((part) => Array.from(part.split(""), (_, at) => (at === 0 ? between : GAPS.none))),
    least: joined.length > SHORTEST_NAME ? 0 : whole.length,
    plural: whole.length >= SHORTEST_IN_PLURAL,
  };
}

const spelled = (name: string): Spelling => ({
  plain: name,
  gaps: name.split("").map(() => GAPS.letters),
  least: 0,
  plural: false,
});
