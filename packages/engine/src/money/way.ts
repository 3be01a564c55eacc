import type { Text } from "../units/told";
import { type CostStream, cumulativeCost, levelisedCost, netPresentCost } from "../economics/cost-stream";
import { figure, FROM, given } from "../sizing/inputs/make-trace";
import type { Trace } from "../sizing/inputs/trace";
import type { Amounts } from "./amounts";
import { told } from "./told";

export type WayKey = "solar" | "today" | "generator" | "grid";

/** What the power comes from. */
export type Supply = "solar" | "today" | "grid" | "petrol" | "diesel" | "gridAndPetrol" | "gridAndDiesel";

/** One line of the ledger. */
export interface LedgerLine {
  readonly label: Text;
  readonly trace: Trace;
}

/** One way to have the power, and what it costs over the years. */
export interface Way {
  readonly key: WayKey;
  readonly supply: Supply;
  /** "Petrol generator" */
  readonly name: Text;
  /** "petrol generator" */
  readonly inSentence: Text;
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

interface WayParts extends Pick<Way, "key" | "supply" | "stream" | "lines"> {
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

function carbonTrace(key: WayKey, way: Text, { litres, perLitre, gridEnergy, perKwh }: Burnt): Trace {
  const value = litres * perLitre + gridEnergy * perKwh;
  return figure(`money-${key}-carbon`, told("carbon", { way }), value, "kg/year", {
    formula: told("carbon.formula"),
    equation: told("carbon.equation", { litres, perLitre, gridEnergy, perKwh, carbon: value }),
    inputs: [],
    source: told("carbon.source"),
  });
}

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Adds what every way has: its curve, its net present cost and its cost of a kilowatt hour. */
export function wayOf({ energy, burnt, ...way }: WayParts, realRate: number, { currency, text }: Amounts): Way {
  const { stream, key } = way;
  const name = told(`way.${way.supply}`);
  const years = stream.yearly.length;
  const present = netPresentCost(stream, realRate);
  const perKwh = levelisedCost(stream, energy, realRate);
  const later = sum(stream.yearly);
  const rate = given("r", told("realRate"), told("percentAYear", { percent: 100 * realRate }), "", FROM.computed);
  return {
    ...way,
    name,
    inSentence: told("wayInSentence", { supply: way.supply }),
    cumulative: cumulativeCost(stream),
    carbon: carbonTrace(key, name, burnt),
    firstDay: figure(`money-${key}-first`, told("firstDay", { way: name }), stream.capital, currency, {
      formula: told("firstDay.formula"),
      equation: told("amount", { amount: text(stream.capital) }),
      inputs: [],
      source: told("from.ledger"),
    }),
    spent: figure(`money-${key}-spent`, told("spent", { way: name, years }), stream.capital + later, currency, {
      formula: told("spent.formula"),
      equation: told("spent.equation", {
        capital: text(stream.capital),
        later: text(later),
        total: text(stream.capital + later),
      }),
      inputs: [],
      source: told("spent.source"),
    }),
    netPresentCost: figure(`money-${key}-present`, told("present", { way: name }), present, currency, {
      formula: "C = C₀ + Σ Cₜ ÷ (1 + r)ᵗ − C_left ÷ (1 + r)ⁿ",
      equation: told("present.equation", {
        capital: text(stream.capital),
        later: text(later),
        years,
        residual: text(stream.residual),
        present: text(present),
      }),
      inputs: [rate, given("n", told("years"), years, "years", told("from.assumptions"))],
      source: told("present.source"),
    }),
    levelisedCost: figure(`money-${key}-kwh`, told("levelised", { way: name }), perKwh, `${currency}/kWh`, {
      formula: "LCOE = C ÷ Σ E ÷ (1 + r)ᵗ",
      equation: told("levelised.equation", { present: text(present), years, energy, perKwh: text(perKwh) }),
      inputs: [rate, given("E", told("levelised.energy"), Math.round(energy), "kWh/year", FROM.computed)],
      source: told("levelised.source"),
    }),
  };
}
