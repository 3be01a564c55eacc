import { EQUIPMENT_PER_PAGE } from "@sunwright/contract/equipment";
import {
  type Confidence,
  EQUIPMENT_KINDS,
  type EquipmentKind,
  type EquipmentRecord,
} from "@sunwright/engine/equipment/records";
import { say as sayCli } from "@sunwright/words/cli";
import { say } from "@sunwright/words/equipment";
import { labels } from "@sunwright/words/room";
import { numberOf, wordsAndOptions } from "./arguments";
import { columns } from "./columns";
import type { Command } from "./command";
import { KINDS } from "./equipment-kinds";
import { fittingRows } from "./fitting";
import { Problem } from "./problem";

/** Loaded when it is asked for: the other commands start without its megabyte. */
const loadLibrary = () =>
  Promise.all([
    import("@sunwright/equipment/library"),
    import("@sunwright/equipment/search"),
    import("@sunwright/equipment/words-of"),
  ]);

function kindOf(word: string | undefined): EquipmentKind | undefined {
  const kind = EQUIPMENT_KINDS.find((one) => one === word);
  if (kind === undefined && word !== "all") throw new Problem(sayCli("kindOfPart", { kinds: KINDS.join(", ") }));
  return kind;
}

/** "400-450", "400-" or "-450". */
function boundsOf(
  name: string,
  text: string | undefined,
): readonly [low: number | undefined, high: number | undefined] {
  if (text === undefined) return [undefined, undefined];
  const ends = text.split("-").map((end) => (end.trim() === "" ? undefined : numberOf(end)));
  const [low, high] = ends;
  if (ends.length !== 2 || low === null || high === null || (low ?? high) === undefined)
    throw new Problem(sayCli("bounds", { option: name, given: text }));
  return [low, high];
}

function pageOf(text = "1"): number {
  const page = numberOf(text);
  if (page === null || !Number.isInteger(page) || page < 1) throw new Problem(sayCli("wholePage", { given: text }));
  return page;
}

const shown = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(shown).join(value.some(isObject) ? "; " : ", ");
  return isObject(value)
    ? Object.entries(value)
        .map(([name, one]) => `${name} ${String(one)}`)
        .join(", ")
    : String(value);
};
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Parts that can be bought: a list, or one of them whole. */
export const equipment: Command = async (args, write, complain) => {
  const text = { type: "string" } as const;
  const options = { maker: text, watts: text, volts: text, page: text, fits: text, json: { type: "boolean" } } as const;
  const { words, values } = wordsAndOptions(args, options);
  const kind = kindOf(words[0]);
  const [minWatts, maxWatts] = boundsOf("watts", values.watts);
  const [minVolts, maxVolts] = boundsOf("volts", values.volts);
  const page = pageOf(values.page);
  const question = {
    kind,
    words: words.slice(1).join(" "),
    maker: values.maker,
    minWatts,
    maxWatts,
    minVolts,
    maxVolts,
  };
  const [{ equipmentLibrary }, { searchEquipment }, { voltsOf, wattsOf }] = await loadLibrary();
  const named = equipmentLibrary().byId(question.words);
  const searched = named === null ? searchEquipment(question) : [named];
  if (searched.length === 0) throw new Problem(say("nothing", { question: args.join(" ") }));
  const fitting =
    values.fits === undefined ? null : await fittingRows(searched, kind ?? named?.kind, values.fits, complain);
  const found = fitting?.rows ?? searched;
  const [only] = found;
  if (values.json) write(JSON.stringify(found, null, 1));
  else if (only !== undefined && found.length === 1) write(whole(only, equipmentLibrary().sourcesOf(only)));
  else write(listed(found, page, (record) => sizesOf(record, wattsOf(record), voltsOf(record))));
  if (fitting !== null && !values.json) {
    const { asking, refused } = fitting;
    write(sayCli("fitting", { fitting: found.length, asking, refused }));
  }
  return 0;
};

/** What a part is chosen by: power, voltage, and the energy of a battery or the current of a controller. */
function sizesOf(record: EquipmentRecord, watts: number | null, volts: readonly number[]): readonly string[] {
  const more =
    record.kind === "battery" && record.energy !== null
      ? `${record.energy / 1_000} kWh`
      : record.kind === "charge-controller"
        ? `${record.chargeCurrent} A`
        : "";
  return [watts === null ? "" : `${Math.round(watts)} W`, volts.length === 0 ? "" : `${volts.join("/")} V`, more];
}

/** One page of many. */
function listed(
  found: readonly EquipmentRecord[],
  page: number,
  sizes: (record: EquipmentRecord) => readonly string[],
): string {
  const begin = (page - 1) * EQUIPMENT_PER_PAGE;
  const here = found.slice(begin, begin + EQUIPMENT_PER_PAGE);
  if (here.length === 0)
    throw new Problem(sayCli("noSuchPage", { pages: Math.ceil(found.length / EQUIPMENT_PER_PAGE), page }));
  const counted = say("shown", { from: begin + 1, to: begin + here.length, total: found.length });
  return `${columns(here.map((record) => [record.id, record.maker, record.model, ...sizes(record)]))}\n${counted}`;
}

const CONFIDENCE: Readonly<Record<Confidence, string>> = labels(say, {
  "laboratory measurement": "confidence.laboratory",
  register: "confidence.register",
  "manufacturer file": "confidence.makersFile",
  "manufacturer datasheet": "confidence.datasheet",
  "manufacturer datasheet (excerpt)": "confidence.datasheetExcerpt",
  "manufacturer manual": "confidence.manual",
  "datasheet transcription": "confidence.transcription",
  "product-id list": "confidence.productIds",
  "specification sheet quoted": "confidence.quotedSheet",
  "compatibility list": "confidence.compatibility",
  catalogue: "confidence.catalogue",
  "dealer page quoting the sheet": "confidence.dealerQuotes",
  "dealer page": "confidence.dealerPage",
  "forum, quoting the sheet": "confidence.forum",
  "secondary table": "confidence.secondaryTable",
  "dealer chart": "confidence.dealerChart",
});
const ABOUT_ITSELF = new Set(["weak", "sources"]);

function whole(record: EquipmentRecord, sources: readonly { what: string; date: string; trust: string }[]): string {
  const figures = Object.entries(record).filter(([name, value]) => value !== null && !ABOUT_ITSELF.has(name));
  const unstated = Object.entries(record).filter(([, value]) => value === null);
  return [
    columns(
      figures.map(([name, value]) => [name, name === "confidence" ? CONFIDENCE[record.confidence] : shown(value)]),
    ),
    ...(unstated.length > 0 ? [sayCli("part.notStated", { fields: unstated.map(([name]) => name).join(", ") })] : []),
    ...record.weak.map((point) => say(`weak.${point}`)),
    ...sources.map(({ what, date, trust }) => say("source", { what, date, trust })),
  ].join("\n");
}
