import { say } from "@sunwright/words/report-figures";
import type { Currency, HybridGoal } from "@sunwright/engine/parameters/options";
import type { HybridDesign } from "@sunwright/engine/sizing/design";
import { costText, kilo } from "./cost-curve";
import { formatNumber } from "./format";

export interface HybridRow {
  readonly goal: HybridGoal;
  /** "Least cost, chosen" */
  readonly name: string;
  /** As `hybridHead` names them after the first. */
  readonly figures: readonly string[];
  readonly chosen: boolean;
}

export const hybridHead = ({ points }: HybridDesign): readonly string[] => [
  say("hybrid.goal"),
  say("hybrid.panels"),
  say("hybrid.battery"),
  say("hybrid.reserve"),
  say("hybrid.build"),
  say("hybrid.life"),
  say("hybrid.bought"),
  say("hybrid.sold"),
  say("hybrid.dumped"),
  ...(points.some(({ windowServed }) => windowServed !== null) ? [say("hybrid.windowServed")] : []),
  ...(points.some(({ chanceServed }) => chanceServed !== null) ? [say("hybrid.chanceServed")] : []),
];

/** Outages only, least cost and least grid, each with what it costs and exchanges with the grid. */
export const hybridRows = ({ points }: HybridDesign, currency: Currency): readonly HybridRow[] =>
  points.map(({ goal, chosen, ...point }) => ({
    goal,
    name: say("hybrid.name", { goal: say(`hybrid.goal.${goal}`), chosen: chosen ? "yes" : "no" }),
    figures: [
      `${kilo(point.panels)} kW`,
      `${kilo(point.battery)} kWh`,
      say("hybrid.kept", { energy: kilo(point.reserve), hours: point.reserveHours }),
      costText(point.buildCost, currency),
      costText(point.lifeCost, currency),
      ...[point.bought, point.sold, point.dumped].map((energy) => `${formatNumber(energy)} kWh`),
      ...[point.windowServed, point.chanceServed].flatMap((share) => (share === null ? [] : servedText(share))),
    ],
    chosen,
  }));

/** Hours never served are never rounded away: "100%" is said of all of them alone. */
const servedText = (share: number): string => `${share === 1 ? 100 : formatNumber(Math.min(99.99, 100 * share), 2)}%`;

export const hybridNote = () => say("hybrid.note");
