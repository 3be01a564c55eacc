import { type CostStream, cumulativeCost, levelisedCost, netPresentCost } from "../economics/cost-stream";
import { figure, FROM, given, percent, show } from "../sizing/explain";
import type { Trace } from "../sizing/trace";
import type { Amounts } from "./amounts";

export type WayKey = "solar" | "generator" | "grid";

/** One line of the ledger. */
export interface LedgerLine {
  readonly label: string;
  readonly trace: Trace;
}

/** One way to have the power, and what it costs over the years. */
export interface Way {
  readonly key: WayKey;
  /** "Petrol generator" */
  readonly name: string;
  readonly stream: CostStream;
  /** Spent until the end of each year, today first. */
  readonly cumulative: readonly number[];
  readonly lines: readonly LedgerLine[];
  readonly netPresentCost: Trace;
  /** [currency/kWh] */
  readonly levelisedCost: Trace;
  /** [kg CO₂/year] */
  readonly carbon: number;
}

interface WayParts extends Pick<Way, "key" | "name" | "stream" | "lines" | "carbon"> {
  /** [kWh/year] */
  readonly energy: number;
}

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Adds what every way has: its curve, its net present cost and its cost of a kilowatt hour. */
export function wayOf({ energy, ...way }: WayParts, realRate: number, { currency, text }: Amounts): Way {
  const { stream, key, name } = way;
  const years = stream.yearly.length;
  const present = netPresentCost(stream, realRate);
  const perKwh = levelisedCost(stream, energy, realRate);
  const rate = given("r", "Real discount rate", percent(realRate, 2), "a year", FROM.computed);
  return {
    ...way,
    cumulative: cumulativeCost(stream),
    netPresentCost: figure(`money-${key}-present`, `${name}, net present cost`, present, currency, {
      formula: "C = C₀ + Σ Cₜ ÷ (1 + r)ᵗ − C_left ÷ (1 + r)ⁿ",
      equation: `${text(stream.capital)} + ${text(sum(stream.yearly))} over ${years} years, discounted, − ${text(stream.residual)} left, discounted = ${text(present)}`,
      inputs: [rate, given("n", "Years", years, "years", "Assumptions")],
      source: "Net present cost, reference table i",
    }),
    levelisedCost: figure(`money-${key}-kwh`, `${name}, cost of a kWh`, perKwh, `${currency}/kWh`, {
      formula: "LCOE = C ÷ Σ E ÷ (1 + r)ᵗ",
      equation: `${text(present)} ÷ ${show(years)} years of ${show(energy)} kWh, discounted = ${text(perKwh)}`,
      inputs: [rate, given("E", "Energy given", Math.round(energy), "kWh/year", FROM.computed)],
      source: "Levelised cost of served energy, reference table i",
    }),
  };
}
