import type { ColumnRole, MeterUnit } from "./meter-file";
import { isFigures, type MeterTable, type TimeColumns } from "./table";

/*
 * How programs name their columns. Source: downloads of Victron VRM, Shelly, Home Assistant, Solarman and Growatt as public
 * readers of them take them, portals of British suppliers and of German grid operators.
 */

const GIVEN = /export|feed.?in|einspeis|returned|grid.return|\bto.?grid|received|rückspeis|abgegeben/i;
/** Neither energy nor power of the house. */
const OTHER =
  /cost|price|preis|kosten|tariff|\btax\b|\bvat\b|amount|betrag|\([pr]\)|[€£₦$]|volt|\bv\b|\bsoc\b|%|temp|serial|mpan|\bnmi\b|token|meter (?:no|number|id)|zählpunkt|frequency|frequenz|factor|faktor|k?var|co2|status|quality|reason|ablesegrund|currency/i;
const MADE = /production|produktion|\bpv\b|ppv|solar|generat|erzeug|yield|ertrag|batter|charg/i;
const USED = /consum|verbrauch|\bload|pload|usage|\bused\b|house|home|demand/i;
const BOUGHT = /import|bezug|purchas|from.?grid|delivered|active.energy/i;
/** "Grid to consumers", "PV to consumers": what a house used is their sum. */
const PART_OF_USE = /to.consumers/i;
const FROM_GRID = /grid.consumption/i;

export interface EnergyColumns {
  readonly taken: readonly number[];
  readonly given: readonly number[];
  readonly quality: number | null;
}

const rankOf = (name: string): number => {
  if (FROM_GRID.test(name)) return 2;
  if (PART_OF_USE.test(name)) return 4;
  if (MADE.test(name)) return 0;
  return USED.test(name) ? 3 : BOUGHT.test(name) ? 2 : 1;
};

/** Which columns hold what a house took and gave. */
export function energyColumnsOf(
  table: MeterTable,
  times: readonly TimeColumns[],
  byHand: Readonly<Record<number, ColumnRole>> = {},
): EnergyColumns {
  const taken: { readonly column: number; readonly rank: number }[] = [];
  const given: number[] = [];
  const ofTime = new Set(times.flatMap(({ day, clock }) => (clock === null ? [day] : [day, clock])));
  let quality: number | null = null;
  table.head.forEach((name, column) => {
    const role = byHand[column];
    if (role === "taken") taken.push({ column, rank: 5 });
    else if (role === "given") given.push(column);
    if (role !== undefined || ofTime.has(column)) return;
    if (/status|quality|qualität|estimat|^type$/i.test(name) && !isFigures(table, column)) quality = column;
    if (OTHER.test(name) || !isFigures(table, column)) return;
    if (GIVEN.test(name)) given.push(column);
    else taken.push({ column, rank: rankOf(name) });
  });
  const top = Math.max(0, ...taken.map(({ rank }) => rank));
  const best = taken.filter(({ rank }) => rank === top && rank > 0).map(({ column }) => column);
  return { taken: top >= 4 ? best : best.slice(0, 1), given, quality };
}

const UNITS: Readonly<Record<string, MeterUnit>> = { wh: "Wh", kwh: "kWh", mwh: "MWh", w: "W", kw: "kW" };
const UNIT = /(?:^|[\s([_/])(kwh|mwh|wh|kw|w)(?=$|[\s)\]_,.])/i;
const SAYS_UNIT = /^(?:einheit|unit|units|uom)\b/i;

export const unitIn = (name: string): MeterUnit | null => UNITS[UNIT.exec(name)?.[1]?.toLowerCase() ?? ""] ?? null;

/** Of a sensor of Home Assistant: its name says what its states are. */
const SENSORS: readonly (readonly [pattern: RegExp, unit: MeterUnit])[] = [
  [/power|leistung/i, "W"],
  [/energy|energie/i, "kWh"],
];

/** As the column's name has it, or a line above the table, or the name of the sensor. */
export function unitOf({ head, above, body }: MeterTable, column: number): MeterUnit | null {
  const named = unitIn(head[column] ?? "");
  if (named !== null) return named;
  if (head[column] === "state") {
    const sensor = body[0]?.cells[head.indexOf("entity_id")] ?? "";
    return SENSORS.find(([pattern]) => pattern.test(sensor))?.[1] ?? null;
  }
  const line = above.find(({ cells }) => SAYS_UNIT.test(cells[0] ?? ""));
  return UNITS[(line?.cells[1] ?? "").trim().toLowerCase()] ?? null;
}

/** Of one of a unit, for energy; for power what it makes of an hour. [kWh] */
export const KWH_OF: Readonly<Record<MeterUnit, number>> = { Wh: 0.001, kWh: 1, MWh: 1_000, W: 0.001, kW: 1 };
export const isPower = (unit: MeterUnit): boolean => unit === "W" || unit === "kW";

/** What says that values are estimated: English and the codes of German grid operators (E, V) and of NEM12 (S, E, F). */
export const isEstimate = (text: string): boolean => /^(?:estimat|geschätzt|ersatz|[evsf]$)/i.test(text.trim());

/** What a row holds that names its thing: a meter's sensor, its kind. */
export function energyColumnsOfRow(name: string): "taken" | "given" | "made" | "other" {
  if (OTHER.test(name) || /cost|compensation/i.test(name)) return "other";
  if (GIVEN.test(name)) return "given";
  return rankOf(name) === 0 ? "made" : "taken";
}
