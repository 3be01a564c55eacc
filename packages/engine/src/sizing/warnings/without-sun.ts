import type { GeneratorKind } from "../../economics/generator-set";
import { darkHoursAYear } from "../choice/remedies";
import { leastCostWithGenerator } from "../../simulation/with-generator";
import { type House, largestHour } from "../../simulation/plant";
import type { Choice } from "../choice/choice";
import { panelKwpOf, usualSize } from "../choice/search-task";
import { costFigures } from "../rule/cost";
import { DAYS_OF_YEAR, HOURS_OF_YEAR } from "../inputs/defaults";
import type { Figures } from "../choice/figures";
import { generatorPrices } from "../rule/generator-prices";
import { piecesOf, wirableCounts } from "../rule/pieces";
import { thatFit } from "../rule/size-limits";
import { mostHoursOf, setsToChoose, smallestSetFor } from "../rule/standby-set";

const HOURS_OF_DAY = 24;
/** A day with less than this share of the mean day's sun brings nothing worth counting. House rule: a hundredth. */
const NO_SUN = 0.01;

/**
 * Longest run of days in a row on which the sun brings nothing, in the simulated years. [days] December runs on into
 * the January of the same year.
 */
export function sunlessDays(years: readonly Float64Array[]): number {
  return Math.max(0, ...years.map((year) => longestRun(daysWithoutSun(year))));
}

function daysWithoutSun(year: Float64Array): readonly boolean[] {
  const days = Array.from({ length: DAYS_OF_YEAR }, (_, day) => {
    let energy = 0;
    for (let hour = 0; hour < HOURS_OF_DAY; hour += 1) energy += year[day * HOURS_OF_DAY + hour] ?? 0;
    return energy;
  });
  const mean = days.reduce((total, energy) => total + energy, 0) / DAYS_OF_YEAR;
  return days.map((energy) => energy <= NO_SUN * mean);
}

/** Longest run of true in a ring. */
function longestRun(ring: readonly boolean[]): number {
  let [longest, run] = [0, 0];
  for (const is of [...ring, ...ring]) {
    run = is ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return Math.min(longest, ring.length);
}

/** The same house with a generator beside it. */
export interface BesideGenerator {
  readonly kind: GeneratorKind;
  readonly panels: number;
  /** [Wh] */
  readonly battery: number;
  /** [kW] */
  readonly ratedKw: number;
  /** Panels, battery, inverter and set, installed. [US dollars] */
  readonly build: number;
  /** Fuel, oil and new sets in twenty years, present value. [US dollars] */
  readonly run: number;
  /** In a mean simulated year. [h] */
  readonly darkHours: number;
}

/** Daily outages may leave this share of the hours dark. Source: as in `choice.ts`, an ordinary home. */
const HYBRID_DARK_SHARE = 0.01;

/**
 * What a house whose target no panels and battery keep comes to with a generator, least to build and to run; null where
 * that does not keep it either. An inverter too weak at its site is told of elsewhere and taken to be strong enough.
 */
export function besideGenerator(figures: Figures, choice: Choice): BesideGenerator | null {
  const { task, target, sun } = choice;
  if (task === null || target.kind === "energy") return null;
  const { country, generator } = figures.input.parameters;
  const house = strongHouse(choice);
  const without = usualSize(figures, sun);
  const kind = generator === "none" ? smallestSetFor(figures, house).kind : generator;
  const prices = generatorPrices(country, kind, figures.technology.fuelPrice, figures.input.figures);
  const allowed = target.kind === "hours" ? target.darkHours : HYBRID_DARK_SHARE * HOURS_OF_YEAR;
  const pieces = piecesOf(figures);
  const asked = {
    house,
    panelKwp: panelKwpOf(figures),
    prices: task.prices,
    generator: prices,
    sets: setsToChoose(figures, kind, house),
    mostHours: mostHoursOf(kind),
    darkHours: allowed * house.years.length,
    without: { ...without, batteryKwh: Math.max(without.batteryKwh, task.smallestBattery) },
    panelCounts: [0, ...wirableCounts(pieces, 1, thatFit(figures, 2 * without.panels))],
    batteryStep: pieces.moduleKwh,
    smallestBattery: task.smallestBattery,
  };
  const found =
    leastCostWithGenerator(asked) ?? leastCostWithGenerator({ ...asked, mostHours: Number.POSITIVE_INFINITY });
  if (found === null) return null;
  const { panels, batteryKwh, set } = found;
  const battery = Math.round(1_000 * batteryKwh);
  const parts = costFigures(
    panels * figures.technology.panel.sheet.power,
    battery,
    figures.inverter.capacity,
    figures.technology,
  ).total;
  const build = parts + prices.price(set);
  const built =
    panels * panelKwpOf(figures) * task.prices.kilowattOfPanels + batteryKwh * task.prices.kilowattHourOfBattery;
  const run = found.cost - built - prices.price(set);
  const darkHours = darkHoursAYear({ ...house, generator: set }, { pvKwp: panels * panelKwpOf(figures), batteryKwh });
  return { kind, panels, battery, ratedKw: set.nameplateKw * set.pieces, build, run, darkHours };
}

const strongHouse = ({ house }: Choice): House => ({
  ...house,
  inverter: { ...house.inverter, ratedKw: Math.max(house.inverter.ratedKw, largestHour(house)) },
});
