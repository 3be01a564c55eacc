import type { CountryFigures, RenewedFigure } from "../countries/country-figures";
import { type CountryFigure, countryFigures, type FigureSubject } from "./country-figures";

/** What is sent of a figure: with its unit, so that a price in another currency is found. */
export interface Renewal extends RenewedFigure {
  readonly unit: string;
}

/**
 * Why a figure is not renewed. Unknown: no figure has that id. Fixed: it is what all others are counted in. Twice: another
 * line renews it too. No number: it has none, or is a rule that has none. Least, most: below or above what it can be.
 * Range: its cheapest and dearest are none, or not on either side of it. Unit: another currency or unit. Source: none. Day: it is none, as 2026-11-30
 * is. Begins: later than today. Ends: before it begins.
 */
export type RenewalFault =
  | "unknown"
  | "fixed"
  | "twice"
  | "noNumber"
  | "least"
  | "most"
  | "range"
  | "unit"
  | "source"
  | "day"
  | "begins"
  | "ends";

/** A dollar is a dollar. */
const FIXED: ReadonlySet<string> = new Set(["USA/exchange"]);

/** Figures that may be nothing: where there is no tax, no grid or no set, and where a battery is put up with the rest. */
const MAY_BE_ZERO: ReadonlySet<FigureSubject> = new Set([
  "solarVat",
  "gridHours",
  "setHours",
  "inflation",
  "subsidy",
  "batteryLabour",
]);

const MOST_OF_UNIT: Readonly<Record<string, number>> = { "%": 100, "%/year": 1_000, "h/day": 24 };
const MOST = 1e9;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What is wrong with it; nothing where it may be saved. */
export function faultsOf(
  { value, unit, source, from, until, low, high }: Renewal,
  figure: CountryFigure | undefined,
  today: string,
): readonly RenewalFault[] {
  if (figure === undefined) return ["unknown"];
  if (FIXED.has(figure.id)) return ["fixed"];
  const faults: RenewalFault[] = [];
  if (figure.value === null ? value !== null : value === null || !Number.isFinite(value)) faults.push("noNumber");
  else if (value !== null) {
    if (value < 0 || (value === 0 && !MAY_BE_ZERO.has(figure.subject))) faults.push("least");
    if (value > (MOST_OF_UNIT[figure.unit] ?? MOST)) faults.push("most");
    if (!isEnd(value, figure)) faults.push("noNumber");
  }
  if (!isRange({ low, high }, value, figure)) faults.push("range");
  if (unit.trim() !== figure.unit) faults.push("unit");
  if (source.trim() === "") faults.push("source");
  if (!DAY.test(from) || (until !== null && !DAY.test(until))) faults.push("day");
  else {
    if (from > today) faults.push("begins");
    if (until !== null && until < from) faults.push("ends");
  }
  return faults;
}

/** Whether a step that ends there begins before, and the next one ends behind it; what is no end of a step is none. */
function isEnd(value: number, { tier }: CountryFigure): boolean {
  if (tier === undefined || !tier.kind.endsWith("End")) return true;
  return value > Number(tier.from) && (tier.upTo === null || value < Number(tier.upTo));
}

/** Whether what is said of the cheapest and the dearest can be: of a part alone, in order, and the cheapest never for less than nothing. */
function isRange({ low, high }: Pick<Renewal, "low" | "high">, value: number | null, figure: CountryFigure): boolean {
  if (low === undefined && high === undefined) return true;
  const [least, most] = [low ?? value, high ?? value];
  if (figure.range === undefined || value === null || least === null || most === null) return false;
  const isNothing = least === 0 && !MAY_BE_ZERO.has(figure.subject);
  return least >= 0 && !isNothing && least <= value && value <= most && most <= MOST;
}

/** One figure as it is asked to be: what it was, and what is wrong with it. */
export interface RenewalLine {
  readonly renewal: Renewal;
  /** Undefined where no figure has the id. */
  readonly before: CountryFigure | undefined;
  readonly faults: readonly RenewalFault[];
  /** It says what is known already. */
  readonly same: boolean;
}

/** What saving these would change, line by line. */
export function renewalLines(
  renewals: readonly Renewal[],
  figures: CountryFigures,
  today: string,
): readonly RenewalLine[] {
  const known = new Map(countryFigures(figures).map((figure) => [figure.id, figure]));
  const seen = new Set<string>();
  return renewals.map((renewal) => {
    const before = known.get(renewal.id);
    const twice = seen.has(renewal.id);
    seen.add(renewal.id);
    // A file that was exported comes back with what nobody touched: figures without a source or a day are no fault there.
    const same = before !== undefined && isSame(renewal, before);
    const faults = same ? [] : faultsOf(renewal, before, today);
    return { renewal, before, faults: twice ? [...faults, "twice"] : faults, same };
  });
}

/** A file has a told source, or that there is none, in the language of its reader: what differs in nothing else is the same. */
function isSame({ value, unit, source, from, until, low, high }: Renewal, before: CountryFigure): boolean {
  const told = typeof before.source !== "string" || before.source === "";
  return (
    value === before.value &&
    unit.trim() === before.unit &&
    (low === undefined || low === before.range?.low) &&
    (high === undefined || high === before.range?.high) &&
    (told || source.trim() === before.source) &&
    from === (before.from ?? "") &&
    until === before.until
  );
}

/** The next version of the figures, with these in it. Those that no figure has the id of are left out. */
export function withRenewals(figures: CountryFigures, renewals: readonly RenewedFigure[]): CountryFigures {
  const renewed = new Map(figures.renewed.map((each) => [each.id, each]));
  for (const { id, value, source, from, until, low, high } of renewals) {
    const range = { ...(low !== undefined && { low }), ...(high !== undefined && { high }) };
    renewed.set(id, { id, value, source: source.trim(), from, until, ...range });
  }
  return { version: figures.version + 1, renewed: [...renewed.values()].toSorted(byId) };
}

const byId = (one: RenewedFigure, other: RenewedFigure) => (one.id < other.id ? -1 : 1);

/** A figure in one version and in another. */
export interface FigureChange {
  readonly before: CountryFigure;
  readonly after: CountryFigure;
}

/** What differs between two versions. */
export function changedFigures(before: CountryFigures, after: CountryFigures): readonly FigureChange[] {
  const later = new Map(countryFigures(after).map((figure) => [figure.id, figure]));
  const own = new Set([...before.renewed, ...after.renewed].map(({ id }) => id));
  return countryFigures(before).flatMap((figure) => {
    const now = later.get(figure.id);
    if (now === undefined || isUnchanged(figure, now)) return [];
    // A tier that nobody renewed has the days and the source of its rule, which is told of already.
    const follows = figure.tier !== undefined && !own.has(figure.id) && figure.value === now.value;
    return follows ? [] : [{ before: figure, after: now }];
  });
}

const isUnchanged = (one: CountryFigure, other: CountryFigure): boolean =>
  one.value === other.value &&
  one.source === other.source &&
  one.from === other.from &&
  one.until === other.until &&
  one.range?.low === other.range?.low &&
  one.range?.high === other.range?.high;
