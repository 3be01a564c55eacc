import { say } from "@sunwright/words/comparison";
import type { ConfigurationResult, ResultTraces } from "@sunwright/engine/comparison/compare";
import type { Trace } from "@sunwright/engine/sizing/inputs/trace";

export type FigureName = keyof ResultTraces;

/** One figure of every configuration, side by side. */
export interface Row {
  readonly name: FigureName;
  readonly label: (of: ConfigurationResult) => string;
  readonly kind: "money" | "years" | "carbon";
  readonly best: "lowest" | "highest";
}

export const ROWS: readonly Row[] = [
  { name: "totalCost", label: () => say("totalCost"), kind: "money", best: "lowest" },
  {
    name: "monthlyPayment",
    label: ({ finance }) => say("monthlyPayment", { months: finance.loanTerm }),
    kind: "money",
    best: "lowest",
  },
  { name: "paybackPeriod", label: () => say("paybackPeriod"), kind: "years", best: "lowest" },
  { name: "annualSavings", label: () => say("annualSavings"), kind: "money", best: "highest" },
  {
    name: "lifetimeSavings",
    label: ({ years }) => say("lifetimeSavings", { years }),
    kind: "money",
    best: "highest",
  },
  { name: "co2Reduction", label: () => say("co2Reduction"), kind: "carbon", best: "highest" },
];

/** The best of a row; more than one where they are the same; none where no configuration has the figure. */
export function bestOf({ best }: Row, traces: readonly (Trace | null)[]): ReadonlySet<number> {
  const values = traces.flatMap((trace) => (trace === null ? [] : [trace.value]));
  if (values.length === 0) return new Set();
  const top = best === "lowest" ? Math.min(...values) : Math.max(...values);
  return new Set(traces.flatMap((trace, index) => (trace?.value === top ? [index] : [])));
}
