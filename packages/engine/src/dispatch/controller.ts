import { cheapestStep } from "./cheapest-step";
import { type DayKnown, DayPlan, HOURS_OF_DAY } from "./day-plan";
import { HourCost } from "./hour-cost";
import { HourMeter } from "./hour-meter";
import { type DispatchColumns, Ledger } from "./ledger";
import type { DispatchRule, DispatchSums, PricedHours } from "./priced-hours";
import { simplePower } from "./simple-rule";
import { StraightPieces } from "./straight-pieces";

/** What has to be gained a kWh to leave the simple rule, of the day's dearest kWh: less is in no forecast. */
const RELUCTANCE = 0.002;

/** What a controller starts from and has to come to. */
export interface ControllerTask {
  /** Stored before the first hour. [kWh] */
  readonly start: number;
  /** What must be stored after the last, where anybody asks for it. [kWh] */
  readonly end: number | null;
  /** What it takes the first day to be like. */
  readonly before: DayKnown;
}

/**
 * The hours, the first of them after midnight, under a controller that could be built: at midnight it knows the day's prices,
 * and load and sun of the days before. Its plan says what stored energy is worth at each hour; in the hour it sees what is
 * used and made, and moves what is worth moving. Where a plan gains nothing, or none can be made, it is the simple rule.
 */
export function byController(
  rule: DispatchRule,
  hours: PricedHours,
  { start, end, before }: ControllerTask,
  columns?: DispatchColumns,
): DispatchSums {
  const count = hours.load.length;
  const plan = new DayPlan(rule, hours, before);
  const [meter, cost, hourly] = [new HourMeter(rule), new HourCost(rule), new StraightPieces()];
  const ledger = new Ledger(rule, start, columns);
  for (let first = 0; first < count; first += HOURS_OF_DAY) {
    const length = Math.min(HOURS_OF_DAY, count - first);
    // Before the first day there was none to say what tomorrow is worth: it is taken to be like today.
    if (first === 0) plan.make(first, length, null);
    plan.make(first, length, first + length < count ? null : end);
    for (let hour = 0; hour < length; hour += 1) {
      meter.read(hours, first + hour);
      cost.of(meter, hourly);
      const power = simplePower(rule, meter, ledger.stored);
      const simple = power > 0 ? power * rule.chargeEfficiency : power / rule.dischargeEfficiency;
      const after = plan.after(hour, ledger.stored, hourly);
      const gained = cheapestStep(hourly, after, ledger.stored, simple, RELUCTANCE * plan.dearest);
      ledger.add(meter, first + hour, Number.isNaN(gained) ? simple : gained);
    }
    plan.learn(first);
  }
  return ledger.sums();
}
