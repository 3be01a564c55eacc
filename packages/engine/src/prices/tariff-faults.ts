import type { Text } from "../units/told";
import { DAY_KINDS, type DayKind } from "../countries/tariff-hours";
import { told } from "./tariff-told";
import type { WrittenRate, WrittenTariff } from "./tariffs";

/** Quarters of an hour are the shortest that a meter counts. */
const QUARTERS = 4;
const MONTHS = Array.from({ length: 12 }, (_, month) => month + 1);
const isTime = (hour: number | undefined): hour is number =>
  hour !== undefined && hour >= 0 && hour <= 24 && Number.isInteger(QUARTERS * hour);

/** What keeps a tariff from being counted with: nothing of a whole one. */
export function tariffFaults(tariff: WrittenTariff): readonly Text[] {
  const shape = [...seasonFaults(tariff), ...windowFaults(tariff)];
  // Prices are looked for by seasons and periods.
  return shape.length > 0 ? shape : [...priceFaults(tariff), ...inputFaults(tariff), ...exportFaults(tariff)];
}

function seasonFaults({ seasons, windows }: WrittenTariff): readonly Text[] {
  const months = Object.values(seasons).flat();
  const strange = months.filter((month) => !MONTHS.includes(month));
  return [
    ...strange.map((month) => told("fault.noMonth", { month })),
    ...MONTHS.flatMap((month) => {
      const times = months.filter((each) => each === month).length;
      if (times === 0) return [told("fault.monthLeftOut", { month })];
      return times > 1 ? [told("fault.monthTwice", { month })] : [];
    }),
    ...Object.keys(windows)
      .filter((season) => !(season in seasons))
      .map((season) => told("fault.noSeason", { season })),
  ];
}

function windowFaults(tariff: WrittenTariff): readonly Text[] {
  return Object.keys(tariff.seasons).flatMap((season) =>
    DAY_KINDS.flatMap((kind) => dayFaults(tariff.windows[season]?.[kind] ?? {}, season, kind)),
  );
}

function dayFaults(windows: WrittenTariff["windows"][string][DayKind], season: string, day: DayKind): readonly Text[] {
  const stretches = Object.entries(windows).flatMap(([period, hours = []]) => hours.map((pair) => ({ period, pair })));
  const wrong = stretches.filter(
    ({ pair: [from, to, ...more] }) => !isTime(from) || !isTime(to) || from === to || more.length > 0,
  );
  if (wrong.length > 0)
    return wrong.map(({ period, pair }) => told("fault.noWindow", { season, day, period, window: pair.join(" – ") }));
  const taken = new Set<number>();
  for (const { pair } of stretches)
    for (const quarter of quartersOf(pair)) {
      if (taken.has(quarter)) return [told("fault.windowsOverlap", { season, day, hour: quarter / QUARTERS })];
      taken.add(quarter);
    }
  return [];
}

function quartersOf([from = 0, to = 0]: readonly number[]): readonly number[] {
  const quarters: number[] = [];
  const end = to > from ? to : to + 24;
  for (let quarter = QUARTERS * from; quarter < QUARTERS * end; quarter += 1) quarters.push(quarter % (24 * QUARTERS));
  return quarters;
}

/** The periods that hours of a season are of. */
function periodsIn({ windows, other }: WrittenTariff, season: string): readonly string[] {
  const days = DAY_KINDS.map((kind) => windows[season]?.[kind] ?? {});
  const named = days.flatMap((day) =>
    Object.entries(day).flatMap(([period, hours]) => (hours?.length ? [period] : [])),
  );
  const whole = days.every(
    (day) => Object.values(day).flatMap((hours = []) => hours.flatMap(quartersOf)).length === 96,
  );
  return [...new Set([...named, ...(whole ? [] : [other])])];
}

function priceFaults(tariff: WrittenTariff): readonly Text[] {
  const { energy, day_ahead: dayAhead, seasons } = tariff;
  if (energy === undefined) return dayAhead === undefined ? [told("fault.noEnergy")] : [];
  if (dayAhead !== undefined) return [told("fault.twoEnergies")];
  return Object.keys(seasons).flatMap((season) =>
    periodsIn(tariff, season).flatMap((period) => {
      const rate = energy[season]?.[period];
      if (rate === undefined) return [told("fault.noPrice", { season, period })];
      return isRising(rate) ? [] : [told("fault.blocks", { season, period })];
    }),
  );
}

/** Blocks rise, and the last is of the rest. */
function isRising(rate: WrittenRate): boolean {
  if (typeof rate === "number") return true;
  const ends = rate.map(({ up_to: end }) => end ?? Infinity);
  return ends.at(-1) === Infinity && ends.every((end, place) => end > (ends[place - 1] ?? 0));
}

const inputFaults = ({ per_kwh: levies, fixed, tax }: WrittenTariff): readonly Text[] => [
  ...[...levies, ...fixed].filter(({ rate }) => rate === null).map(({ name }) => told("fault.asked", { charge: name })),
  ...(tax !== null && tax.rate === null && !tax.in_price ? [told("fault.askedTax", { tax: tax.name })] : []),
];

function exportFaults({ export: rule, seasons }: WrittenTariff): readonly Text[] {
  if ("rates" in rule)
    return Object.keys(rule.rates)
      .filter((season) => !(season in seasons))
      .map((season) => told("fault.noSeason", { season }));
  if (rule.kind !== "table_288x2") return [];
  const isWhole = [rule.weekday, rule.weekend].every(
    (months) => months.length === 12 && months.every((hours) => hours.length === 24),
  );
  return isWhole ? [] : [told("fault.exportTable")];
}
