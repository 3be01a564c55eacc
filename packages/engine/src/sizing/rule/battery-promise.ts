import type { Design } from "../inputs/design";
import { type BatteryRule, otherBatteryRule, sizedByHours } from "../inputs/target";
import type { Trace } from "../inputs/trace";

/** What the rule of an off-grid battery buys: how long it lasts alone, and what sun and battery serve together. */
export interface BatteryPromise {
  /** Asked to be bridged. [days] */
  readonly days: number;
  /** How long the full battery alone lasts. [h] */
  readonly alone: Trace;
  /** Share of the hours served with the sun. [%] */
  readonly served: Trace;
  /** A generator serves a part of them. */
  readonly withGenerator: boolean;
  /** The target is kept with a battery that alone lasts less than the days. */
  readonly short: boolean;
  /** What the rule is, and what it is switched to. */
  readonly byHours: boolean;
  readonly other: BatteryRule;
}

const HOURS_OF_DAY = 24;
/** A battery sized for the days lasts them to within rounding. [h] */
const ROUNDING = 0.5;

/** Null where no days are asked of a battery: with a grid, and without a load. */
export function batteryPromise({ basis: { parameters }, simulation }: Design): BatteryPromise | null {
  if (parameters.systemType !== "off-grid" || simulation === null) return null;
  const { backupDays: days } = parameters;
  const { sunlessHours, hoursServed, targetMet, generator } = simulation;
  const byHours = sizedByHours(parameters);
  return {
    days,
    alone: sunlessHours,
    served: hoursServed,
    withGenerator: generator !== null,
    short: byHours && targetMet && sunlessHours.value < HOURS_OF_DAY * days - ROUNDING,
    byHours,
    other: otherBatteryRule(parameters),
  };
}
