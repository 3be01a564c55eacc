import { netPresentValue } from "./cash-flow";

/** Money spent on one way to have power, in one currency at the prices of today. */
export interface CostStream {
  /** On the first day. */
  readonly capital: number;
  /** At the end of each year, year 1 first. */
  readonly yearly: readonly number[];
  /** What is left of its parts when the years are over. */
  readonly residual: number;
}

/** Spent until the end of each year, the first day first; what is left at the end is not taken off. */
export function cumulativeCost({ capital, yearly }: CostStream): number[] {
  let spent = capital;
  return [spent, ...yearly.map((amount) => (spent += amount))];
}

/** Everything spent, less what is left, each at its value today. */
export function netPresentCost({ capital, yearly, residual }: CostStream, rate: number): number {
  return netPresentValue([capital, ...yearly], rate) - residual / (1 + rate) ** yearly.length;
}

/** Net present cost ÷ the energy of the years, discounted alike: the levelised cost of energy. [money/kWh] */
export function levelisedCost(stream: CostStream, energyPerYear: number, rate: number): number {
  const energy = [0, ...stream.yearly.map(() => energyPerYear)];
  return netPresentCost(stream, rate) / netPresentValue(energy, rate);
}

/** What choosing one way instead of another saves in each year, the first day (usually a loss) first. */
export const savingFlow = (instead: CostStream, chosen: CostStream): number[] => [
  instead.capital - chosen.capital,
  ...chosen.yearly.map((amount, year) => (instead.yearly[year] ?? 0) - amount),
];

/** Rounding must not make a part that lasts exactly to the end be bought once more. */
const ROUNDING = 1e-9;

/**
 * How often a part is replaced in each year, year 1 first; never on the last day.
 *
 * @param usePerYear  In the unit of its life: hours run, or 1 for a life in years.
 * @param life        At least the use of a day, so that a year holds finitely many.
 */
export function renewals(usePerYear: number, life: number, years: number): number[] {
  const lastDay = Math.ceil((usePerYear * years) / life - ROUNDING) - 1;
  const until = (year: number) => Math.max(0, Math.min(Math.floor((usePerYear * year) / life + ROUNDING), lastDay));
  return Array.from({ length: years }, (_, index) => until(index + 1) - until(index));
}

/** Share of the last piece's life that is left at the end, 0 to 1. */
export function lifeLeft(usePerYear: number, life: number, years: number): number {
  if (usePerYear === 0) return 1;
  const used = (usePerYear * years) / life;
  return Math.ceil(used - ROUNDING) - used;
}

/** What is built, kept up, and replaced where it ends before the years do. Money at the prices of today. */
export interface KeptSystem {
  readonly build: number;
  /** Upkeep, bills, fuel: of each year, or the same in all. */
  readonly everyYear: number | readonly number[];
  /** Replaced parts, and how long each lasts. [years] */
  readonly renewed: readonly { readonly cost: number; readonly life: number }[];
}

/** Everything spent on a system in the years, and what is left of its renewed parts then. */
export function keptSystem({ build, everyYear, renewed }: KeptSystem, years: number): CostStream {
  const bought = renewed.map(({ cost, life }) => renewals(1, life, years).map((count) => count * cost));
  return {
    capital: build,
    yearly: Array.from({ length: years }, (_, year) =>
      bought.reduce(
        (total, part) => total + (part[year] ?? 0),
        typeof everyYear === "number" ? everyYear : (everyYear[year] ?? 0),
      ),
    ),
    residual: renewed.reduce((total, { cost, life }) => total + cost * lifeLeft(1, life, years), 0),
  };
}
