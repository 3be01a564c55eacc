import { tell } from "@sunwright/report/tell";
import { say } from "@sunwright/words/comparison";
import type { Spending } from "@sunwright/report/money-curves";
import { dollars } from "./recommendation";
import type { Compared } from "./wizard";
import { configurationName } from "./words";

export interface Curve extends Spending {
  readonly name: string;
  /** How it is drawn: the alternative, or the place of a configuration. */
  readonly look: "other" | "first" | "second" | "third";
}

const LOOKS = ["first", "second", "third"] as const;

/** The configurations, and what the project would otherwise pay. */
export function curvesOf(compared: readonly Compared[]): Curve[] {
  const [one] = compared;
  if (one === undefined) return [];
  const others = compared.map(({ draft, result }, index): Curve => ({
    name: configurationName(draft.name),
    look: LOOKS[index] ?? "third",
    spent: result.cumulative,
  }));
  return [{ name: tell(one.result.against.name), look: "other", spent: one.result.against.cumulative }, ...others];
}

/** What the curves show, in one sentence. */
export function curvesSentence(curves: readonly Curve[]): string {
  const [other, ...systems] = curves;
  const last = (curve: Curve) => curve.spent.at(-1) ?? 0;
  const [cheapest] = systems.toSorted((one, another) => last(one) - last(another));
  if (other === undefined || cheapest === undefined) return "";
  const years = other.spent.length - 1;
  return say("spending.summary", {
    years,
    name: cheapest.name,
    spent: dollars(last(cheapest)),
    alternative: other.name.toLowerCase(),
    alternativeSpent: dollars(last(other)),
  });
}
