import { type CostStream, cumulativeCost } from "../economics/cost-stream";
import type { Currency } from "../parameters/options";
import { amountsIn } from "./amounts";
import type { Assumption, MoneyAssumptions, MoneyFigure } from "./assumptions";
import { atProjectRate } from "./build-cost";
import { comparison, type Comparison } from "./comparison";
import type { MoneyInput } from "./money-input";
import { type Money, moneyOf } from "./money-of";

/** What may turn out differently. */
export type CaseCode = "asAssumed" | "fuelDearer" | "fuelCheaper" | "sunWeaker" | "gridDearer" | "atShops" | "onCredit";

/** The system against today's life, where one thing is not as it was assumed. */
export interface MoneyCase {
  readonly code: CaseCode;
  readonly comparison: Comparison;
}

const FUELS: readonly MoneyFigure[] = ["petrolPrice", "dieselPrice"];

/** What the simulated years of another world change for the money of a system that stands. */
export type SimulatedAgain = Pick<
  MoneyInput,
  "servedEnergy" | "gridImport" | "gridExport" | "months" | "plan" | "standby" | "batteryYears"
>;

/** What is found out apart, and told where it is. */
export interface KnownCases {
  /** What the system does under a tenth less sun, simulated. */
  readonly weakerSun?: SimulatedAgain | null;
  /** All parts of the system's list as shops sell them, with their deliveries; and the work, as it is estimated. [currency] */
  readonly shops?: { readonly parts: number; readonly work: number } | null | undefined;
}

/**
 * The same system where fuel is a quarter dearer or cheaper, where the sun is a tenth weaker, where the grid costs half as
 * much again, where its parts cost what shops ask, and where it is bought on credit. Cases that say nothing here are left
 * out: fuel without a generator, a tariff without a grid. Parts that are replaced later cost what is assumed.
 */
export function moneyCases(
  input: MoneyInput,
  assumptions: MoneyAssumptions,
  currency: Currency,
  { weakerSun = null, shops = null }: KnownCases = {},
): readonly MoneyCase[] {
  const money = moneyOf(input, assumptions, currency);
  if (money?.today == null) return [];
  const caseOf = (code: CaseCode, asked: MoneyInput, assumed: MoneyAssumptions): MoneyCase[] => {
    const changed = moneyOf(asked, assumed, currency);
    return changed === null ? [] : [{ code, comparison: changed.comparisons[0] }];
  };
  const priced = (code: CaseCode, figures: readonly MoneyFigure[], times: number) =>
    caseOf(code, input, dearer(assumptions, figures, times));
  const { set, day } = money.today;
  const burns = set !== null || input.standby !== null;
  return [
    { code: "asAssumed", comparison: money.comparisons[0] },
    ...(burns ? [...priced("fuelDearer", FUELS, 1.25), ...priced("fuelCheaper", FUELS, 0.75)] : []),
    ...(weakerSun === null ? [] : caseOf("sunWeaker", { ...input, ...pickSimulated(weakerSun) }, assumptions)),
    ...(day.gridHours > 0 ? priced("gridDearer", ["tariff"], 1.5) : []),
    ...(shops === null
      ? []
      : caseOf("atShops", builtFor(shops.parts + shops.work, input, money, assumptions), assumptions)),
    { code: "onCredit", comparison: onCredit(money, assumptions) },
  ];
}

/** @param price  To build, in the currency of the money. */
function builtFor(price: number, input: MoneyInput, { currency }: Money, assumptions: MoneyAssumptions): MoneyInput {
  const { perDollar } = amountsIn(currency, assumptions);
  const { pricedLocally: _, ...system } = atProjectRate(input, assumptions);
  return { ...system, buildCost: price / perDollar };
}

/** Nothing else of the other world: prices and parts are those of the design. */
const pickSimulated = (again: SimulatedAgain): SimulatedAgain => {
  const { servedEnergy, gridImport, gridExport, months, plan, standby, batteryYears } = again;
  return { servedEnergy, gridImport, gridExport, months: months ?? null, plan: plan ?? null, standby, batteryYears };
};

function dearer(assumptions: MoneyAssumptions, names: readonly MoneyFigure[], times: number): MoneyAssumptions {
  const scaled = (figure: Assumption): Assumption => ({ ...figure, value: figure.value * times });
  const figures = { ...assumptions.figures };
  for (const name of names) figures[name] = scaled(figures[name]);
  return { ...assumptions, figures };
}

/** The system with the price paid by its down payment and its instalments, each at what it is worth after inflation. */
function onCredit({ solar, comparisons, loan, realRate, currency }: Money, assumptions: MoneyAssumptions): Comparison {
  const { figures } = assumptions;
  const inflation = figures.inflation.value / 100;
  const price = loan.downPayment.value + loan.borrowed.value;
  const paidIn = (year: number) => {
    const months = Math.max(0, Math.min(12, figures.loanTerm.value - 12 * year));
    return (months * loan.monthly.value) / (1 + inflation) ** (year + 1);
  };
  const stream: CostStream = {
    ...solar.stream,
    capital: solar.stream.capital - price + loan.downPayment.value,
    yearly: solar.stream.yearly.map((spent, year) => spent + paidIn(year)),
  };
  const credited = { ...solar, stream, cumulative: cumulativeCost(stream) };
  return comparison(credited, comparisons[0].against, realRate.value / 100, amountsIn(currency, assumptions));
}
