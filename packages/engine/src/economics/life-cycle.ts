import { capitalRecoveryFactor } from "./annuity";

/** What a system costs and gives over its life. Money in one currency, energy in kWh, rates as fractions a year. */
export interface LifeCycle {
  readonly capex: number;
  readonly omPerYear: number;
  readonly fuelPerYear?: number;
  readonly energyFirstYear: number;
  /** Energy lost from year to year. */
  readonly degradation: number;
  readonly discountRate: number;
  readonly years: number;
  readonly replacements: readonly Replacement[];
}

export interface Replacement {
  /** Today's price. */
  readonly cost: number;
  readonly everyYears: number;
  /** Change of the price a year; 0 when left out. */
  readonly priceTrend?: number;
}

export interface LifeCycleCost {
  /** Net present cost of capital, upkeep, fuel and replacements less what is left at the end. */
  readonly netPresentCost: number;
  readonly discountedEnergy: number;
  /** Levelised cost of energy: net present cost ÷ discounted energy. */
  readonly lcoe: number;
  readonly annualisedCost: number;
}

const priceIn = ({ cost, priceTrend = 0 }: Replacement, year: number) => cost * (1 + priceTrend) ** year;

const replacementCost = (part: Replacement, year: number, years: number) =>
  year < years && year % part.everyYears === 0 ? priceIn(part, year) : 0;

/** What the last piece is still worth when the life ends before it does. */
function salvage(part: Replacement, years: number): number {
  const age = years % part.everyYears;
  if (age === 0) return 0;
  return priceIn(part, years) * ((part.everyYears - age) / part.everyYears);
}

/** Energy of a year, the first being 1. [kWh] */
const energyIn = ({ energyFirstYear, degradation }: LifeCycle, year: number) =>
  energyFirstYear * (1 - degradation) ** (year - 1);

/** Costs of a year after the first day: upkeep, fuel, replacements; in the last year less what is left. */
function costsIn(life: LifeCycle, year: number): number {
  const replaced = life.replacements.reduce((sum, part) => sum + replacementCost(part, year, life.years), 0);
  const left = year === life.years ? life.replacements.reduce((sum, part) => sum + salvage(part, life.years), 0) : 0;
  return life.omPerYear + (life.fuelPerYear ?? 0) + replaced - left;
}

/** Life-cycle cost with every yearly amount at the end of its year. */
export function lifeCycleCost(life: LifeCycle): LifeCycleCost {
  let netPresentCost = life.capex;
  let discountedEnergy = 0;
  for (let year = 1; year <= life.years; year++) {
    const discount = (1 + life.discountRate) ** year;
    netPresentCost += costsIn(life, year) / discount;
    discountedEnergy += energyIn(life, year) / discount;
  }
  return {
    netPresentCost,
    discountedEnergy,
    lcoe: netPresentCost / discountedEnergy,
    annualisedCost: netPresentCost * capitalRecoveryFactor(life.discountRate, life.years),
  };
}

/** The yearly cash flow when each kWh is worth a tariff, year 0 first. */
export const lifeCycleCashFlow = (life: LifeCycle, tariff: number): number[] => [
  -life.capex,
  ...Array.from({ length: life.years }, (_, index) => tariff * energyIn(life, index + 1) - costsIn(life, index + 1)),
];

/**
 * Levelised cost of energy by the fixed-charge-rate method.
 * Source: NREL's simple LCOE, (capital × FCR + fixed operation) ÷ energy + variable operation.
 */
export const fixedChargeLcoe = (cost: {
  readonly capital: number;
  readonly fixedChargeRate: number;
  readonly fixedOperation: number;
  readonly variableOperation: number;
  readonly annualEnergy: number;
}) => (cost.capital * cost.fixedChargeRate + cost.fixedOperation) / cost.annualEnergy + cost.variableOperation;
