import type { EquipmentKind, EquipmentRecord } from "@sunwright/engine/equipment/records";
import { equipmentLibrary } from "./library";
import { asked, type AskedWord, figuresOf, namesIn, squeezed, voltsOf, wattsOf } from "./words-of";

export interface EquipmentQuestion {
  readonly kind?: EquipmentKind | undefined;
  /** Words of maker, model and figures such as "580 W": each must be found, in any order and spelling of the gaps. */
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
    names: namesIn(`${record.maker} ${record.model}`),
    figures: figuresOf(record),
    watts: wattsOf(record),
    volts: voltsOf(record),
  };
};

let entries: readonly Entry[] | undefined;
const index = (): readonly Entry[] => (entries ??= equipmentLibrary().records.map(entryOf));

/**
 * The parts a question finds, best first: the model itself, then models that begin so, then by how well each word fits
 * (a word or figure of the part, the beginning of one, anywhere in the name). Equal ones with the shorter name first, then
 * in the library's order, which is all the order there is where no words are asked for.
 */
export function searchEquipment(question: EquipmentQuestion): readonly EquipmentRecord[] {
  const words = asked(question.words ?? "");
  const within = boundsOf(question);
  const found = index().flatMap((entry) => {
    const rank = within(entry) ? rankOf(entry, words) : null;
    return rank === null ? [] : [{ entry, rank }];
  });
  if (words.length > 0) found.sort((one, other) => one.rank - other.rank || closer(one.entry, other.entry));
  return found.map(({ entry }) => entry.record);
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

/** Lower is better; null where a word is not found. */
function rankOf(entry: Entry, words: readonly AskedWord[]): number | null {
  let rank = 0;
  for (const word of words) {
    const fit = fitOf(entry, word);
    if (fit === null) return null;
    rank += fit;
  }
  const together = words.map(({ word }) => word).join("");
  if (together === entry.model || together === entry.whole) return rank;
  const begins = entry.model.startsWith(together) || entry.whole.startsWith(together);
  return rank + (begins ? 1 : 2) * NOT_THE_MODEL;
}

function fitOf({ names, figures, model, whole }: Entry, { word, pieces }: AskedWord): number | null {
  if (names.includes(word) || figures.includes(word)) return 0;
  if (model.startsWith(word) || names.some((name) => name.startsWith(word))) return 1;
  if (figures.some((figure) => isNumberOf(figure, word))) return 1;
  if (whole.includes(word)) return 2;
  return pieces.length > 1 && pieces.every((piece) => whole.includes(piece)) ? 3 : null;
}

/** Whether "580w" is the figure of the number 580. */
const isNumberOf = (figure: string, word: string) =>
  figure.startsWith(word) && /^\p{L}+$/u.test(figure.slice(word.length)) && /\d$/.test(word);
