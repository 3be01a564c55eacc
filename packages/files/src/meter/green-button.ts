import sax from "sax";
import { definitionIn, localName } from "../xml";
import { hoursOf } from "./hours";
import { type MeterFile, type MeterFileForm, type MeterInterval, MeterFault } from "./meter-file";
import { told } from "./told";

/*
 * Source: NAESB REQ.21 (ESPI 3.3), as greenbuttonalliance.org publishes its schema: uom 72 is watt hours, 38 watts;
 * flowDirection 1 delivered, 19 received; accumulationBehaviour 4 is a step, 1 and 3 are totals.
 */

const WATT_HOURS = 72;
const WATTS = 38;
const RECEIVED = 19;
const TOTALS = new Set([1, 3]);
const [SECOND, HOUR_SECONDS] = [1_000, 3_600];

interface ReadingType {
  readonly uom: number;
  readonly tens: number;
  readonly flow: number;
  readonly behaviour: number;
}
const PLAIN: ReadingType = { uom: WATT_HOURS, tens: 0, flow: 1, behaviour: 4 };

interface Reading {
  readonly start: number;
  readonly duration: number;
  readonly value: number;
  readonly line: number;
}

interface Entry {
  self: string;
  up: string;
  readonly related: string[];
  kind: string;
  readonly fields: Map<string, number>;
  readonly readings: Reading[];
}

/** Whether a file is XML: nothing else of a meter's begins so. */
export const isXml = (text: string): boolean => /^\s{0,100}</.test(text);

/** A Green Button file. Documents that define types or entities are refused unread. Throws MeterFault. */
export function greenButton(text: string, form: MeterFileForm): MeterFile {
  const defined = definitionIn(text);
  if (defined !== null) throw new MeterFault(defined, told("xmlDefines"));
  const entries = entriesOf(text);
  const blocks = entries.filter(({ kind }) => kind === "IntervalBlock");
  if (blocks.length === 0) throw new MeterFault(1, told("noBlocks"));
  const taken = new Map<number, MeterInterval>();
  const notes = new Map<string, ReturnType<typeof told>>();
  let step = 0;
  for (const block of blocks) {
    const type = typeOf(block, entries);
    if (type === null) notes.set("assumed", told("assumedWattHours"));
    const { uom, tens, flow, behaviour } = type ?? PLAIN;
    if (uom !== WATT_HOURS && uom !== WATTS) continue;
    if (TOTALS.has(behaviour)) throw new MeterFault(block.readings[0]?.line ?? 1, told("greenTotals"));
    for (const { start, duration, value, line } of block.readings) {
      step = step === 0 ? duration : Math.min(step, duration);
      const kwh = (value * 10 ** tens * (uom === WATTS ? duration / HOUR_SECONDS : 1)) / 1_000;
      const at = start * SECOND;
      const isExport = flow === RECEIVED;
      const before = taken.get(at) ?? { at, seconds: duration, kwh: 0, exportKwh: 0 };
      if (before.seconds !== duration) throw new MeterFault(line, told("twice", { first: line, second: line }));
      const net = isExport ? -kwh : kwh;
      taken.set(at, { ...before, kwh: before.kwh + Math.max(0, net), exportKwh: before.exportKwh + Math.max(0, -net) });
    }
  }
  if (taken.size === 0) throw new MeterFault(1, told("noElectricity"));
  const intervals = [...taken.values()].toSorted((one, other) => one.at - other.at);
  return {
    kind: "hours",
    format: told("greenButton"),
    notes: [...notes.values()],
    timeZone: form.timeZone,
    unit: "Wh",
    isTotal: false,
    columns: [],
    intervalSeconds: step,
    intervals: intervals.length,
    estimatedIntervals: 0,
    ...hoursOf(intervals, form.timeZone),
  };
}

/** A block belongs to a reading above it, which names its type; null where nothing does. */
function typeOf({ up, self }: Entry, entries: readonly Entry[]): ReadingType | null {
  const types = entries.filter(({ kind }) => kind === "ReadingType");
  const meter = entries.find(
    ({ kind, self: own, related }) =>
      kind === "MeterReading" &&
      (related.includes(up) || related.includes(self) || (own !== "" && up.startsWith(`${own}/`))),
  );
  const found =
    types.find(({ self: own }) => meter?.related.includes(own) ?? false) ?? (types.length === 1 ? types[0] : undefined);
  if (found === undefined) return null;
  const field = (name: string, instead: number) => found.fields.get(name) ?? instead;
  return {
    uom: field("uom", PLAIN.uom),
    tens: field("powerOfTenMultiplier", 0),
    flow: field("flowDirection", PLAIN.flow),
    behaviour: field("accumulationBehaviour", PLAIN.behaviour),
  };
}

const KINDS = new Set(["MeterReading", "ReadingType", "IntervalBlock", "UsagePoint", "LocalTimeParameters"]);
const FIELDS = new Set(["uom", "powerOfTenMultiplier", "flowDirection", "accumulationBehaviour"]);

/** What entries say, read on the way through: a document of 20 MB is never held as a tree. */
function entriesOf(text: string): readonly Entry[] {
  const parser = new sax.SAXParser(true, { xmlns: false, position: true });
  const entries: Entry[] = [];
  let entry: Entry | null = null;
  let reading: { start: number; duration: number; value: number } | null = null;
  let said = "";
  let inside = "";
  Object.assign(parser, {
    onerror: ({ message }: Error) => {
      throw new MeterFault(parser.line + 1, told("badXml", { reason: message.split("\n")[0] ?? "" }));
    },
    onopentag: ({ name, attributes }) => {
      const local = localName(name);
      said = "";
      if (local === "entry") entry = { self: "", up: "", related: [], kind: "", fields: new Map(), readings: [] };
      else if (entry === null) return;
      else if (local === "link") takeLink(entry, attributes);
      else if (KINDS.has(local)) entry.kind = local;
      else if (local === "IntervalReading") reading = { start: NaN, duration: NaN, value: NaN };
      inside = local;
    },
    ontext: (part) => {
      said += part;
    },
    onclosetag: (name) => {
      const local = localName(name);
      if (entry !== null && local === inside) takeField(local, said, entry, reading);
      if (local === "IntervalReading" && entry !== null && reading !== null) {
        const line = parser.line + 1;
        if (!Object.values(reading).every((value) => Number.isFinite(value)) || reading.duration <= 0)
          throw new MeterFault(line, told("badReading"));
        entry.readings.push({ ...reading, line });
        reading = null;
      } else if (local === "entry" && entry !== null) {
        entries.push(entry);
        entry = null;
      }
      said = "";
    },
  } satisfies Heard);
  parser.write(text).close();
  return entries;
}

/** What the parser calls, as it has it. */
type Heard = Partial<Pick<sax.SAXParser, "onerror" | "onopentag" | "ontext" | "onclosetag">>;

function takeLink(entry: Entry, attributes: Readonly<Record<string, unknown>>): void {
  const [rel, href] = [attributes["rel"], attributes["href"]];
  if (typeof href !== "string") return;
  if (rel === "self") entry.self = href;
  else if (rel === "up") entry.up = href;
  else entry.related.push(href);
}

function takeField(
  name: string,
  text: string,
  entry: Entry,
  reading: { start: number; duration: number; value: number } | null,
): void {
  if (reading !== null && (name === "start" || name === "duration" || name === "value")) reading[name] = numberOf(text);
  else if (entry.kind === "ReadingType" && FIELDS.has(name)) entry.fields.set(name, numberOf(text));
}

/** Whole numbers, as the schema has them. */
const numberOf = (text: string): number => (/^\s*[-+]?\d{1,15}\s*$/.test(text) ? Number(text) : NaN);
