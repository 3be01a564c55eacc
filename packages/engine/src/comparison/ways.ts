import { cumulativeCost } from "../economics/cost-stream";
import { amountsIn, type Amounts } from "../money/amounts";
import type { MoneyAssumptions } from "../money/assumptions";
import { comparison, type Comparison } from "../money/comparison";
import type { MoneyInput } from "../money/money-input";
import { moneyOf } from "../money/money-of";
import { sum, type Way } from "../money/way";
import { figure, FROM, given, rounded } from "../sizing/inputs/make-trace";
import type { Trace } from "../sizing/inputs/trace";
import { told } from "./told";

/** A configuration beside what the project would otherwise pay for the same energy. US dollars at today's prices. */
export interface ConfigurationMoney {
  readonly solar: Way;
  readonly comparison: Comparison;
  readonly monthlyPayment: Trace;
  readonly downPayment: Trace;
  readonly unserved: Trace;
}

/**
 * The money page's own sums, against what it compares with first: today's life, on-grid the bill. A system that leaves
 * more unserved than the project accepts has one line more, at what a kilowatt hour costs from a generator or the grid:
 * otherwise the smallest would always be the cheapest. Null for a house that uses nothing.
 *
 * @param accepted  What may stay unserved. [kWh/year]
 */
export function configurationMoney(
  asked: MoneyInput,
  assumptions: MoneyAssumptions,
  accepted: number,
): ConfigurationMoney | null {
  const money = moneyOf(asked, assumptions, "USD");
  if (money === null) return null;
  const { generator, grid, loan, realRate } = money;
  const [{ against }] = money.comparisons;
  const bought = generator?.way ?? grid ?? against;
  const amounts = amountsIn("USD", assumptions);
  const missing = Math.max(0, asked.loadEnergy - asked.servedEnergy - accepted);
  const unserved = unservedCost(asked, bought, missing, amounts);
  const solar = withUnserved(money.solar, unserved, missing / asked.loadEnergy, bought);
  return {
    solar,
    comparison: comparison(solar, against, realRate.value / 100, amounts),
    monthlyPayment: loan.monthly,
    downPayment: loan.downPayment,
    unserved,
  };
}

function unservedCost(
  input: MoneyInput,
  { name, cumulative, stream }: Way,
  missing: number,
  { currency }: Amounts,
): Trace {
  const years = stream.yearly.length;
  const perKwh = (cumulative.at(-1) ?? 0) / (years * input.loadEnergy);
  const cost = missing * perKwh;
  return figure("comparison-unserved", told("unserved"), cost, `${currency}/year`, {
    formula: told("unserved.formula"),
    equation: told("unserved.equation", {
      missing,
      perKwh: { amount: perKwh, currency },
      cost: { amount: cost, currency },
    }),
    inputs: [
      given("", told("unserved.load"), rounded(input.loadEnergy, 0), "kWh/year", input.energySource),
      given("", told("unserved.served"), rounded(input.servedEnergy, 0), "kWh/year", input.energySource),
      given("", told("unserved.costOfKwh", { way: name }), { amount: perKwh, currency }, "a kWh", FROM.computed),
    ],
    source: told("unserved.source"),
  });
}

function withUnserved(solar: Way, { value }: Trace, share: number, bought: Way): Way {
  if (value === 0) return solar;
  const stream = { ...solar.stream, yearly: solar.stream.yearly.map((amount) => amount + value) };
  const carbon = solar.carbon.value + share * bought.carbon.value;
  return {
    ...solar,
    stream,
    cumulative: cumulativeCost(stream),
    carbon: { ...solar.carbon, value: carbon },
  };
}

/** Mean of the years, whatever is replaced spread over them. [US dollars a year] */
export function annualSavings({ solar, comparison: { against } }: ConfigurationMoney, { currency }: Amounts): Trace {
  const years = solar.stream.yearly.length;
  const yearly = ({ stream }: Way) => sum(stream.yearly) / years;
  const saved = yearly(against) - yearly(solar);
  return figure("comparison-annual-savings", told("savings"), saved, "USD/year", {
    formula: told("savings.formula"),
    equation: told("savings.equation", {
      against: { amount: yearly(against), currency },
      solar: { amount: yearly(solar), currency },
      saved: { amount: saved, currency },
    }),
    inputs: [
      given("", against.name, { amount: yearly(against), currency }, "a year", told("savings.otherFrom")),
      given("", told("savings.solar"), { amount: yearly(solar), currency }, "a year", told("savings.solarFrom")),
      given("n", told("savings.years"), years, "years", told("from.assumptions")),
    ],
    source: told("savings.source"),
  });
}
