import type { DispatchRule, PricedHours } from "./priced-hours";

/**
 * What one hour costs at the meter by what the house asks of it: load and charge less sun and discharge. Panels may be
 * turned down, and the meter buys or feeds in, never both in one hour.
 */
export class HourMeter {
  load = 0;
  sun = 0;
  importPrice = 0;
  exportPrice = 0;
  /** What may be fed in this hour. */
  most = 0;
  /** Between these can be asked for. */
  lowest = 0;
  highest = 0;
  private readonly rule: DispatchRule;

  constructor(rule: DispatchRule) {
    this.rule = rule;
  }

  read(hours: PricedHours, hour: number): void {
    this.set(hours.load[hour] ?? 0, hours.sun[hour] ?? 0, hours.importPrice[hour] ?? 0, hours.exportPrice[hour] ?? 0);
  }

  set(load: number, sun: number, importPrice: number, exportPrice: number): void {
    this.load = load;
    this.sun = sun;
    this.importPrice = importPrice;
    this.exportPrice = exportPrice;
    const surplus = sun > load ? sun - load : 0;
    const limit = this.rule.exportLimit;
    this.most = this.rule.batterySells || limit < surplus ? limit : surplus;
    this.lowest = -this.most - sun;
    this.highest = this.rule.importLimit;
  }

  /** The cheapest flow through the meter, bought above zero and fed in below; the panels are turned down by what it is above what is asked. */
  flow(asked: number): number {
    const { sun, most, importPrice, exportPrice } = this;
    const least = asked < -most ? -most : asked;
    if (importPrice >= 0 && exportPrice >= 0) return least;
    const high = asked + sun > this.highest ? this.highest : asked + sun;
    if (importPrice >= 0) return least > 0 ? least : high < 0 ? high : 0;
    if (exportPrice < 0) return high;
    return this.price(least) <= this.price(high) ? least : high;
  }

  price(flow: number): number {
    return flow > 0 ? flow * this.importPrice : flow * this.exportPrice;
  }

  cost(asked: number): number {
    return this.price(this.flow(asked));
  }

  /** Where the cost bends, not in order, into `into`; how many there are. */
  bends(into: Float64Array): number {
    const { sun, most, importPrice, exportPrice } = this;
    into[0] = -most;
    into[1] = 0;
    if (importPrice >= 0 && exportPrice >= 0) return 2;
    into[2] = -sun;
    into[3] = this.highest - sun;
    if (importPrice >= 0 || exportPrice < 0) return 4;
    into[4] = this.indifferent();
    return 5;
  }

  /** Where it comes to the same to feed in what is left and to buy with the panels off. Both are straight between bends. */
  private indifferent(): number {
    const { sun, most, importPrice, exportPrice, highest } = this;
    const bought = importPrice * highest;
    // Fed in up to the limit, or all; bought up to the limit, or all: the one of four that lies on its own pieces.
    const byAll = (importPrice * sun) / (exportPrice - importPrice);
    if (byAll >= -most && byAll + sun <= highest) return byAll;
    const atMost = (-exportPrice * most) / importPrice - sun;
    if (atMost <= -most && atMost + sun <= highest) return atMost;
    return bought / exportPrice;
  }
}
