import { say } from "@sunwright/words/result-pages";
import type { Trace } from "@sunwright/engine/sizing/inputs/trace";
import type { Money } from "@sunwright/engine/money/money-of";
import { asShown, formatNumber } from "./format";

/** When a system is paid back, as it is written wherever it stands. */
export interface PaybackText {
  readonly value: string;
  /** Null where the value is words. */
  readonly unit: string | null;
  readonly trace: Trace;
  /** What stands under it. */
  readonly line: string;
}

/** Against what the house has today; and when for good, after all that is replaced. */
export function paybackText({ years, comparisons }: Pick<Money, "years" | "comparisons">): PaybackText {
  const [{ payback, forGood, savings }] = comparisons;
  if (payback === null)
    return {
      value: say("figure.notPaidBack", { years }),
      unit: null,
      trace: savings,
      line: say("figure.againstToday"),
    };
  const line =
    forGood === null
      ? say("figure.notForGood", { years })
      : say("figure.forGood", { years: formatNumber(forGood.value, 1) });
  if (payback.value === 0) return { value: say("figure.atOnce"), unit: null, trace: payback, line };
  return {
    value: formatNumber(payback.value, 1),
    unit: say("figure.years", { years: asShown(payback.value, 1) }),
    trace: payback,
    line,
  };
}
