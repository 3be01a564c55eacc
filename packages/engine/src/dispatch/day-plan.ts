import { HourCost } from "./hour-cost";
import { HourMeter } from "./hour-meter";
import { LaterCost } from "./later-cost";
import { meanOf } from "./mean-of-suns";
import type { DispatchRule, PricedHours } from "./priced-hours";
import { StraightPieces } from "./straight-pieces";

/** A day's load and sun, hour by hour. [kWh] */
export interface DayKnown {
  readonly load: ArrayLike<number>;
  readonly sun: ArrayLike<number>;
}

export const HOURS_OF_DAY = 24;
/** How far yesterday moves what a day is taken to be like. */
const YESTERDAYS_SHARE = 0.3;
/** What the sun of a day may come to of what a day is taken to be like, each as likely: dull, alike, bright. */
const [DULL, ALIKE, BRIGHT] = [0.4, 1, 1.5];
/** Slopes of a plan that differ by less, of the day's dearest kWh, are one: a forecast is no finer. */
const COARSE = 0.003;
/** A plan of more points than this loses those nearer to each other than this share of the battery. */
const [MOST_POINTS, NEAREST] = [24, 1 / 32];
/** What is missing at the end is dearer than any hour before, so that it is bought in time. */
const DEARER = 3;

/**
 * What stored energy is worth at each hour of a day, as far as midnight before it can tell: from the day's prices, the load
 * of days before, and three suns of which nobody knows which will come. In hours with sun each of the three is followed by
 * itself; before sunrise their mean counts. What midnight after it leaves is worth what it was worth at the day's start,
 * since tomorrow's prices are not out yet.
 */
export class DayPlan {
  /** The dearest kWh of the day, bought or paid for buying. */
  dearest = 0;
  private readonly meter: HourMeter;
  private readonly cost: HourCost;
  private readonly later: LaterCost;
  private readonly hour = new StraightPieces();
  private readonly bySun = [shelf(), shelf(), shelf()] as const;
  private readonly shared = shelf();
  private readonly here = new StraightPieces();
  private readonly tomorrow = new StraightPieces();
  private readonly load = new Float64Array(HOURS_OF_DAY);
  private readonly sun = new Float64Array(HOURS_OF_DAY);
  /** First hour with sun, and the first after it without any. */
  private rise = HOURS_OF_DAY;
  private set = 0;
  private readonly rule: DispatchRule;
  private readonly hours: PricedHours;

  constructor(rule: DispatchRule, hours: PricedHours, before: DayKnown) {
    this.rule = rule;
    this.hours = hours;
    [this.meter, this.cost, this.later] = [new HourMeter(rule), new HourCost(rule), new LaterCost(rule)];
    for (let hour = 0; hour < HOURS_OF_DAY; hour += 1) {
      this.load[hour] = before.load[hour] ?? 0;
      this.sun[hour] = before.sun[hour] ?? 0;
    }
    this.tomorrow.point(rule.floor, 0);
    if (rule.capacity > rule.floor) this.tomorrow.point(rule.capacity, 0);
  }

  /** The day that began at this hour is over: what it was like is known. */
  learn(first: number): void {
    for (let hour = 0; hour < HOURS_OF_DAY; hour += 1) {
      const [load, sun] = [this.load[hour] ?? 0, this.sun[hour] ?? 0];
      this.load[hour] = load + YESTERDAYS_SHARE * ((this.hours.load[first + hour] ?? load) - load);
      this.sun[hour] = sun + YESTERDAYS_SHARE * ((this.hours.sun[first + hour] ?? sun) - sun);
    }
  }

  /** The day that begins at this hour. `end`: what must be stored after its last, where it is the last of all. */
  make(first: number, length: number, end: number | null): void {
    const { shared, bySun, sun, rule } = this;
    this.dearest = 0;
    for (let hour = first; hour < first + length; hour += 1)
      this.dearest = Math.max(this.dearest, Math.abs(this.hours.importPrice[hour] ?? 0));
    this.midnight(at(shared, length), end);
    this.rise = 0;
    while (this.rise < length && (sun[this.rise] ?? 0) === 0) this.rise += 1;
    this.set = length;
    while (this.set > this.rise && (sun[this.set - 1] ?? 0) === 0) this.set -= 1;
    let hour = length - 1;
    for (; hour >= this.set; hour -= 1) this.step(first, hour, 0, shared);
    if (this.set > this.rise) {
      for (const chain of bySun) at(chain, this.set).copy(at(shared, this.set));
      for (; hour >= this.rise; hour -= 1) {
        this.step(first, hour, DULL, bySun[0]);
        this.step(first, hour, ALIKE, bySun[1]);
        this.step(first, hour, BRIGHT, bySun[2]);
      }
      const sunrise = at(shared, this.rise);
      sunrise.coarse = 0;
      meanOf(this.suns(this.rise), rule.floor, rule.capacity, sunrise);
      sunrise.thin(NEAREST * rule.capacity);
    }
    for (; hour >= 0; hour -= 1) this.step(first, hour, 0, shared);
    this.remember();
  }

  /** What is to come after an hour costs by what is stored then, for what the hour may add to what is stored before it. */
  after(hour: number, stored: number, reach: StraightPieces): StraightPieces {
    const next = hour + 1;
    if (next <= this.rise || next >= this.set || reach.count === 0) return at(this.shared, next);
    const last = reach.x[reach.count - 1] ?? 0;
    meanOf(this.suns(next), stored + (reach.x[0] ?? 0), stored + last, this.here);
    return this.here;
  }

  private suns(hour: number) {
    const [dull, alike, bright] = this.bySun;
    return [at(dull, hour), at(alike, hour), at(bright, hour)] as const;
  }

  private midnight(last: StraightPieces, end: number | null): void {
    const { floor, capacity, chargeEfficiency } = this.rule;
    if (end === null) return last.copy(this.tomorrow);
    last.clear();
    if (end > floor) last.point(floor, ((end - floor) * DEARER * this.dearest) / chargeEfficiency);
    last.point(end, 0);
    if (capacity > end) last.point(capacity, 0);
  }

  private step(first: number, hour: number, sun: number, chain: readonly StraightPieces[]): void {
    const [after, before] = [at(chain, hour + 1), at(chain, hour)];
    const { importPrice, exportPrice } = this.hours;
    this.meter.set(
      this.load[hour] ?? 0,
      sun * (this.sun[hour] ?? 0),
      importPrice[first + hour] ?? 0,
      exportPrice[first + hour] ?? 0,
    );
    this.cost.of(this.meter, this.hour);
    this.hour.bendUp();
    before.coarse = COARSE * this.dearest;
    this.later.merge(this.hour, after, before);
    if (before.count > MOST_POINTS) before.thin(NEAREST * this.rule.capacity);
  }

  private remember(): void {
    const { tomorrow } = this;
    const start = at(this.shared, 0);
    if (start.count === 0) return;
    tomorrow.copy(start);
    tomorrow.thin(NEAREST * this.rule.capacity);
    const base = tomorrow.y[0] ?? 0;
    for (let index = 0; index < tomorrow.count; index += 1) tomorrow.y[index] = (tomorrow.y[index] ?? 0) - base;
  }
}

const shelf = (): readonly StraightPieces[] => Array.from({ length: HOURS_OF_DAY + 1 }, () => new StraightPieces());

const NONE = new StraightPieces(1);
const at = (chain: readonly StraightPieces[], hour: number): StraightPieces => chain[hour] ?? NONE;
