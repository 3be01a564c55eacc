import type { MoneyAssumptions, MoneyFigure, OpenFigure, OwnFigures } from "@sunwright/engine/money/assumptions";
import type { Today } from "@sunwright/engine/money/today-way";
import type { HourSource } from "../../../ui/day-strip";

/** How a household says what its generator does; the first is what is asked for. */
export const RUNS = ["setHours", "weeklyLitres", "weeklyFuel"] as const satisfies readonly (MoneyFigure | OpenFigure)[];
export type Runs = (typeof RUNS)[number];

/** By what it says so now: money counts before litres, as the engine has it. */
export const runsBy = ({ weeklyLitres, weeklyFuel }: MoneyAssumptions["open"]): Runs =>
  weeklyLitres !== null ? "weeklyLitres" : weeklyFuel !== null ? "weeklyFuel" : "setHours";

const WEEK = 7;
const roundTo = (value: number, step: number) => Math.round(value / step) * step;

/** The same running said in another way, as the box begins. */
export function saidAs(runs: Runs, { day }: Today, litrePrice: number): Partial<OwnFigures> {
  const weekly = day.litres * WEEK;
  const none = { weeklyLitres: null, weeklyFuel: null };
  if (runs === "weeklyLitres") return { ...none, weeklyLitres: roundTo(weekly, 0.5) };
  if (runs === "weeklyFuel") return { ...none, weeklyFuel: Math.round(weekly * litrePrice) };
  return { ...none, setHours: roundTo(day.setHours, 0.1) };
}

/** What carries most of each hour. */
export const sourcesOf = ({ day }: Today): readonly HourSource[] =>
  day.hours.map(({ grid, set }) => (grid >= 0.5 ? "grid" : set >= 0.5 ? "generator" : "none"));
