import { realRate } from "../economics/annuity";
import { figure, given } from "../sizing/inputs/make-trace";
import type { Currency } from "../parameters/options";
import type { Trace } from "../sizing/inputs/trace";
import { amountsIn, sourceOf } from "./amounts";
import type { MoneyAssumptions } from "./assumptions";
import { atProjectRate } from "./build-cost";
import { type Comparison, comparison } from "./comparison";
import { type GeneratorAlone, generatorAlone } from "./generator-way";
import { gridWay } from "./grid-way";
import { type LoanOffer, loanOffer } from "./loan-offer";
import type { MoneyInput } from "./money-input";
import { solarWay } from "./solar-way";
import { type ProjectSubsidy, subsidiesIn } from "./subsidised";
import { type Today, todayWay } from "./today-way";
import type { Way } from "./way";
import { told } from "./told";

/** What a system costs against the other ways to have the power. Everything in one currency. */
export interface Money {
  readonly currency: Currency;
  readonly years: number;
  readonly realRate: Trace;
  readonly solar: Way;
  /** Null on-grid, where nobody would run one instead. */
  readonly generator: GeneratorAlone | null;
  /** Null off-grid. */
  readonly grid: Way | null;
  /** What the house has and spends now; null on-grid, where that is the bill. */
  readonly today: Today | null;
  /** The comparison that decides first: today's life, on-grid the grid. */
  readonly comparisons: readonly [Comparison, ...Comparison[]];
  readonly loan: LoanOffer;
  /** What the country has for who builds; empty until that is said. */
  readonly subsidies: readonly ProjectSubsidy[];
}

/**
 * Compares the designed system with a generator and with the grid over the years, at the prices of today: amounts are
 * real, so rates are too. Null for a house that uses nothing.
 */
export function moneyOf(asked: MoneyInput, assumptions: MoneyAssumptions, currency: Currency): Money | null {
  const input = atProjectRate(asked, assumptions);
  if (!(input.loadEnergy > 0) || !(input.servedEnergy > 0)) return null;
  const amounts = amountsIn(currency, assumptions);
  const rate = realRateTrace(assumptions);
  const real = rate.value / 100;
  const subsidies = subsidiesIn(input, assumptions, amounts);
  const solar = solarWay(input, assumptions, real, amounts, subsidies);
  const generator = input.systemType === "on-grid" ? null : generatorAlone(input, assumptions, real, amounts);
  const grid = input.systemType === "off-grid" ? null : gridWay(input, assumptions, real, amounts);
  const today = input.systemType === "on-grid" ? null : todayWay(input, solar, assumptions, real, amounts);
  const others = [today?.way, generator?.way, grid].flatMap((way) => way ?? []);
  // A house in the dark spends nothing: what it would cost to light it by a set says more.
  if (today !== null && today.darkHours === HOURS && generator !== null) others.sort(byKey("generator"));
  const [first, ...rest] = others.map((way) => comparison(solar, way, real, amounts));
  if (!first) return null;
  return {
    currency,
    years: assumptions.figures.years.value,
    realRate: rate,
    solar,
    generator,
    grid,
    today,
    comparisons: [first, ...rest],
    subsidies: subsidies.each,
    // What comes later is borrowed until then.
    loan: loanOffer(amounts.fromDollars(input.buildCost) - subsidies.atOnce, assumptions, amounts),
  };
}

const HOURS = 24;
const byKey =
  (first: Way["key"]) =>
  (one: Way, other: Way): number =>
    Number(other.key === first) - Number(one.key === first);

function realRateTrace({ figures: { discountRate, inflation } }: MoneyAssumptions): Trace {
  const value = 100 * realRate(discountRate.value / 100, inflation.value / 100);
  return figure("money-real-rate", told("realRate"), value, "%/year", {
    formula: told("realRate.formula"),
    equation: told("realRate.equation", {
      nominal: discountRate.value / 100,
      inflation: inflation.value / 100,
      real: value,
    }),
    inputs: [
      given("", told("discountRate"), discountRate.value, "%/year", sourceOf(discountRate)),
      given("", told("inflation"), inflation.value, "%/year", sourceOf(inflation)),
    ],
    source: told("realRate.source"),
  });
}
