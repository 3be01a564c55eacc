import { realRate } from "../economics/annuity";
import { cumulativeCost } from "../economics/cost-stream";
import { atProjectRate } from "../money/build-cost";
import { amountsIn, type Amounts } from "../money/amounts";
import type { MoneyAssumptions } from "../money/assumptions";
import { comparison, type Comparison } from "../money/comparison";
import { generatorAlone } from "../money/generator-way";
import { gridWay } from "../money/grid-way";
import { loanOffer } from "../money/loan-offer";
import type { MoneyInput } from "../money/money-input";
import { solarWay } from "../money/solar-way";
import { subsidiesIn } from "../money/subsidised";
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
 * The ways of the money page, solar with one line more: what a system leaves unserved is bought the other way, at what a
 * kilowatt hour costs there. Otherwise the smallest system would always be the cheapest.
 */
export function configurationMoney(asked: MoneyInput, assumptions: MoneyAssumptions): ConfigurationMoney {
  const input = atProjectRate(asked, assumptions);
  const amounts = amountsIn("USD", assumptions);
  const { discountRate, inflation } = assumptions.figures;
  const real = realRate(discountRate.value / 100, inflation.value / 100);
  const other =
    input.systemType === "on-grid"
      ? gridWay(input, assumptions, real, amounts)
      : generatorAlone(input, assumptions, real, amounts).way;
  const unserved = unservedCost(input, other, amounts);
  const subsidies = subsidiesIn(input, assumptions, amounts);
  const solar = withUnserved(solarWay(input, assumptions, real, amounts, subsidies), unserved, input, other);
  const borrowed = amounts.fromDollars(input.buildCost) - subsidies.atOnce;
  const { monthly, downPayment } = loanOffer(borrowed, assumptions, amounts);
  return {
    solar,
    comparison: comparison(solar, other, real, amounts),
    monthlyPayment: monthly,
    downPayment,
    unserved,
  };
}

const missingOf = ({ loadEnergy, servedEnergy }: MoneyInput) => Math.max(0, loadEnergy - servedEnergy);

function unservedCost(input: MoneyInput, { name, cumulative, stream }: Way, { currency }: Amounts): Trace {
  const missing = missingOf(input);
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

function withUnserved(solar: Way, { value }: Trace, input: MoneyInput, other: Way): Way {
  const stream = { ...solar.stream, yearly: solar.stream.yearly.map((amount) => amount + value) };
  const carbon = solar.carbon.value + (other.carbon.value * missingOf(input)) / input.loadEnergy;
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
