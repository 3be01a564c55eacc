import { byPlace } from "../countries/countries";
import type { Country } from "../parameters/options";
import { isLead } from "../quotes/stated-parts";
import { addDays, monthOf } from "./days";

/** What is done to a system while it runs, in the order in which a visit does it. */
export const UPKEEP_TASKS = [
  "wash",
  "look",
  "tighten",
  "fan",
  "battery",
  "water",
  "surge",
  "residual",
  "earth",
] as const;
export type UpkeepTask = (typeof UPKEEP_TASKS)[number];

/** What a system has that wants looking after. */
export interface Kept {
  readonly panels: boolean;
  readonly inverter: boolean;
  /** Lead plates under acid that is filled up, lead that is closed, or lithium. */
  readonly battery: "lithium" | "closed-lead" | "open-lead" | null;
  readonly surgeProtection: boolean;
  readonly residualDevice: boolean;
  readonly earthing: boolean;
}

/** A thing to do again and again. */
export interface Upkeep {
  readonly task: UpkeepTask;
  /** Days between two times. */
  readonly every: number;
  /** The same in the months in which dust lies longer than rain takes it away. */
  readonly inDust: number;
  /** Somebody who knows the trade does it, not the person who lives there. */
  readonly skilled: boolean;
  /** What asks for it: a standard, or a paper. */
  readonly source: string;
}

const WEEKS = 7;
const HALF_YEAR = 182;
const YEAR = 365;

interface Rule extends Omit<Upkeep, "task" | "inDust"> {
  readonly inDust?: number;
  readonly where: (kept: Kept) => boolean;
}

const RULES: Readonly<Record<UpkeepTask, Rule>> = {
  // Every three weeks in the dry season of a power station near Dakar (Aidara et al. 2023); a roof at a steeper tilt in a town
  // keeps less: six weeks, as the marketplace's design has it. Where rain comes, twice a year.
  wash: {
    every: HALF_YEAR,
    inDust: 6 * WEEKS,
    skilled: false,
    source: "Aidara et al., Open Geosciences 15 (2023)",
    where: ({ panels }) => panels,
  },
  look: { every: HALF_YEAR, skilled: false, source: "IEC 62446-2:2020", where: ({ panels }) => panels },
  tighten: {
    every: YEAR,
    skilled: true,
    source: "IEC 62446-2:2020",
    where: ({ panels, inverter }) => panels || inverter,
  },
  // Dust closes the filter of a fan as it covers panels.
  fan: {
    every: HALF_YEAR,
    inDust: 13 * WEEKS,
    skilled: false,
    source: "IEC 62446-2:2020",
    where: ({ inverter }) => inverter,
  },
  battery: {
    every: YEAR,
    skilled: true,
    source: "IEEE 1188-2005, IEEE 450-2020",
    where: ({ battery }) => battery !== null,
  },
  water: { every: 90, skilled: false, source: "IEEE 450-2020", where: ({ battery }) => battery === "open-lead" },
  // And after every thunderstorm close by, which no calendar knows.
  surge: { every: YEAR, skilled: false, source: "IEC 62305-3:2010", where: ({ surgeProtection }) => surgeProtection },
  residual: {
    every: HALF_YEAR,
    skilled: false,
    source: "BS 7671:2018, 514.12.2",
    where: ({ residualDevice }) => residualDevice,
  },
  earth: { every: 5 * YEAR, skilled: true, source: "IEC 60364-6:2016, 6.5", where: ({ earthing }) => earthing },
};

const DRY_MONTHS = byPlace(({ monthsOfDust }) => monthsOfDust);

/** Everything that this system wants, in the order of its tasks. */
export const upkeepOf = (kept: Kept): readonly Upkeep[] =>
  UPKEEP_TASKS.flatMap((task) => {
    const { where, every, inDust = every, ...rule } = RULES[task];
    return where(kept) ? [{ task, every, inDust, ...rule }] : [];
  });

export const isDusty = (country: Country | null, day: string): boolean =>
  country !== null && DRY_MONTHS[country].includes(monthOf(day));

/**
 * The day on which something is due next: so long after it was done last, or after the handover. Where dust makes the time
 * shorter, days of the dusty months count for so much more.
 */
export function dueOn(
  { every, inDust }: Pick<Upkeep, "every" | "inDust">,
  after: string,
  country: Country | null,
): string {
  if (every === inDust || country === null || DRY_MONTHS[country].length === 0) return addDays(after, every);
  let left = 1;
  let day = after;
  while (left > ROUNDING) {
    day = addDays(day, 1);
    left -= 1 / (isDusty(country, day) ? inDust : every);
  }
  return day;
}
/** Forty-two times a forty-second is one but for the last digits of a float. */
const ROUNDING = 1e-9;

/** What the lines and the terms of a contract say of it. */
export function keptOf(
  sold: ReadonlySet<string>,
  battery: { readonly chemistry?: string | null | undefined } | null,
): Kept {
  const chemistry = battery?.chemistry ?? null;
  const lead = isLead({ chemistry });
  const open = lead && !/gel|opzv|agm|vrla|sealed/i.test(chemistry ?? "");
  return {
    panels: sold.has("panels"),
    inverter: sold.has("inverter"),
    battery: sold.has("battery") ? (lead ? (open ? "open-lead" : "closed-lead") : "lithium") : null,
    surgeProtection: sold.has("surge-protection"),
    residualDevice: sold.has("rcd"),
    earthing: sold.has("earthing"),
  };
}
