import { tell } from "@sunwright/report/tell";
import { say } from "@sunwright/words/comparison";
import type { Spending } from "@sunwright/report/money-curves";
import type { Amounts } from "@sunwright/engine/money/amounts";
import type { Currency } from "@sunwright/engine/parameters/options";
import { amountText } from "./amount-text";
import type { Compared } from "./wizard";
import { configurationName } from "./words";

export interface Curve extends Spending {
  readonly name: string;
  /** How it is drawn: the alternative, or the place of a configuration. */
  readonly look: "other" | "first" | "second" | "third";
}

const LOOKS = ["first", "second", "third"] as const;

/** The configurations, and what the project would otherwise pay, in its currency. */
export function curvesOf(compared: readonly Compared[], { fromDollars }: Amounts): Curve[] {
  const [one] = compared;
  if (one === undefined) return [];
  const others = compared.map(({ draft, result }, index): Curve => ({
    name: configurationName(draft.name),
    look: LOOKS[index] ?? "third",
    spent: result.cumulative.map(fromDollars),
  }));
  return [
    { name: tell(one.result.against.name), look: "other", spent: one.result.against.cumulative.map(fromDollars) },
    ...others,
  ];
}

/** What the curves show, in one sentence. */
export function curvesSentence(curves: readonly Curve[], currency: Currency): string {
  const [other, ...systems] = curves;
  const last = (curve: Curve) => curve.spent.at(-1) ?? 0;
  const [cheapest] = systems.toSorted((one, another) => last(one) - last(another));
  if (other === undefined || cheapest === undefined) return "";
  const years = other.spent.length - 1;
  return say("spending.summary", {
    years,
    name: cheapest.name,
    spent: amountText(last(cheapest), currency),
    alternative: other.name.toLowerCase(),
    alternativeSpent: amountText(last(other), currency),
  });
}
