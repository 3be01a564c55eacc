import { HOURS_OF_YEAR } from "../units/year";
import { type DesignHours, simulateHours } from "../simulation/design-hours";
import { summarise } from "../simulation/summary";
import type { Size } from "../simulation/plant";
import { sumOf } from "../simulation/years-of-sun";
import { atBusVoltage } from "../sizing/rule/bus-voltage";
import type { DesignInput } from "../sizing/inputs/design";
import { sunOf } from "../sizing/choice/house-of";
import type { SiteWeather } from "../sizing/inputs/own-weather";
import { ruleFiguresOf } from "../sizing/rule/figures-by-rule";
import type { RuleFigures } from "../sizing/rule/rule-figures";
import { technologyFor } from "../sizing/rule/chosen-technology";
import { standingHouse } from "../sizing/choice/standing-system";
import type { Asked, Quote, QuoteFigures } from "./quote";
import { type StatedParts, statedParts } from "./stated-parts";

/** The house that every quote is held to. */
export interface AskedOf {
  readonly input: DesignInput;
  /** The user's own year; null for the synthetic years of the place. */
  readonly weather: SiteWeather | null;
  readonly asked: Asked;
  /** The week whose nights are shown, of one of the years a design is judged in; the worst of this quote unless given. */
  readonly week?: { readonly year: number; readonly from: number } | undefined;
}

/** A quote designed and simulated. */
export interface SimulatedQuote {
  readonly quote: Quote;
  readonly house: AskedOf;
  readonly stated: StatedParts;
  /** As the electrical design takes it. */
  readonly figures: RuleFigures;
  readonly years: QuoteFigures;
}

/** A quote's parts, as stated, in the house through the years a design is judged in, at the age its target must hold at. */
export function simulatedQuote(quote: Quote, house: AskedOf): SimulatedQuote {
  const { stated, figures } = quotedFigures(quote, house);
  return { quote, house, stated, figures, years: yearsOf(stated, figures, house) };
}

/** A quote's parts, as stated, and the house with them as the electrical design takes it. Nothing is simulated. */
export function quotedFigures(quote: Quote, house: AskedOf): Pick<SimulatedQuote, "stated" | "figures"> {
  const stated = statedParts(quote, house.input.parameters);
  return { stated, figures: figuresOf(stated, house) };
}

/** Panels and battery as stated. */
export const sizeOf = ({ stated, figures }: Pick<SimulatedQuote, "stated" | "figures">): Size => ({
  pvKwp: figures.array.capacity / 1_000,
  batteryKwh: stated.battery / 1_000,
});

function figuresOf(stated: StatedParts, { input, weather }: AskedOf): RuleFigures {
  const { systemVoltage } = stated;
  const own = systemVoltage === null ? input : atBusVoltage({ input }, systemVoltage).input;
  // What stands beside the panels shades those that are offered.
  const asked = { ...own, parts: stated.parts, shadedPanels: stated.panelCount };
  const rule = ruleFiguresOf(asked, weather, technologyFor(asked), stated.inverter ?? undefined);
  return {
    ...rule,
    array: { ...rule.array, capacity: stated.panelCount * stated.panelWatts },
    battery: { ...rule.battery, capacity: stated.battery },
  };
}

function yearsOf(stated: StatedParts, figures: RuleFigures, { asked: { nightHours }, week }: AskedOf): QuoteFigures {
  const { house } = standingHouse(figures, { reserveHours: nightHours ?? null });
  const size = sizeOf({ stated, figures });
  const summary = summarise(house, size);
  const months = summary.months.map(({ unmetHours }) => unmetHours);
  const worst = Math.max(...months);
  const hours = simulateHours(house, size, summary.shownYear).hours;
  const isShown = week !== undefined && house.years[week.year] !== undefined;
  const shown = isShown ? simulateHours(house, size, week.year).hours : hours;
  const suns = sunOf(figures, "verdict").unit;
  const sun = suns.reduce((total, unit) => total + sumOf(unit), 0) / suns.length / 1_000;
  return {
    hoursServedPercent: (100 * (HOURS_OF_YEAR - summary.darkHours)) / HOURS_OF_YEAR,
    hoursWithoutPower: summary.darkHours,
    nightHours: nightHoursOf(figures),
    kwhPerYear: sun * house.mpptEfficiency * size.pvKwp,
    worstMonth: worst > 0 ? months.indexOf(worst) : null,
    worstWeekNights: darkNights(hours.unmet, summary.worstWeek),
    nights: nightStrips(shown, isShown ? week.from : summary.worstWeek),
    unmetKwh: summary.unmet,
    panelWatts: stated.panelWatts,
  };
}

const HOURS_OF_DAY = 24;
const DAYS_OF_WEEK = 7;
/** On the clock, as everywhere in the engine (`docs/engineering/nomenclature.md`). [h] */
const NIGHT = { from: 18, hours: 12 } as const;

/** Nights of a week in which something stays without power, 0 to 7; the week begins at a midnight. */
export function darkNights(unmet: Float64Array, weekFrom: number): number {
  const nights = Array.from({ length: DAYS_OF_WEEK }, (_, day) => weekFrom + HOURS_OF_DAY * day + NIGHT.from);
  const isDark = (hour: number) => (unmet[hour % unmet.length] ?? 0) > 0;
  return nights.filter((begin) => Array.from({ length: NIGHT.hours }, (_, step) => begin + step).some(isDark)).length;
}

/** From 18:00 to 08:00, as the night strips of offers are drawn. [h] */
const STRIP_HOURS = 14;

/** What carries each hour of the seven nights of a week: b battery, s sun, m grid or generator, d dark in part or whole. */
function nightStrips(hours: DesignHours, weekFrom: number): readonly string[] {
  const cell = (at: number) => {
    const hour = at % hours.unmet.length;
    const of = (column: Float64Array) => column[hour] ?? 0;
    if (of(hours.unmet) > 0) return "d";
    const [sun, battery, mains] = [of(hours.direct), of(hours.fromBattery), of(hours.gridImport) + of(hours.generator)];
    return mains > sun && mains > battery ? "m" : sun > battery ? "s" : "b";
  };
  return Array.from({ length: DAYS_OF_WEEK }, (_, day) =>
    Array.from({ length: STRIP_HOURS }, (__, step) => cell(weekFrom + HOURS_OF_DAY * day + NIGHT.from + step)).join(""),
  );
}

/**
 * Hours the full battery carries the load that an outage leaves on with no sun, whenever they begin: the least of 24
 * beginnings. [h] By the same losses as the rule that sizes a battery (AS/NZS 4509.2, `docs/engineering/sizing.md`).
 */
function nightHoursOf({ battery, load, inverter, technology }: RuleFigures): number {
  const { depthOfDischarge, roundTrip } = technology.battery;
  const usable = battery.capacity * battery.cold * depthOfDischarge * Math.sqrt(roundTrip);
  const drawn = load.essentialPower.map((power) => power / technology.inverter.efficiency + inverter.standingPower);
  const ofDay = drawn.reduce((total, power) => total + power, 0);
  if (usable <= 0 || ofDay <= 0) return 0;
  const wholeDays = Math.floor(usable / ofDay);
  const left = usable - wholeDays * ofDay;
  return HOURS_OF_DAY * wholeDays + Math.min(...drawn.map((_, start) => hoursFrom(start, left, drawn)));
}

/** Hours that less than a day's energy lasts from an hour on. */
function hoursFrom(start: number, energy: number, drawn: readonly number[]): number {
  let left = energy;
  for (let step = 0; step < HOURS_OF_DAY; step += 1) {
    const power = drawn[(start + step) % HOURS_OF_DAY] ?? 0;
    if (power > left) return step + left / power;
    left -= power;
  }
  return HOURS_OF_DAY;
}
