import { lifeLeft, renewals } from "../economics/cost-stream";
import { type GeneratorClass, priceOf, priceOfSets } from "../economics/generator-set";
import type { Amounts } from "./amounts";

/** What a set of a size costs to run for so many hours a year. In the currency of the amounts. */
export interface GeneratorCost {
  readonly price: number;
  readonly fuelPerYear: number;
  readonly oilPerYear: number;
  readonly servicePerYear: number;
  /** Overhauls and new sets, year 1 first. */
  readonly renewed: readonly number[];
  readonly sets: number;
  readonly overhauls: number;
  readonly residual: number;
}

interface Running {
  readonly set: GeneratorClass;
  /** Nameplate of one. [kW] */
  readonly ratedKw: number;
  /** Equal sets that run together. */
  readonly pieces: number;
  /** [h/year] */
  readonly hours: number;
  /** [l/year] */
  readonly litres: number;
  /** Of a litre. */
  readonly fuelPrice: number;
  readonly years: number;
}

export function generatorCost(running: Running, { fromDollars }: Amounts): GeneratorCost {
  const { set, ratedKw, pieces, hours, litres, fuelPrice, years } = running;
  const price = fromDollars(priceOfSets(set, { ratedKw, pieces }));
  const perHour = ({ everyHours, ...cost }: GeneratorClass["service"]) =>
    (hours / everyHours) * pieces * fromDollars(priceOf(cost, ratedKw));
  const newSets = renewals(hours, set.lifeHours, years);
  const overhauls = overhaulsOf(running, newSets);
  const overhaulPrice = price * (set.overhaul?.shareOfPrice ?? 0);
  const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  return {
    price,
    fuelPerYear: litres * fuelPrice,
    oilPerYear: perHour(set.oilChange),
    servicePerYear: perHour(set.service),
    renewed: newSets.map((count, year) => count * price + (overhauls[year] ?? 0) * overhaulPrice),
    sets: total(newSets),
    overhauls: total(overhauls),
    residual: price * lifeLeft(hours, set.lifeHours, years),
  };
}

/** A life is a whole number of overhaul spans: each end of one that is not the end of the set is an overhaul. */
function overhaulsOf({ set, hours, years }: Running, newSets: readonly number[]): readonly number[] {
  if (!set.overhaul) return newSets.map(() => 0);
  return renewals(hours, set.overhaul.everyHours, years).map((count, year) => count - (newSets[year] ?? 0));
}
