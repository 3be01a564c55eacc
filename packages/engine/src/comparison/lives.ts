import { batteryLife as lifeOf, type BatteryUse, HALVING } from "../sizing/rule/battery-life";
import { figure, given, rounded } from "../sizing/inputs/make-trace";
import type { Technology } from "../sizing/rule/technology";
import type { Trace } from "../sizing/inputs/trace";
import type { Configuration } from "./configuration";
import { BATTERIES, INVERTERS, TIERS } from "./parts";
import { told } from "./told";

/** Nothing is bought more often than this. [years] */
const SHORTEST = 0.5;

/** Years until a battery is replaced, longer in a better tier. */
export function batteryLife(
  { batteryType, qualityTier }: Configuration,
  use: BatteryUse,
  kind: Omit<Technology["battery"], "price" | "dischargeRate" | "chosen"> = BATTERIES[batteryType],
): Trace {
  const { calendar, cycling, years: plain } = lifeOf(kind, use);
  const { life } = TIERS[qualityTier];
  const years = Math.max(SHORTEST, life * plain);
  return figure("comparison-battery-life", told("batteryLife"), years, "years", {
    formula: told("batteryLife.formula", { halving: HALVING[kind.chemistry] }),
    equation: Number.isFinite(cycling)
      ? told("batteryLife.equation", { tier: life, calendar, cycling, years })
      : told("batteryLife.equationUncycled", { tier: life, calendar, years }),
    inputs: [
      given("", told("batteryLife.cycles", { depth: kind.depthOfDischarge }), kind.cycles, "", kind.source),
      given("", told("batteryLife.calendar"), kind.calendarYears, "years", kind.source),
      given("", told("batteryLife.fullCycles"), rounded(use.fullCyclesPerYear, 1), "", told("from.simulatedYears")),
      given("T", told("batteryLife.temperature"), rounded(use.temperature, 1), "°C", told("from.project")),
    ],
    source: told("batteryLife.source"),
  });
}

export function inverterLife({ inverterType, qualityTier }: Configuration): Trace {
  const kind = INVERTERS[inverterType];
  const { life } = TIERS[qualityTier];
  const years = life * kind.years;
  return figure("comparison-inverter-life", told("inverterLife"), years, "years", {
    formula: told("inverterLife.formula"),
    equation: told("inverterLife.equation", { tier: life, ofKind: kind.years, years }),
    inputs: [given("", told("inverterLife.ofKind"), kind.years, "years", kind.source)],
    source: kind.source,
  });
}
