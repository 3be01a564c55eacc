import { paybackForGood, paybackYears } from "../economics/cash-flow";
import { savingFlow } from "../economics/cost-stream";
import { figure, FROM, given } from "../sizing/inputs/make-trace";
import type { Trace } from "../sizing/inputs/trace";
import type { Amounts } from "./amounts";
import { sum, type Way } from "./way";
import { told } from "./told";

/** Solar in place of another way. */
export interface Comparison {
  readonly against: Way;
  /** At the prices of today; null when it is not paid back within the years. [years] */
  readonly payback: Trace | null;
  readonly discountedPayback: Trace | null;
  /** The last time what was saved makes up for what was spent, after all replaced parts; null where it does not stay so. [years] */
  readonly forGood: Trace | null;
  /** Over all years, at the prices of today; negative when solar costs more. */
  readonly savings: Trace;
  /** [kg CO₂/year] */
  readonly carbonAvoided: Trace;
}

export function comparison(solar: Way, against: Way, realRate: number, amounts: Amounts): Comparison {
  const flow = savingFlow(against.stream, solar.stream);
  return {
    against,
    payback: paybackTrace("payback", flow, 0, against, amounts),
    discountedPayback: paybackTrace("discounted-payback", flow, realRate, against, amounts),
    forGood: forGoodTrace(flow, against, amounts),
    savings: savingsTrace(flow, solar, against, amounts),
    carbonAvoided: carbonTrace(solar, against),
  };
}

/** Solar that costs no more on the first day has nothing to pay back. */
const yearsBack = (flow: readonly number[], rate: number) => ((flow[0] ?? 0) >= 0 ? 0 : paybackYears(flow, rate));

function paybackTrace(
  id: "payback" | "discounted-payback",
  flow: readonly number[],
  rate: number,
  { key, supply }: Way,
  { text }: Amounts,
): Trace | null {
  const years = yearsBack(flow, rate);
  if (years === null) return null;
  const [extra = 0, ...later] = flow;
  const discounted = id === "discounted-payback";
  return figure(`money-${id}-${key}`, told(discounted ? "payback.discounted" : "payback", { supply }), years, "years", {
    formula: told("payback.formula"),
    equation: told(discounted ? "payback.discountedEquation" : "payback.equation", {
      extra: text(-extra),
      later: text(later[0] ?? 0),
      years,
    }),
    inputs: discounted
      ? [given("r", told("realRate"), told("percentAYear", { percent: 100 * rate }), "", FROM.computed)]
      : [],
    source: told("payback.source"),
  });
}

function forGoodTrace(flow: readonly number[], { key, supply }: Way, { text }: Amounts): Trace | null {
  const years = paybackForGood(flow);
  if (years === null) return null;
  return figure(`money-for-good-${key}`, told("payback.forGood", { supply }), years, "years", {
    formula: told("payback.forGoodFormula"),
    equation: told("payback.equation", { extra: text(-(flow[0] ?? 0)), later: text(flow[1] ?? 0), years }),
    inputs: [],
    source: told("payback.source"),
  });
}

function savingsTrace(flow: readonly number[], solar: Way, against: Way, { currency, text }: Amounts): Trace {
  const saved = sum(flow);
  const years = flow.length - 1;
  const spent = (way: Way) => text(way.cumulative.at(-1) ?? 0);
  return figure(`money-savings-${against.key}`, told("savings", { years }), saved, currency, {
    formula: told("savings.formula"),
    equation: told("savings.equation", { against: spent(against), solar: spent(solar), saved: text(saved) }),
    inputs: [given("n", told("years"), years, "years", told("from.assumptions"))],
    source: told("savings.source"),
  });
}

const carbonTrace = (solar: Way, against: Way): Trace => {
  const avoided = against.carbon.value - solar.carbon.value;
  return figure(`money-carbon-${against.key}`, told("carbonAvoided"), avoided, "kg/year", {
    formula: told("carbonAvoided.formula"),
    equation: told("carbonAvoided.equation", { other: against.carbon.value, solar: solar.carbon.value, avoided }),
    inputs: [],
    source: told("carbon.source"),
  });
};
