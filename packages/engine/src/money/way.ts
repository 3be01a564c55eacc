import { counted } from "../units/counted";
import { type CostStream, cumulativeCost, levelisedCost, netPresentCost } from "../economics/cost-stream";
import { figure, FROM, given, percent, show } from "../sizing/explain";
import type { Trace } from "../sizing/trace";
import type { Amounts } from "./amounts";

export type WayKey = "solar" | "generator" | "grid";

/** What the power comes from. */
export type Supply = "solar" | "grid" | "petrol" | "diesel" | "gridAndPetrol" | "gridAndDiesel";

/** One line of the ledger. */
export interface LedgerLine {
  readonly label: string;
  readonly trace: Trace;
}

/** One way to have the power, and what it costs over the years. */
export interface Way {
  readonly key: WayKey;
  readonly supply: Supply;
  /** "Petrol generator" */
  readonly name: string;
  readonly stream: CostStream;
  /** Spent until the end of each year, today first. */
  readonly cumulative: readonly number[];
  readonly lines: readonly LedgerLine[];
  /** On the first day. */
  readonly firstDay: Trace;
  /** Until the end of the last year. */
  readonly spent: Trace;
  readonly netPresentCost: Trace;
  /** [currency/kWh] */
  readonly levelisedCost: Trace;
  /** [kg CO₂/year] */
  readonly carbon: Trace;
}

interface WayParts extends Pick<Way, "key" | "supply" | "name" | "stream" | "lines"> {
  /** [kWh/year] */
  readonly energy: number;
  readonly burnt: Burnt;
}

/** What a way puts into the air. */
export interface Burnt {
  /** [l/year] */
  readonly litres: number;
  /** [kg/l] */
  readonly perLitre: number;
  /** From the grid. [kWh/year] */
  readonly gridEnergy: number;
  /** [kg/kWh] */
  readonly perKwh: number;
}

function carbonTrace(key: WayKey, name: string, { litres, perLitre, gridEnergy, perKwh }: Burnt): Trace {
  const value = litres * perLitre + gridEnergy * perKwh;
  return figure(`money-${key}-carbon`, `${name}, CO₂ a year`, value, "kg/year", {
    formula: "m = litres × factor of the fuel + grid energy × factor of the grid",
    equation: `${show(litres)} l × ${show(perLitre, 2)} + ${show(gridEnergy)} kWh × ${show(perKwh, 3)} = ${show(value)} kg`,
    inputs: [],
    source: "IPCC 2006 for fuels, cited; the country's grid factor",
  });
}

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Adds what every way has: its curve, its net present cost and its cost of a kilowatt hour. */
export function wayOf({ energy, burnt, ...way }: WayParts, realRate: number, { currency, text }: Amounts): Way {
  const { stream, key, name } = way;
  const years = stream.yearly.length;
  const present = netPresentCost(stream, realRate);
  const perKwh = levelisedCost(stream, energy, realRate);
  const later = sum(stream.yearly);
  const rate = given("r", "Real discount rate", percent(realRate, 2), "a year", FROM.computed);
  return {
    ...way,
    cumulative: cumulativeCost(stream),
    carbon: carbonTrace(key, name, burnt),
    firstDay: figure(`money-${key}-first`, `${name}, on the first day`, stream.capital, currency, {
      formula: "what has to be bought to begin",
      equation: text(stream.capital),
      inputs: [],
      source: "The ledger below",
    }),
    spent: figure(
      `money-${key}-spent`,
      `${name}, spent in ${counted(years, "year")}`,
      stream.capital + later,
      currency,
      {
        formula: "the first day + Σ of the years",
        equation: `${text(stream.capital)} + ${text(later)} = ${text(stream.capital + later)}`,
        inputs: [],
        source: "The ledger below, at the prices of today",
      },
    ),
    netPresentCost: figure(`money-${key}-present`, `${name}, net present cost`, present, currency, {
      formula: "C = C₀ + Σ Cₜ ÷ (1 + r)ᵗ − C_left ÷ (1 + r)ⁿ",
      equation: `${text(stream.capital)} + ${text(later)} over ${counted(years, "year")}, discounted, − ${text(stream.residual)} left, discounted = ${text(present)}`,
      inputs: [rate, given("n", "Years", years, "years", "Assumptions")],
      source: "Net present cost, reference table i",
    }),
    levelisedCost: figure(`money-${key}-kwh`, `${name}, cost of a kWh`, perKwh, `${currency}/kWh`, {
      formula: "LCOE = C ÷ Σ E ÷ (1 + r)ᵗ",
      equation: `${text(present)} ÷ ${counted(years, "year")} of ${show(energy)} kWh, discounted = ${text(perKwh)}`,
      inputs: [rate, given("E", "Energy given", Math.round(energy), "kWh/year", FROM.computed)],
      source: "Levelised cost of served energy, reference table i",
    }),
  };
}
