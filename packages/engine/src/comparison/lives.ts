import { batteryLife as lifeOf, type BatteryUse, HALVING } from "../sizing/battery-life";
import { figure, given, rounded, show } from "../sizing/explain";
import type { Trace } from "../sizing/trace";
import type { Configuration } from "./configuration";
import { BATTERIES, INVERTERS, TIERS } from "./parts";

/** Nothing is bought more often than this. [years] */
const SHORTEST = 0.5;

/** Years until a battery is replaced, longer in a better tier. */
export function batteryLife({ batteryType, qualityTier }: Configuration, use: BatteryUse): Trace {
  const kind = BATTERIES[batteryType];
  const { calendar, cycling, years: plain } = lifeOf(kind, use);
  const { life } = TIERS[qualityTier];
  const years = Math.max(SHORTEST, life * plain);
  return figure("comparison-battery-life", "Battery lasts", years, "years", {
    formula: `t = tier × min(calendar × 2^(−(T − 25) ÷ ${HALVING[kind.chemistry]}), cycles × DoD ÷ full cycles a year)`,
    equation: `${show(life, 2)} × min(${show(calendar, 1)}, ${Number.isFinite(cycling) ? show(cycling, 1) : "∞"}) = ${show(years, 1)} years`,
    inputs: [
      given("", "Cycles", kind.cycles, `at ${show(100 * kind.depthOfDischarge)}% depth`, kind.source),
      given("", "By the calendar, at 25 °C", kind.calendarYears, "years", kind.source),
      given("", "Full cycles a year", rounded(use.fullCyclesPerYear, 1), "", "Simulated years"),
      given("T", "Mean temperature", rounded(use.temperature, 1), "°C", "Project"),
    ],
    source: "Energy throughput and Arrhenius ageing",
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
