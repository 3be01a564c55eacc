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
 * A controller that could be built, asked hour by hour, the first of them after midnight: at midnight it knows the day's
 * prices, and load and sun of the days before. Its plan says what stored energy is worth at each hour; in the hour it sees
 * what is used and made, and moves what is worth moving. Where a plan gains nothing, or none can be made, it is the simple
 * rule.
 */
export class Controller {
  /** The hour that was asked about last. */
  readonly meter: HourMeter;
  /** What the simple rule would have the store gain in it, or lose. [kWh] */
  simple = 0;
  private readonly plan: DayPlan;
  private readonly cost: HourCost;
  private readonly hourly = new StraightPieces();
  private readonly rule: DispatchRule;
  private readonly hours: PricedHours;
  private readonly end: number | null;
  private planned = -1;

  constructor(rule: DispatchRule, hours: PricedHours, { end, before }: Omit<ControllerTask, "start">) {
    [this.rule, this.hours, this.end] = [rule, hours, end];
    this.plan = new DayPlan(rule, hours, before);
    [this.meter, this.cost] = [new HourMeter(rule), new HourCost(rule)];
  }

  /** What the store is to gain in an hour, or to lose; hours are asked about in their order, and some may be left out. [kWh] */
  gained(hour: number, stored: number): number {
    const { rule, hours, plan, meter, hourly } = this;
    const first = hour - (hour % HOURS_OF_DAY);
    while (this.planned < first) this.planNext();
    meter.read(hours, hour);
    this.cost.of(meter, hourly);
    const power = simplePower(rule, meter, stored);
    this.simple = power > 0 ? power * rule.chargeEfficiency : power / rule.dischargeEfficiency;
    const after = plan.after(hour - first, stored, hourly);
    const gained = cheapestStep(hourly, after, stored, this.simple, RELUCTANCE * plan.dearest);
    return Number.isNaN(gained) ? this.simple : gained;
  }

  private planNext(): void {
    const { plan, planned } = this;
    const count = this.hours.load.length;
    if (planned >= 0) plan.learn(planned);
    const first = planned < 0 ? 0 : planned + HOURS_OF_DAY;
    const length = Math.min(HOURS_OF_DAY, count - first);
    // Before the first day there was none to say what tomorrow is worth: it is taken to be like today.
    if (first === 0) plan.make(first, length, null);
    plan.make(first, length, first + length < count ? null : this.end);
    this.planned = first;
  }
}

/** The hours under such a controller, each carried out as it says. */
export function byController(
  rule: DispatchRule,
  hours: PricedHours,
  { start, ...task }: ControllerTask,
  columns?: DispatchColumns,
): DispatchSums {
  const controller = new Controller(rule, hours, task);
  const ledger = new Ledger(rule, start, columns);
  for (let hour = 0; hour < hours.load.length; hour += 1) {
    const gained = controller.gained(hour, ledger.stored);
    ledger.add(controller.meter, hour, gained);
  }
  return ledger.sums();
}
