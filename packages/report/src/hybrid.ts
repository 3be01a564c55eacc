import { say } from "@sunwright/words/report-figures";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { HybridDesign, HybridDesignPoint } from "@sunwright/engine/sizing/inputs/design-beside-grid";
import { costText, kilo } from "./cost-curve";
import { formatNumber } from "./format";

interface HybridTable {
  /** "Built for", "Outages only", "Least cost, chosen", "Least grid" */
  readonly head: readonly string[];
  /** What it is, and its figure for each goal. */
  readonly rows: readonly (readonly [name: string, ...figures: string[]])[];
}

/** Outages only, least cost and least grid, each with what it costs, exchanges with the grid and serves. */
export function hybridTable({ points }: HybridDesign, currency: Currency): HybridTable {
  const energy = (amount: number) => `${formatNumber(amount)} kWh`;
  const row = (name: string, figure: (point: HybridDesignPoint) => string) => [name, ...points.map(figure)] as const;
  const named = (of: (point: HybridDesignPoint) => number | null) => points.some((point) => of(point) !== null);
  return {
    head: [
      say("hybrid.goal"),
      ...points.map(({ goal, chosen }) =>
        say("hybrid.name", { goal: say(`hybrid.goal.${goal}`), chosen: chosen ? "yes" : "no" }),
      ),
    ],
    rows: [
      row(say("hybrid.panels"), ({ panels }) => `${kilo(panels)} kW`),
      row(say("hybrid.battery"), ({ battery }) => `${kilo(battery)} kWh`),
      row(say("hybrid.reserve"), ({ reserve }) => `${kilo(reserve)} kWh`),
      row(say("hybrid.reserveHours"), ({ reserveHours }) => `${formatNumber(reserveHours)} h`),
      row(say("hybrid.build"), ({ buildCost }) => costText(buildCost, currency)),
      row(say("hybrid.life"), ({ lifeCost }) => costText(lifeCost, currency)),
      row(say("hybrid.bought"), ({ bought }) => energy(bought)),
      row(say("hybrid.sold"), ({ sold }) => energy(sold)),
      row(say("hybrid.dumped"), ({ dumped }) => energy(dumped)),
      ...(named(({ windowServed }) => windowServed)
        ? [row(say("hybrid.windowServed"), ({ windowServed }) => servedText(windowServed ?? 1))]
        : []),
      ...(named(({ chanceServed }) => chanceServed)
        ? [row(say("hybrid.chanceServed"), ({ chanceServed }) => servedText(chanceServed ?? 1))]
        : []),
    ],
  };
}

/** Hours never served are never rounded away: "100%" is said of all of them alone. */
const servedText = (share: number): string => `${share === 1 ? 100 : formatNumber(Math.min(99.99, 100 * share), 2)}%`;

export const hybridNote = () => say("hybrid.note");
