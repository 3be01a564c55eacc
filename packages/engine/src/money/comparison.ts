import { counted } from "../units/counted";
import { paybackYears } from "../economics/cash-flow";
import { savingFlow } from "../economics/cost-stream";
import { figure, FROM, given, percent, show } from "../sizing/explain";
import type { Trace } from "../sizing/trace";
import type { Amounts } from "./amounts";
import { sum, type Way } from "./way";

/** Solar in place of another way. */
export interface Comparison {
  readonly against: Way;
  /** At the prices of today; null when it is not paid back within the years. [years] */
  readonly payback: Trace | null;
  readonly discountedPayback: Trace | null;
  /** Over all years, at the prices of today; negative when solar costs more. */
  readonly savings: Trace;
  /** [kg CO₂/year] */
  readonly carbonAvoided: Trace;
}

export function comparison(solar: Way, against: Way, realRate: number, amounts: Amounts): Comparison {
  const flow = savingFlow(against.stream, solar.stream);
  return {
    against,
    payback: paybackTrace("payback", "Payback", flow, 0, against, amounts),
    discountedPayback: paybackTrace("discounted-payback", "Discounted payback", flow, realRate, against, amounts),
    savings: savingsTrace(flow, solar, against, amounts),
    carbonAvoided: carbonTrace(solar, against),
  };
}

/** Solar that costs no more on the first day has nothing to pay back. */
const yearsBack = (flow: readonly number[], rate: number) => ((flow[0] ?? 0) >= 0 ? 0 : paybackYears(flow, rate));

function paybackTrace(
  id: string,
  name: string,
  flow: readonly number[],
  rate: number,
  { key, name: other }: Way,
  { text }: Amounts,
): Trace | null {
  const years = yearsBack(flow, rate);
  if (years === null) return null;
  const [extra = 0, ...later] = flow;
  const discounted = rate === 0 ? "" : ", discounted";
  return figure(`money-${id}-${key}`, `${name} against: ${other.toLowerCase()}`, years, "years", {
    formula: "the first moment at which Σ (cost of the other − cost of solar) reaches 0",
    equation: `${text(-extra)} more on the first day, ${text(later[0] ?? 0)} less in the first year, year by year${discounted} = ${show(years, 1)} years`,
    inputs: rate === 0 ? [] : [given("r", "Real discount rate", percent(rate, 2), "a year", FROM.computed)],
    source: "Payback, linear within the year, reference table i",
  });
}

function savingsTrace(flow: readonly number[], solar: Way, against: Way, { currency, text }: Amounts): Trace {
  const saved = sum(flow);
  const years = flow.length - 1;
  const spent = (way: Way) => text(way.cumulative.at(-1) ?? 0);
  return figure(`money-savings-${against.key}`, `Saved in ${counted(years, "year")}`, saved, currency, {
    formula: "saved = Σ cost of the other − Σ cost of solar",
    equation: `${spent(against)} − ${spent(solar)} = ${text(saved)}`,
    inputs: [given("n", "Years", years, "years", "Assumptions")],
    source: "Both at the prices of today, nothing taken off for what is left at the end",
  });
}

const carbonTrace = (solar: Way, against: Way): Trace => {
  const avoided = against.carbon.value - solar.carbon.value;
  return figure(`money-carbon-${against.key}`, "CO₂ avoided a year", avoided, "kg/year", {
    formula: "m = CO₂ of the other − CO₂ of solar",
    equation: `${show(against.carbon.value)} − ${show(solar.carbon.value)} = ${show(avoided)} kg`,
    inputs: [],
    source: "IPCC 2006 for fuels, cited; the country's grid factor",
  });
};
