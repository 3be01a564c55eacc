/** Where an e-mail address or a link stands in a text. */
export interface Address {
  readonly kind: "email" | "link";
  readonly from: number;
  readonly to: number;
}

/** Ends of addresses that are no words of a sentence. */
const ENDS: ReadonlySet<string> = new Set(
  "com net org info biz edu gov mobi app dev io xyz shop store online site website africa ng ke gh za uk de au eu fr nl ch cc tv gg link page club agency solar energy tech cloud email chat".split(
    " ",
  ),
);
/** Ends that are words too: only with a path after them. */
const SHORT_ENDS: ReadonlySet<string> = new Set("me ly in us it is to so at be my am by do no co ai".split(" "));
const PROVIDER =
  /(?:g\s?mail|googlemail|yahoo|ymail|hotmail|outlook|live|icloud|proton(?:mail)?|gmx|zoho|aol|yandex)\b/uy;

/**
 * An at sign or a dot, as a sign or as a word. Its last sign or space is not a part of it, so that it can begin the next:
 * "a-dot-dot-com".
 */
const SEPARATOR =
  /(?<at>\s{0,3}@|\s{0,3}[([{<]\s?(?:at|@|a)\s?[)\]}>]|\s{1,3}(?:at|arroba|chez|klammeraffe)(?=\s)|[_-]at(?=[_-]))|(?<spoken>\s{0,3}[([{<]\s?(?:dot|punkt|point|\.)\s?[)\]}>]|\s{1,3}(?:dot|punkt|point|punto|nukta)(?=\s)|[_-]dot(?=[_-]))|\s?\./gu;
const AFTER_DOT = /\s?/uy;
const AFTER_WORD = /\s{0,3}[_-]?/uy;
const LABEL = /[\p{L}\p{N}][\p{L}\p{N}-]*/uy;
const WORD = /[\p{L}\p{N}]+/uy;
const PATH = /\s?\/(?:\s?\S+)?/uy;
const LETTER = /[\p{L}\p{N}]/u;
const REST = /\S+/uy;
const LABELS = /[\p{L}\p{N}-]+/gu;
const NAMES = /[\p{L}\p{N}_+-]+/gu;
/** The longest addresses that people write have four dots. */
const DOTS_MAX = 4;

interface Separator {
  readonly kind: "at" | "dot" | "spoken";
  readonly from: number;
  /** Where the word behind it begins. */
  readonly next: number;
}

/** A text with what is read of it once. */
interface Reading {
  readonly text: string;
  readonly separators: readonly Separator[];
  /** Where the label, or the name of an address, begins that a place is in or behind. */
  readonly labels: Int32Array;
  readonly names: Int32Array;
}

/**
 * The e-mail addresses and links of a text in small letters. It is cut at the signs that join an address, and each word
 * between two of them is read once: the work grows with the text, whatever it says.
 */
export function addressesIn(text: string): readonly Address[] {
  const reading = {
    text,
    separators: separatorsIn(text),
    labels: beginningsOf(LABELS, text),
    names: beginningsOf(NAMES, text),
  };
  return [...emailsIn(reading), ...linksIn(reading)];
}

/** The end of what a sticky pattern finds at a place; the place itself where it finds nothing. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0].length ?? 0);
}

function beginningsOf(runs: RegExp, text: string): Int32Array {
  const beginnings = new Int32Array(text.length + 1);
  for (let at = 0; at <= text.length; at++) beginnings[at] = at;
  for (const { index, 0: run } of text.matchAll(runs)) beginnings.fill(index, index, index + run.length + 1);
  return beginnings;
}

function separatorsIn(text: string): readonly Separator[] {
  const found: Separator[] = [];
  for (const { index, 0: sign, groups } of text.matchAll(SEPARATOR)) {
    const kind = groups?.["at"] !== undefined ? "at" : groups?.["spoken"] !== undefined ? "spoken" : "dot";
    const to = index + sign.length;
    const last = found.at(-1);
    // "at at" and "dot dot" are read as one; two dots in a row are no address.
    const repeats = kind !== "dot" && last?.kind === kind && last.next >= index;
    if (repeats) found.pop();
    const next = endOf(kind === "dot" ? AFTER_DOT : AFTER_WORD, text, to);
    found.push({ kind, from: repeats ? last.from : index, next });
  }
  return found;
}

/** Where a run of signs begins that ends at a separator, up to the separator before; its own place where there is none. */
const runBefore = (beginnings: Int32Array, separators: readonly Separator[], number: number): number => {
  const at = separators[number]?.from ?? 0;
  return Math.min(at, Math.max(beginnings[at] ?? at, separators[number - 1]?.next ?? 0));
};

/** How far a run to the left goes on through the separators that join it. */
function joinedFrom(
  beginnings: Int32Array,
  separators: readonly Separator[],
  number: number,
  joins: (separator: Separator, taken: number) => boolean,
): number {
  const end = separators[number]?.from ?? 0;
  let from = runBefore(beginnings, separators, number);
  const word = separators[number - 1];
  // "at .com" and "dot .com": the word itself is the label.
  if (from === end && word !== undefined && word.kind !== "dot" && word.next >= end) return word.from;
  for (let at = number - 1; at >= 0; at--) {
    const last = separators[at];
    if (last === undefined || last.next !== from || from === end || !joins(last, number - at)) break;
    const earlier = runBefore(beginnings, separators, at);
    if (earlier === last.from) break;
    from = earlier;
  }
  return from;
}

const isTight = ({ kind, from, next }: Separator, text: string): boolean =>
  kind === "dot" && next === from + 1 && text[from] === ".";

function* emailsIn({ text, separators, names }: Reading): Generator<Address> {
  for (const [number, { kind, from: end, next }] of separators.entries()) {
    if (kind !== "at") continue;
    const joins = (last: Separator) => last.kind === "spoken" || isTight(last, text);
    const from = joinedFrom(names, separators, number, joins);
    if (!LETTER.test(text.slice(from, end))) continue;
    const to = Math.max(domainEnd(text, separators, number), endOf(PROVIDER, text, next));
    if (to > next) yield { kind: "email", from, to };
  }
}

/** The end of the labels behind an at sign; its own place where no dot joins them. */
function domainEnd(text: string, separators: readonly Separator[], number: number): number {
  const start = separators[number]?.next ?? 0;
  let to = start;
  for (let dots = 0; dots <= DOTS_MAX; dots++) {
    const here = separators[number + dots];
    const following = separators[number + dots + 1];
    if (here === undefined) break;
    const end = Math.min(endOf(LABEL, text, here.next), following?.from ?? text.length);
    if (end <= here.next) break;
    if (dots > 0) to = end;
    if (following === undefined || following.kind === "at" || following.from !== end) break;
  }
  return to;
}

function* linksIn({ text, separators, labels }: Reading): Generator<Address> {
  let covered = 0;
  for (const [number, separator] of separators.entries()) {
    if (separator.kind === "at" || separator.from < covered) continue;
    const from = joinedFrom(labels, separators, number, ({ kind }, taken) => kind !== "at" && taken < DOTS_MAX);
    const to = isWeb(text, separator.from) ? endOf(REST, text, separator.next) : linkEnd(text, separator);
    if (from === separator.from || to === separator.next) continue;
    covered = to;
    yield { kind: "link", from, to };
  }
}

const isWeb = (text: string, to: number): boolean => /\bwww$/u.test(text.slice(Math.max(0, to - 4), to));

/** The end of a link whose last label stands behind this separator; its own place where it is none. */
function linkEnd(text: string, separator: Separator): number {
  const { next } = separator;
  const end = endOf(WORD, text, next);
  const word = text.slice(next, end);
  if (ENDS.has(word)) return endOf(PATH, text, end);
  const path = SHORT_ENDS.has(word) && isTight(separator, text) ? endOf(PATH, text, end) : end;
  return path > end + 1 ? path : next;
}
