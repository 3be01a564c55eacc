import type { YearTotals } from "../energy/year-totals";
import { MONTH_OF_DAY } from "../units/year";
import { type DesignHours, roomForHours, type SimulatedHours, simulateHours } from "./design-hours";
import { metersOf, type HouseMetered } from "./house-meter";
import type { House, Size } from "./plant";
import { sumOf } from "./years-of-sun";

const HOURS_PER_DAY = 24;
const DAYS_PER_YEAR = 365;
const HOURS_PER_WEEK = 7 * HOURS_PER_DAY;

/** What the simulated years of a house come to. Energies are means over the years. */
export interface YearsSummary {
  readonly years: number;
  /** [h a year] */
  readonly darkHours: number;
  /** [kWh a year] */
  readonly load: number;
  readonly unmet: number;
  /** Longest run of dark hours in any year. [h] */
  readonly longestGap: number;
  /** The year with the most dark hours; of equals the one with the least energy unused or sold. */
  readonly shownYear: number;
  /** First hour of the seven worst days of that year. */
  readonly worstWeek: number;
  /** Its day with the median production. */
  readonly typicalDay: number;
  /** [kWh a day] */
  readonly flows: DailyFlows;
  readonly months: readonly MonthSummary[];
  /** What the generator did in a mean year. */
  readonly generator: GeneratorUse;
  /** Where a tariff has prices by the hour. */
  readonly metered?: HouseMetered;
}

/** [a year] */
export interface GeneratorUse {
  readonly hours: number;
  readonly starts: number;
  /** Given to the house and for charging. [kWh] */
  readonly energy: number;
  /** Given besides, below its least load, and taken by nobody. [kWh] */
  readonly wasted: number;
}

/** What a generator did in a mean one of simulated years. */
export function generatorUse(years: readonly YearTotals[]): GeneratorUse {
  const mean = (of: (year: YearTotals) => number) => years.reduce((total, year) => total + of(year), 0) / years.length;
  return {
    hours: mean(({ generatorHours }) => generatorHours),
    starts: mean(({ generatorStarts }) => generatorStarts),
    energy: mean(({ generator }) => generator),
    wasted: mean(({ generatorWasted }) => generatorWasted),
  };
}

export interface DailyFlows {
  readonly production: number;
  /** From the panels through the inverter to the load, at the bus. */
  readonly direct: number;
  /** From the panels into the battery. */
  readonly toBattery: number;
  readonly fromBattery: number;
  /** Of the panels: neither used nor stored nor sold. */
  readonly surplus: number;
  readonly generator: number;
  readonly gridImport: number;
  readonly gridExport: number;
  readonly load: number;
  readonly served: number;
}

/** [kWh a month, h a month] */
export interface MonthSummary {
  readonly production: number;
  readonly used: number;
  readonly surplus: number;
  readonly load: number;
  readonly generator: number;
  readonly gridImport: number;
  readonly gridExport: number;
  readonly unmetHours: number;
}

/** What is summed of the hours, month by month. */
type Summed =
  | "production"
  | "direct"
  | "toBattery"
  | "fromBattery"
  | "surplus"
  | "generator"
  | "gridImport"
  | "gridExport"
  | "load"
  | "unmet";

/** What is kept of a year. */
interface SummedYear {
  readonly totals: YearTotals;
  readonly months: readonly Readonly<Record<Summed | "unmetHours", number>>[];
  readonly longestGap: number;
}

export function summarise(house: House, size: Size): YearsSummary {
  const room = roomForHours();
  const hoursOf = (year: number) => simulateHours(house, size, year, room);
  const meters = house.meter === undefined ? null : metersOf(house.meter);
  const years = house.years.map((_, year) => {
    const each = hoursOf(year);
    meters?.take(each.hours);
    return summed(each);
  });
  const shownYear = shownOf(years);
  const shown = years.length === 0 ? undefined : hoursOf(shownYear).hours;
  const mean = meanOver(years);
  const daily = (name: Summed) =>
    mean(({ months }) => months.reduce((total, month) => total + month[name], 0)) / DAYS_PER_YEAR;
  const [load, unmet] = [daily("load"), daily("unmet")];
  return {
    years: years.length,
    darkHours: mean(({ totals }) => totals.lossOfLoadHours),
    load: load * DAYS_PER_YEAR,
    unmet: unmet * DAYS_PER_YEAR,
    longestGap: Math.max(...years.map(({ longestGap }) => longestGap)),
    shownYear,
    worstWeek: shown === undefined ? 0 : worstWeekOf(shown),
    typicalDay: shown === undefined ? 0 : typicalDayOf(shown),
    flows: {
      production: daily("production"),
      direct: daily("direct"),
      toBattery: daily("toBattery"),
      fromBattery: daily("fromBattery"),
      surplus: daily("surplus"),
      generator: daily("generator"),
      gridImport: daily("gridImport"),
      gridExport: daily("gridExport"),
      load,
      served: load - unmet,
    },
    months: monthsOf(years),
    generator: generatorUse(years.map(({ totals }) => totals)),
    ...(meters && { metered: meters.meanOf(years.length) }),
  };
}

const meanOver =
  (years: readonly SummedYear[]) =>
  (of: (year: SummedYear) => number): number =>
    years.reduce((total, year) => total + of(year), 0) / years.length;

const summed = ({ totals, hours }: SimulatedHours): SummedYear => ({
  totals,
  longestGap: longestRun(hours.unmet),
  months: MONTHS.map(({ first, end }) => {
    const sum = (name: Summed) => sumOf(hours[name].subarray(first, end));
    return {
      production: sum("production"),
      direct: sum("direct"),
      toBattery: sum("toBattery"),
      fromBattery: sum("fromBattery"),
      surplus: sum("surplus"),
      generator: sum("generator"),
      gridImport: sum("gridImport"),
      gridExport: sum("gridExport"),
      load: sum("load"),
      unmet: sum("unmet"),
      unmetHours: darkBetween(hours.unmet, first, end),
    };
  }),
});

function darkBetween(unmet: Float64Array, first: number, end: number): number {
  let count = 0;
  for (let hour = first; hour < end; hour += 1) if ((unmet[hour] ?? 0) > 0) count += 1;
  return count;
}

/** The hours of each month. */
const MONTHS = Array.from({ length: 12 }, (_, month) => ({
  first: MONTH_OF_DAY.indexOf(month) * HOURS_PER_DAY,
  end: (MONTH_OF_DAY.lastIndexOf(month) + 1) * HOURS_PER_DAY,
}));

/** What a year has left over: the less, the harder the year. */
const spared = ({ totals }: SummedYear) => totals.dumped + totals.gridExport - totals.gridImport - totals.generator;

function shownOf(years: readonly SummedYear[]): number {
  const order = years.map((_, year) => year);
  const worse = (one: number, other: number) => {
    const [a, b] = [years[one], years[other]];
    if (a === undefined || b === undefined) return 0;
    return b.totals.lossOfLoadHours - a.totals.lossOfLoadHours || spared(a) - spared(b) || one - other;
  };
  return order.toSorted(worse)[0] ?? 0;
}

function longestRun(unmet: Float64Array): number {
  let longest = 0;
  let run = 0;
  for (const missing of unmet) {
    run = missing > 0 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Seven days from a midnight: the most unserved energy, else the lowest charge, else the least sun. */
function worstWeekOf({ unmet, charge, production }: DesignHours): number {
  const starts = Array.from({ length: DAYS_PER_YEAR - 6 }, (_, day) => day * HOURS_PER_DAY);
  const week = (column: Float64Array, start: number) => column.subarray(start, start + HOURS_PER_WEEK);
  const weeks = starts.map((start) => ({
    start,
    unmet: sumOf(week(unmet, start)),
    lowest: week(charge, start).reduce((low, value) => Math.min(low, value), 1),
    sun: sumOf(week(production, start)),
  }));
  const worst = weeks.toSorted((a, b) => b.unmet - a.unmet || a.lowest - b.lowest || a.sun - b.sun)[0];
  return worst?.start ?? 0;
}

function typicalDayOf({ production }: DesignHours): number {
  const days = Array.from({ length: DAYS_PER_YEAR }, (_, day) => ({
    day,
    sun: sumOf(production.subarray(day * HOURS_PER_DAY, (day + 1) * HOURS_PER_DAY)),
  }));
  return days.toSorted((a, b) => a.sun - b.sun || a.day - b.day)[Math.floor(DAYS_PER_YEAR / 2)]?.day ?? 0;
}

function monthsOf(years: readonly SummedYear[]): readonly MonthSummary[] {
  const mean = meanOver(years);
  return MONTHS.map((_, month) => {
    const of = (name: Summed | "unmetHours") => mean(({ months }) => months[month]?.[name] ?? 0);
    const [production, surplus] = [of("production"), of("surplus")];
    return {
      production,
      used: production - surplus,
      surplus,
      load: of("load"),
      generator: of("generator"),
      gridImport: of("gridImport"),
      gridExport: of("gridExport"),
      unmetHours: of("unmetHours"),
    };
  });
}
