import type { EquipmentKind, EquipmentRecord } from "@sunwright/engine/equipment/records";
import { equipmentLibrary } from "./library";
import { isNearly, varietyOf } from "./near-spelling";
import { asked, type AskedWord, figuresOf, namesIn, squeezed, voltsOf, wattsOf, written } from "./words-of";

export interface EquipmentQuestion {
  readonly kind?: EquipmentKind | undefined;
  /**
   * Words of maker, model and figures such as "580 W", in any order and spelling of the gaps. What no part has is looked for
   * in a near spelling; parts that have most of the words are found.
   */
  readonly words?: string | undefined;
  /** The maker's name or how it begins. */
  readonly maker?: string | undefined;
  /** Bounds of `wattsOf` and of any of `voltsOf`; what a row does not state is in no bounds. [W, V] */
  readonly minWatts?: number | undefined;
  readonly maxWatts?: number | undefined;
  readonly minVolts?: number | undefined;
  readonly maxVolts?: number | undefined;
}

interface Entry {
  readonly record: EquipmentRecord;
  readonly place: number;
  readonly maker: string;
  readonly model: string;
  readonly whole: string;
  /** As it is written. */
  readonly text: string;
  readonly names: readonly string[];
  readonly figures: readonly string[];
  readonly watts: number | null;
  readonly volts: readonly number[];
}

const entryOf = (record: EquipmentRecord, place: number): Entry => {
  const maker = squeezed(record.maker);
  const model = squeezed(record.model);
  return {
    record,
    place,
    maker,
    model,
    whole: `${maker}${model}`,
    text: written(record.model),
    names: namesIn(`${record.maker} ${record.model}`),
    figures: figuresOf(record),
    watts: wattsOf(record),
    volts: voltsOf(record),
  };
};

let entries: readonly Entry[] | undefined;
const index = (): readonly Entry[] => (entries ??= equipmentLibrary().records.map(entryOf));

/**
 * The parts a question finds, best first: those that have most of its words, of these the model as it is written, then without its signs, then models that
 * begin so, then by how well each word fits (a word or figure of the part, the beginning of one, anywhere in the name, a near
 * spelling). Equal ones with the shorter name first, then in the library's order, which is all the order there is where no
 * words are asked for.
 */
export function searchEquipment(question: EquipmentQuestion): readonly EquipmentRecord[] {
  // With the index, so that no question waits for them later.
  spelled();
  const words = asked(question.words ?? "");
  const within = boundsOf(question);
  const inBounds = index().filter(within);
  if (words.length === 0) return inBounds.map(({ record }) => record);
  const strict = words.map((word) => ({ ...word, near: NOTHING }));
  const fits = fitsIn(inBounds, strict);
  const missing = strict
    .filter((_, place) => !fits.some(({ has }) => Math.floor(has / 2 ** place) % 2 === 1))
    .slice(0, NEAR_WORDS);
  const all =
    missing.length === 0
      ? fits
      : fitsIn(
          inBounds,
          strict.map((word) => (missing.includes(word) ? nearTo(word) : word)),
        );
  const most = all.reduce((high, { found }) => Math.max(high, found), 0);
  return all
    .filter(({ found }) => found === most)
    .map((fit) => ({ ...fit, other: isSpelled(fit.entry, question.words ?? "") ? 0 : 1 }))
    .toSorted((a, b) => a.other - b.other || a.rank - b.rank || closer(a.entry, b.entry))
    .map(({ entry }) => entry.record);
}

function fitsIn(entries: readonly Entry[], words: readonly SpelledWord[]) {
  const together = words.map(({ word }) => word).join("");
  return entries.flatMap((entry) => {
    const fit = rankOf(entry, words, together);
    return fit === null ? [] : [{ entry, ...fit }];
  });
}

interface SpelledWord extends AskedWord {
  /** What stands in the library for a word that does not: empty where the word does. */
  readonly near: ReadonlySet<string>;
}

/** Words looked for in near spellings: each is compared with every name. */
const NEAR_WORDS = 3;
/** Shorter ones are near to too much. [letters] */
const SHORTEST = 5;
const NOTHING: ReadonlySet<string> = new Set();

let spellings: { readonly names: readonly string[]; readonly models: readonly string[] } | undefined;
const spelled = () =>
  (spellings ??= {
    names: [...new Set(index().flatMap(({ names }) => names))].filter(({ length }) => length >= SHORTEST - 1),
    models: [...new Set(index().map(({ model }) => model))],
  });

/** Names and models a letter away, with two letters swapped, or of which the word is a variety ("….08"). */
function nearTo(word: SpelledWord): SpelledWord {
  if (word.word.length < SHORTEST) return word;
  const { names, models } = spelled();
  const near = [
    ...names.filter((name) => isNearly(word.word, name)),
    ...models.filter((model) => isNearly(word.word, model) || varietyOf(word.word, model)),
  ];
  return { ...word, near: new Set(near) };
}

/** Sign by sign: "38.4V" and "384V" are two models, and one without their signs. */
function isSpelled({ record: { maker, model } }: Entry, words: string): boolean {
  const typed = words.trim().toLowerCase();
  return typed === model.toLowerCase() || typed === `${maker} ${model}`.toLowerCase();
}

const closer = (one: Entry, other: Entry) => one.whole.length - other.whole.length || one.place - other.place;

function boundsOf({ kind, maker, minWatts, maxWatts, minVolts, maxVolts }: EquipmentQuestion) {
  const begins = squeezed(maker ?? "");
  const bounded = (low: number | undefined, high: number | undefined) => low !== undefined || high !== undefined;
  const inside = (value: number, low = -Infinity, high = Infinity) => value >= low && value <= high;
  return ({ record, maker: name, watts, volts }: Entry): boolean =>
    (kind === undefined || record.kind === kind) &&
    name.startsWith(begins) &&
    (!bounded(minWatts, maxWatts) || (watts !== null && inside(watts, minWatts, maxWatts))) &&
    (!bounded(minVolts, maxVolts) || volts.some((value) => inside(value, minVolts, maxVolts)));
}

/** Above what any number of words can add up to. */
const NOT_THE_MODEL = 1_000;

/** How many words are found, which (a bit each), and how well: lower is better. */
function rankOf(entry: Entry, words: readonly SpelledWord[], together: string) {
  let [found, rank, has] = [0, 0, 0];
  for (const [place, word] of words.entries()) {
    const fit = fitOf(entry, word);
    if (fit === null) continue;
    found += 1;
    rank += fit;
    has += 2 ** place;
  }
  if (found === 0) return null;
  const isIt = together === entry.model || together === entry.whole;
  const begins = entry.model.startsWith(together) || entry.whole.startsWith(together);
  return { has, found, rank: rank + (isIt ? 0 : begins ? 1 : 2) * NOT_THE_MODEL };
}

function fitOf(entry: Entry, { word, pieces, decimal, near }: SpelledWord): number | null {
  const { names, figures, model, whole, text } = entry;
  if (decimal !== null) {
    if (decimal.figures.some((figure) => figures.includes(figure))) return 0;
    return text.includes(decimal.text) ? 1 : null;
  }
  if (names.includes(word) || figures.includes(word)) return 0;
  if (model.startsWith(word) || names.some((name) => name.startsWith(word))) return 1;
  if (figures.some((figure) => isNumberOf(figure, word))) return 1;
  if (whole.includes(word)) return 2;
  if (pieces.length > 1 && pieces.every((piece) => whole.includes(piece))) return 3;
  return near.size > 0 && (near.has(model) || names.some((name) => near.has(name))) ? 4 : null;
}

/** Whether "580w" is the figure of the number 580. */
const isNumberOf = (figure: string, word: string) =>
  figure.startsWith(word) && /^\p{L}+$/u.test(figure.slice(word.length)) && /\d$/.test(word);
