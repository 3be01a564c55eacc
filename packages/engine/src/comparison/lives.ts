import { figure, given, rounded, show } from "../sizing/explain";
import type { Trace } from "../sizing/trace";
import type { Configuration } from "./configuration";
import { BATTERIES, INVERTERS, TIERS } from "./parts";

/** Lead acid ages twice as fast for every step above this. [°C, K] Source: engineering practice, cited (Arrhenius). */
const COOL = 25;
const HALVING = 10;
/** Nothing is bought more often than this. [years] */
const SHORTEST = 0.5;

/** Years lead acid lasts by the calendar at a temperature ÷ years at 25 °C. */
export const heatFactor = (temperature: number) => 2 ** (-Math.max(0, temperature - COOL) / HALVING);

interface Use {
  /** Taken out of the battery in a mean simulated year ÷ what it holds. */
  readonly fullCyclesPerYear: number;
  /** Mean of the year. [°C] */
  readonly temperature: number;
}

/**
 * Years until a battery is replaced: the sooner of its calendar life, which heat shortens, and its cycles, counted by
 * the energy that goes through it (throughput model: cycles × depth ÷ full cycles a year).
 */
export function batteryLife({ batteryType, qualityTier }: Configuration, use: Use): Trace {
  const kind = BATTERIES[batteryType];
  const heat = kind.ageingWithHeat ? heatFactor(use.temperature) : 1;
  const calendar = kind.calendarYears * heat;
  const cycling =
    use.fullCyclesPerYear > 0
      ? (kind.cycles * kind.depthOfDischarge) / use.fullCyclesPerYear
      : Number.POSITIVE_INFINITY;
  const { life } = TIERS[qualityTier];
  const years = Math.max(SHORTEST, life * Math.min(calendar, cycling));
  return figure("comparison-battery-life", "Battery lasts", years, "years", {
    formula: "t = tier × min(calendar × 2^(−(T − 25) ÷ 10), cycles × DoD ÷ full cycles a year)",
    equation: `${show(life, 2)} × min(${show(calendar, 1)}, ${Number.isFinite(cycling) ? show(cycling, 1) : "∞"}) = ${show(years, 1)} years`,
    inputs: [
      given("", "Cycles", kind.cycles, `at ${show(100 * kind.depthOfDischarge)}% depth`, kind.source),
      given("", "By the calendar, at 25 °C", kind.calendarYears, "years", kind.source),
      given("", "Full cycles a year", rounded(use.fullCyclesPerYear, 1), "", "Simulated years"),
      given("T", "Mean temperature", rounded(use.temperature, 1), "°C", "Project"),
    ],
    source: "Energy throughput and Arrhenius ageing; heat counts for lead acid, lithium's figure has it in it",
  });
}

export function inverterLife({ inverterType, qualityTier }: Configuration): Trace {
  const kind = INVERTERS[inverterType];
  const { life } = TIERS[qualityTier];
  const years = life * kind.years;
  return figure("comparison-inverter-life", "Inverter lasts", years, "years", {
    formula: "t = tier × years of its kind",
    equation: `${show(life, 2)} × ${show(kind.years)} = ${show(years, 1)} years`,
    inputs: [given("", "Years of its kind", kind.years, "years", kind.source)],
    source: kind.source,
  });
}
