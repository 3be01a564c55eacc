import { cheapestStep } from "./cheapest-step";
import { HourCost } from "./hour-cost";
import { HourMeter } from "./hour-meter";
import { LaterCost } from "./later-cost";
import { type DispatchColumns, Ledger } from "./ledger";
import type { DispatchRule, DispatchSums, PricedHours } from "./priced-hours";
import { StraightPieces } from "./straight-pieces";

/** Functions of many hours in one block of memory. */
class Shelf {
  private x = new Float64Array(65_536);
  private y = new Float64Array(65_536);
  private slope = new Float64Array(65_536);
  private readonly starts: Int32Array;
  private used = 0;

  constructor(places: number) {
    this.starts = new Int32Array(2 * places);
  }

  put(place: number, { x, y, slope, count }: StraightPieces): void {
    if (this.used + count > this.x.length) {
      const grown = (from: Float64Array) => {
        const to = new Float64Array(2 * from.length + count);
        to.set(from);
        return to;
      };
      [this.x, this.y, this.slope] = [grown(this.x), grown(this.y), grown(this.slope)];
    }
    this.x.set(x.subarray(0, count), this.used);
    this.y.set(y.subarray(0, count), this.used);
    this.slope.set(slope.subarray(0, count), this.used);
    this.starts[2 * place] = this.used;
    this.starts[2 * place + 1] = count;
    this.used += count;
  }

  view(place: number, into: StraightPieces): void {
    const start = this.starts[2 * place] ?? 0;
    into.count = this.starts[2 * place + 1] ?? 0;
    into.x = this.x.subarray(start, start + into.count);
    into.y = this.y.subarray(start, start + into.count);
    into.slope = this.slope.subarray(start, start + into.count);
  }
}

/**
 * The least that the hours can cost, their sun, load and prices all known beforehand, with at least `end` stored after the
 * last: no controller does better. By the recursion from the last hour to the first (Bellman), the cost of what is still to
 * come being a function of what is stored; it has straight pieces, so it is kept exactly. Null where the hours cannot be met.
 */
export function leastCostDispatch(
  rule: DispatchRule,
  hours: PricedHours,
  { start, end }: { readonly start: number; readonly end: number },
  columns?: DispatchColumns,
): DispatchSums | null {
  const count = hours.load.length;
  const [meter, cost, later] = [new HourMeter(rule), new HourCost(rule), new LaterCost(rule)];
  const shelf = new Shelf(count + 1);
  const hourly = new StraightPieces();
  let [after, before] = [new StraightPieces(), new StraightPieces()];
  after.point(end, 0);
  if (rule.capacity > end) after.point(rule.capacity, 0);
  shelf.put(count, after);
  for (let hour = count - 1; hour >= 0; hour -= 1) {
    meter.read(hours, hour);
    cost.of(meter, hourly);
    later.before(hourly, after, before);
    if (before.count === 0) return null;
    [after, before] = [before, after];
    shelf.put(hour, after);
  }
  const ledger = new Ledger(rule, start, columns);
  const view = new StraightPieces(0);
  for (let hour = 0; hour < count; hour += 1) {
    meter.read(hours, hour);
    cost.of(meter, hourly);
    shelf.view(hour + 1, view);
    const gained = cheapestStep(hourly, view, ledger.stored, 0, 0);
    if (Number.isNaN(gained)) return null;
    ledger.add(meter, hour, gained);
  }
  return ledger.sums();
}
