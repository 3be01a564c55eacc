import { cleanQuote, type CleanQuote } from "../../quotes/testing/clean-quote";
import { between, oneOf, type Random } from "../../quotes/testing/random";
import { DAYS_OF_MONTH, DAYS_OF_YEAR } from "../../units/year";
import type { House } from "../../simulation/plant";
import type { Reading } from "../reading";
import { bell, type Built, builtOf, changed, type Days, daysOf, readBy } from "./homes";
import { otherSky, STATIONS } from "./other-sky";

/** What may go wrong with a home: a string, shade that grows, a part of the panels, dirt, a battery. */
export const TROUBLES = ["string", "shade", "part", "dirt", "battery"] as const;
export type Trouble = (typeof TROUBLES)[number];

/** A home under a sky that is not the engine's: once well through a year, and once with a trouble that began on a day. */
export interface FaultyHome {
  readonly clean: CleanQuote;
  readonly trouble: Trouble;
  readonly strings: number;
  /** Longest time between two readings. [days] */
  readonly gap: number;
  readonly startOn: string;
  /** Days after the first reading. */
  readonly begins: number;
  readonly well: readonly Reading[];
  readonly ill: readonly Reading[];
  /** Share of the yield that the trouble took in the week from each day since it began. */
  readonly cost: readonly number[];
}

/** Days that are read after the trouble began. */
export const ILL_DAYS = 120;
const WELL_DAYS = 365;
const BEGINS = [60, 120] as const;
const GAPS = [1, 3, 7] as const;
const RESTLESS = { spread: 0.15, like: 0.8 } as const;
const COST_DAYS = 7;
/** Years of the engine that its seasons are taken from. */
const SKIES = 5;
const MONTH = 31;

/** Null where chance made no home that can have the trouble. */
export function faultyHome(random: Random, index: number): FaultyHome | null {
  const trouble = TROUBLES[index % TROUBLES.length] ?? "string";
  const [place, station] = STATIONS[Math.floor(index / TROUBLES.length) % STATIONS.length] ?? STATIONS[0];
  const dull = place === "de-munich";
  const kinds =
    trouble === "battery"
      ? (["off-grid", "generator"] as const)
      : (["on-grid", "on-grid", "on-grid", "off-grid"] as const);
  const kind = dull && trouble !== "battery" ? "on-grid" : dull ? "generator" : oneOf(random, kinds);
  const clean = cleanQuote(random, { place, kind, times: 3 });
  if (clean === null) return null;
  const built = builtOf(clean, null, random, SKIES);
  if (trouble === "string" && built.strings < 2) return null;
  const begins = Math.round(between(random, ...BEGINS));
  const month = Math.floor(12 * random());
  const first = DAYS_OF_MONTH.slice(0, month).reduce((sum, days) => sum + days, 0);
  const startOn = `2027-${String(month + 1).padStart(2, "0")}-01`;
  const left = leftBy(random, trouble, built.strings);
  const lives = {
    first,
    begins,
    panels: between(random, 0.86, 1.04),
    sky: otherSky(random, station),
    use: useOf(random),
  };
  const well = lived(built, lives, { panels: () => 1, battery: 1 });
  const ill = lived(built, lives, left);
  const gap = GAPS[index % GAPS.length] ?? 1;
  const burns = built.litresPerHour !== null;
  return {
    clean,
    trouble,
    strings: built.strings,
    gap,
    startOn,
    begins,
    well: readBy(random, startOn, well, burns, { days: WELL_DAYS, gap }),
    ill: readBy(random, startOn, ill, burns, { days: begins + ILL_DAYS, gap }),
    cost: Array.from({ length: ILL_DAYS }, (_, day) => 1 - sumOf(ill, begins + day) / sumOf(well, begins + day)),
  };
}

const sumOf = ({ kwh }: Days, from: number) => kwh.slice(from, from + COST_DAYS).reduce((sum, day) => sum + day, 0);

interface Left {
  /** So many days after it began. */
  readonly panels: (day: number) => number;
  readonly battery: number;
}

function leftBy(random: Random, trouble: Trouble, strings: number): Left {
  const size = between(random, 0, 1);
  if (trouble === "string") return { panels: () => 1 - 1 / strings, battery: 1 };
  if (trouble === "part") return { panels: () => 1 - (0.13 + 0.17 * size), battery: 1 };
  // A tree in leaf: a fifth to two fifths within three months.
  if (trouble === "shade") return { panels: (day) => 1 - (0.2 + 0.2 * size) * Math.min(1, day / 90), battery: 1 };
  if (trouble === "dirt") return { panels: (day) => 1 - Math.min(0.35, (0.002 + 0.004 * size) * day), battery: 1 };
  return { panels: () => 1, battery: 0.2 + 0.25 * size };
}

function useOf(random: Random): Float64Array {
  const usual = between(random, 0.8, 1.25);
  let mood = 0;
  return Float64Array.from({ length: DAYS_OF_YEAR }, () => {
    mood = RESTLESS.like * mood + RESTLESS.spread * Math.sqrt(1 - RESTLESS.like ** 2) * bell(random);
    return usual * Math.exp(mood);
  });
}

interface Lives {
  readonly first: number;
  readonly begins: number;
  readonly panels: number;
  readonly sky: Float64Array;
  readonly use: Float64Array;
}

/** A year of days from the first reading on. */
function lived(built: Built, { first, begins, panels, sky, use }: Lives, left: Left): Days {
  const since = (day: number) => ((day - first + DAYS_OF_YEAR) % DAYS_OF_YEAR) - begins;
  const plain = sunOfDays(built.house);
  const sun = Float64Array.from({ length: DAYS_OF_YEAR }, (_, day) => {
    const share = panels * (since(day) < 0 ? 1 : left.panels(since(day)));
    return (share * (sky[day] ?? 1) * (plain.around[day] ?? 0)) / Math.max(1e-6, plain.day[day] ?? 0);
  });
  const house = changed(built.house, sun, use);
  const strong = daysOf(built, house, 1);
  const weak = left.battery < 1 ? daysOf(built, house, left.battery) : strong;
  const pick = (of: "kwh" | "litres") =>
    Array.from({ length: DAYS_OF_YEAR }, (_, day) => {
      const place = (first + day) % DAYS_OF_YEAR;
      return (day < begins ? strong : weak)[of][place] ?? 0;
    });
  return { kwh: pick("kwh"), litres: pick("litres") };
}

/** The engine's own sun of each day of its first year, and what several years have in the month around it. */
function sunOfDays({ years }: House) {
  const days = years.map(({ sun }) =>
    Array.from({ length: DAYS_OF_YEAR }, (_, of) =>
      sun.slice(24 * of, 24 * of + 24).reduce((sum, hour) => sum + hour, 0),
    ),
  );
  const mean = Array.from(
    { length: DAYS_OF_YEAR },
    (_, day) => days.reduce((sum, year) => sum + (year[day] ?? 0), 0) / days.length,
  );
  const around = mean.map((_, day) => {
    const near = Array.from({ length: MONTH }, (__, step) => mean.at((day + step - (MONTH >> 1)) % DAYS_OF_YEAR) ?? 0);
    return near.reduce((sum, one) => sum + one, 0) / MONTH;
  });
  return { day: days[0] ?? mean, around };
}
