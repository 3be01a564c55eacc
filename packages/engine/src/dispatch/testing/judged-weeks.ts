import { dispatchWeek, type DispatchWeek } from "../../validation/tables/dispatch";
import { readJson } from "../../validation/files";
import { referenceFiles } from "../../validation/testing/reference";
import { byController } from "../controller";
import type { DayKnown } from "../day-plan";
import { leastCostDispatch } from "../least-cost-dispatch";
import type { DispatchSums, PricedHours } from "../priced-hours";
import { bySimpleRule } from "../simple-rule";

/** A week of table p under the simple rule, under the controller, and at the least cost with as much left at the end. */
export interface JudgedWeek extends DispatchWeek {
  readonly id: string;
  readonly kind: string;
  readonly pvKwp: number;
  readonly simple: DispatchSums;
  readonly own: DispatchSums;
  readonly least: DispatchSums;
  readonly withoutBattery: number;
  /** Of what could be saved beside the simple rule; null where nothing could. */
  readonly share: number | null;
}

/** Costs nearer than this are one. */
const NOTHING = 1e-6;
/** A clear noon is some 0.75 kW a kWp, a mean one 0.5. */
const MEAN_NOON = 0.5;

/**
 * What a controller takes the first day to be like where nobody has seen the day before: use spread evenly, as much as the
 * design says, and half a sine of sun from six to six.
 */
function plainDay({ load }: PricedHours, pvKwp: number): DayKnown {
  const used = Array.from(load).reduce((sum, one) => sum + one, 0) / load.length;
  const sun = (hour: number) => Math.max(0, Math.sin((Math.PI * (hour + 0.5 - 6)) / 12));
  return {
    load: Array.from({ length: 24 }, () => used),
    sun: Array.from({ length: 24 }, (_, hour) => MEAN_NOON * pvKwp * sun(hour)),
  };
}

/** The week's own last day, as if weeks were alike. */
export const lastDay = ({ load, sun }: PricedHours): DayKnown => ({
  load: Array.from(load).slice(-24),
  sun: Array.from(sun).slice(-24),
});

/** A controller is to leave what the simple rule leaves; what it lacks is bought at the week's dearest hour. */
const lacking = (own: DispatchSums, end: number, { hours, rule }: DispatchWeek) =>
  (Math.max(0, end - own.end) * Math.max(...Array.from(hours.importPrice, Math.abs))) / rule.chargeEfficiency;

export function judgedWeeks(dayBefore: (hours: PricedHours, pvKwp: number) => DayKnown = plainDay): JudgedWeek[] {
  return readJson(referenceFiles, "p_dispatch.json")
    .list("cases")
    .map((row) => {
      const week = dispatchWeek(row);
      const { rule, hours, start } = week;
      const pvKwp = row.number("pv_kwp");
      const simple = bySimpleRule(rule, hours, start);
      const { end } = simple;
      const least = leastCostDispatch(rule, hours, { start, end });
      if (least === null) throw new Error(`${row.text("id")} cannot be met`);
      const own = byController(rule, hours, { start, end, before: dayBefore(hours, pvKwp) });
      const possible = simple.cost - least.cost;
      const share = (simple.cost - own.cost - lacking(own, end, week)) / possible;
      return {
        ...week,
        id: row.text("id"),
        kind: row.text("kind"),
        pvKwp,
        simple,
        own,
        least,
        withoutBattery: row.field("out").number("no_battery"),
        share: possible < NOTHING * (1 + Math.abs(simple.cost)) ? null : share,
      };
    });
}

/** The middle of the weeks in which anything could be saved beside the simple rule. */
export function medianShare(weeks: readonly JudgedWeek[]): number {
  const shares = weeks.flatMap(({ share }) => (share === null ? [] : [share])).sort((a, b) => a - b);
  const [low, high] = [shares[(shares.length - 1) >> 1], shares[shares.length >> 1]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}
