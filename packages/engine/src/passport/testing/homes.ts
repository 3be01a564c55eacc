import { litresPerHour } from "../../economics/generator-fuel";
import { GENERATOR_CLASSES } from "../../economics/generator-set";
import type { PlacedYear } from "../../climate/year-of";
import { type CleanQuote, cleanQuote } from "../../quotes/testing/clean-quote";
import { between, oneOf, type Random } from "../../quotes/testing/random";
import { quotedFigures, sizeOf } from "../../quotes/simulated-quote";
import { simulateHours } from "../../simulation/design-hours";
import { yearNumbersOf } from "../../simulation/skies";
import type { House } from "../../simulation/plant";
import { panelStrings } from "../../sizing/rule/panel-strings";
import { placeOf } from "../../sizing/site/shade";
import { builtHouse } from "../../sizing/choice/standing-system";
import { DAYS_OF_MONTH, DAYS_OF_YEAR, HOURS_OF_YEAR } from "../../units/year";
import { weatherAt } from "../../validation/testing/reference";
import type { Fault } from "../hypotheses";
import { dayNumber, dayText, type Reading } from "../reading";

/** A home whose truth is known to whoever made it, and what its people read. */
export interface Home {
  readonly clean: CleanQuote;
  /** Where its weather comes from: a measured year, or a synthetic one that the expectation was not made from. */
  readonly weather: string;
  readonly fault: Fault | null;
  /** Day of the first reading, and the day a fault began. */
  readonly startOn: string;
  readonly faultOn: string | null;
  readonly readings: readonly Reading[];
  /** What its meter truly counted on each day from the first on, a year. [kWh] */
  readonly kwh: readonly number[];
}

/** Places with a measured year in the reference tables: [climate row, file, time zone]. */
const MEASURED = [
  ["ng-bauchi", "bauchi_ng_measured", 1],
  ["gh-navrongo", "navrongo_gh_power", 0],
  ["us-phoenix-az", "phoenix_az_tmy2", -7],
  ["us-greensboro-nc", "greensboro_nc_tmy3", -5],
] as const;

/** What the expectation does not know: what the system gives, and how its people live. */
interface Truth {
  /** Of the simulated power. */
  readonly panels: number;
  readonly use: number;
  readonly fault: Fault | null;
  /** Days after the first reading. */
  readonly begins: number;
  /** What a lost string or a weak battery leaves; of dirt, what a day takes. */
  readonly size: number;
  /** Days after which rain washes dirt off. */
  readonly rain: number;
}

/** Days that are read. */
export const READ_DAYS = 120;
/** A fault begins after so many days. */
const BEGINS = [20, 50] as const;
const YEAR = 2027;
/** Dirt grows until the rain of another season washes it off. [days] */
const MOST_DIRT = 0.3;
const DRY_DAYS = [60, 120] as const;

/** Null where chance made no home that can have the fault. */
export function homeOf(random: Random, index: number, fault: Fault | null): Home | null {
  const isMeasured = index % 2 === 0;
  const [place, file, timeZone] = MEASURED[(index >> 1) % MEASURED.length] ?? MEASURED[0];
  const kinds = fault === "weak_battery" ? (["off-grid", "hybrid", "generator"] as const) : undefined;
  const clean = cleanQuote(random, {
    ...(isMeasured && { place }),
    ...(kinds && { kind: oneOf(random, kinds) }),
    times: fault === "string_loss" ? 3 : 1,
  });
  if (clean === null) return null;
  const year = isMeasured ? { ...weatherAt(file), timeZone } : null;
  const built = builtOf(clean, year, random);
  if (fault === "string_loss" && built.strings < 2) return null;
  const truth: Truth = {
    panels: between(random, 0.86, 1.04),
    use: between(random, 0.8, 1.25),
    fault,
    begins: Math.round(between(random, ...BEGINS)),
    size: sizeOfFault(random, fault, built.strings),
    rain: Math.round(between(random, ...DRY_DAYS)),
  };
  const month = Math.floor(12 * random());
  const startOn = `${YEAR}-${String(month + 1).padStart(2, "0")}-01`;
  const first = DAYS_OF_MONTH.slice(0, month).reduce((sum, days) => sum + days, 0);
  const days = lived(built, truth, { first, random });
  return {
    clean,
    weather: isMeasured ? file : "synthetic",
    fault,
    startOn,
    faultOn: fault === null ? null : dayText(dayNumber(startOn) + truth.begins),
    readings: readBy(random, startOn, days, built.litresPerHour !== null),
    kwh: days.kwh,
  };
}

function sizeOfFault(random: Random, fault: Fault | null, strings: number): number {
  if (fault === "string_loss") return 1 - 1 / strings;
  return fault === "soiling" ? between(random, 0.002, 0.006) : between(random, 0.25, 0.5);
}

export function builtOf({ quote, household, asked }: CleanQuote, year: PlacedYear | null, random: Random, count = 1) {
  const weather = year && { name: "measured", year };
  const known = quotedFigures(quote, { input: household.input, weather, asked });
  const { figures, stated } = known;
  const place = placeOf(figures.site, figures.weather);
  // A measured year is its own first one; of a city the search's years are those that no expectation has seen.
  const { search } = yearNumbersOf(place);
  const from = year === null ? Math.floor(search.length * random()) : 0;
  const numbers = Array.from({ length: count }, (_, step) => search[(from + step) % search.length] ?? 0);
  const { house } = builtHouse(figures, {
    years: year === null ? numbers : [0],
    reserveHours: asked.nightHours ?? null,
  });
  const set = house.generator;
  const fuel = figures.standby && GENERATOR_CLASSES[figures.standby.kind].fuel;
  return {
    house,
    size: sizeOf(known),
    onGrid: figures.input.parameters.systemType === "on-grid",
    strings: panelStrings(stated.panelCount, figures)?.parallel ?? 1,
    litresPerHour: set && fuel ? (kw: number) => litresPerHour(fuel, set.nameplateKw * set.pieces, kw) : null,
  };
}
export type Built = ReturnType<typeof builtOf>;

export interface Days {
  /** From the first reading on, a year. */
  readonly kwh: readonly number[];
  readonly litres: readonly number[];
}

/** A restless family: weeks of guests, weeks away. Standard deviation of a day, and how much a day is like the one before. */
const RESTLESS = { spread: 0.15, like: 0.8 } as const;

/** A year of the home as it truly was. A battery that weakens on a day is the strong one before and the weak one after. */
function lived(
  built: Built,
  truth: Truth,
  { first, random }: { readonly first: number; readonly random: Random },
): Days {
  const since = (day: number) => (day - first + DAYS_OF_YEAR) % DAYS_OF_YEAR;
  const sun = Float64Array.from({ length: DAYS_OF_YEAR }, (_, day) => truth.panels * leftOn(truth, since(day)));
  let mood = 0;
  const use = Float64Array.from({ length: DAYS_OF_YEAR }, () => {
    mood = RESTLESS.like * mood + RESTLESS.spread * Math.sqrt(1 - RESTLESS.like ** 2) * bell(random);
    return truth.use * Math.exp(mood);
  });
  const house = changed(built.house, sun, use);
  const strong = daysOf(built, house, 1);
  const weak = truth.fault === "weak_battery" ? daysOf(built, house, truth.size) : strong;
  const pick = (of: "kwh" | "litres") =>
    Array.from({ length: DAYS_OF_YEAR }, (_, day) => {
      const place = (first + day) % DAYS_OF_YEAR;
      return (day < truth.begins ? strong : weak)[of][place] ?? 0;
    });
  return { kwh: pick("kwh"), litres: pick("litres") };
}

function leftOn({ fault, begins, size, rain }: Truth, day: number): number {
  if (day < begins) return 1;
  if (fault === "string_loss") return size;
  return fault === "soiling" && day < begins + rain ? 1 - Math.min(MOST_DIRT, size * (day - begins)) : 1;
}

/** The same house with other sun and use on each day of the year. */
export function changed(house: House, sun: Float64Array, use: Float64Array): House {
  const byDay = (hours: Float64Array, factors: Float64Array) =>
    hours.map((power, hour) => power * (factors[Math.floor(hour / 24)] ?? 1));
  const years = house.years.map((year) => {
    const load = byDay(year.load, use);
    return {
      ...year,
      sun: byDay(year.sun, sun),
      load,
      essential: year.essential === year.load ? load : byDay(year.essential, use),
    };
  });
  return { ...house, years };
}

/** What the meter counts on each day of the year, with so much of the battery left. */
export function daysOf({ size, onGrid, litresPerHour: burnt }: Built, house: House, left: number) {
  const { hours } = simulateHours(house, { ...size, batteryKwh: size.batteryKwh * left }, 0);
  const days = { kwh: new Float64Array(DAYS_OF_YEAR), litres: new Float64Array(DAYS_OF_YEAR) };
  for (let hour = 0; hour < HOURS_OF_YEAR; hour += 1) {
    const day = Math.floor(hour / 24);
    const taken = (hours.production[hour] ?? 0) - (hours.surplus[hour] ?? 0);
    const given = hours.generator[hour] ?? 0;
    days.kwh[day] = (days.kwh[day] ?? 0) + taken * (onGrid ? house.inverter.efficiency : 1);
    if (burnt !== null && given > 0) days.litres[day] = (days.litres[day] ?? 0) + burnt(given);
  }
  return days;
}

/** Source: Box and Muller, Annals of Mathematical Statistics 29 (1958) 610. */
export const bell = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Of a day's yield: nobody reads at the same hour. */
const HOUR_OF_READING = 0.2;
const CANISTER = 0.5;
const POURING = 0.05;
const LONGEST_GAP = 5;

/** Days that are read, and how long at most until the meter is read again. */
interface Habit {
  readonly days: number;
  readonly gap: number;
}

/** What people read: every few days, at another hour, to a tenth of a kilowatt hour; fuel by the half litre. */
export function readBy(
  random: Random,
  startOn: string,
  { kwh, litres }: Days,
  burns: boolean,
  { days, gap }: Habit = { days: READ_DAYS, gap: LONGEST_GAP },
): readonly Reading[] {
  const readings: Reading[] = [];
  let meter = 0;
  let tank = 0;
  let next = 0;
  for (let day = 0; day < days; day += 1) {
    meter += kwh[day] ?? 0;
    tank += litres[day] ?? 0;
    if (day < next) continue;
    next = day + 1 + Math.floor(gap * random());
    const early = HOUR_OF_READING * (kwh[day] ?? 0) * random();
    const poured = CANISTER * Math.round((tank * (1 + POURING * bell(random))) / CANISTER);
    if (burns) tank -= poured;
    const shown = Math.max(readings.at(-1)?.meterKwh ?? 0, Math.round(10 * (meter - early)) / 10);
    readings.push({
      on: dayText(dayNumber(startOn) + day),
      meterKwh: shown,
      fuelLitres: burns ? Math.max(0, poured) : null,
    });
  }
  return readings;
}
