import { type ExportRule, exportPrice, isUnpaidBelowZero } from "../../countries/export-rule";
import type { Charge, ChargeCode, TariffPlan } from "../../countries/tariff-plan";
import { DAYS_OF_MONTH } from "../../units/year";
import type { MeteredYear } from "../../simulation/house-meter";
import type { HourPrices } from "../../simulation/hour-prices";
import type { HourTariff } from "./hour-tariff";

/** What a bill by the hour goes by. */
interface PricedBy {
  readonly hourly: Pick<HourTariff, "clock" | "meter">;
  /** At the price that is typed, where one is. */
  readonly plan: TariffPlan;
  readonly rule: ExportRule;
  /** [kWp] */
  readonly arrayKw: number;
  /** Where what is sold is credited up to what is bought: what is counted of both. */
  readonly counted: MeteredYear | null;
}

/** Whether a rule pays up to what is bought alone. */
export const creditsWithinBought = (rule: ExportRule): boolean =>
  rule.kind === "offset" || (rule.kind === "timed" && rule.withinBought);

/**
 * What one more kilowatt hour costs and brings in each hour, levies and taxes in it: of a block tariff in its first block.
 * Where what is sold is credited up to what is bought in the same period of a month, it brings nothing where that is reached.
 */
export function hourPrices({ hourly, plan, rule, arrayKw, counted }: PricedBy): HourPrices {
  const { clock, meter } = hourly;
  const { periods, mixes } = clock;
  const { kinds, binOf, market } = meter;
  const bins = DAYS_OF_MONTH.length * kinds;
  const [buying, selling] = [new Float64Array(bins), new Float64Array(bins)];
  const taxed = plan.charges.reduce((sum, charge) => sum + (isOfExport(charge) ? charge.rate.value / 100 : 0), 0);
  for (let month = 0; month < DAYS_OF_MONTH.length; month += 1) {
    const open = openPeriods(hourly, month, counted);
    for (const [kind, shares] of mixes.entries()) {
      const bin = month * kinds + kind;
      const shareOf = (period: string) => shares[periods.indexOf(period)] ?? 0;
      buying[bin] = perKwh(plan.charges, (charge) => energyPrice(charge, month, shareOf));
      const reached = periods.reduce((sum, period) => sum + (open.has(period) ? shareOf(period) : 0), 0);
      selling[bin] =
        rule.kind === "offset"
          ? reached * (buying[bin] ?? 0)
          : (1 + taxed) *
            soldFor(rule, { month, arrayKw, shareOf: (period) => (open.has(period) ? shareOf(period) : 0) });
    }
  }
  const ofMarket = perKwh(plan.charges, marketPrice);
  const soldByMarket = rule.kind === "timed" && rule.rates === "market";
  const importPrice = Float64Array.from(binOf, (bin) => buying[bin] ?? 0);
  const exported = Float64Array.from(binOf, (bin) => selling[bin] ?? 0);
  if (meter.belowZero !== null && isUnpaidBelowZero(rule))
    for (let hour = 0; hour < binOf.length; hour += 1) if (meter.belowZero[hour] === 1) exported[hour] = 0;
  if (market !== null)
    for (let hour = 0; hour < binOf.length; hour += 1) {
      importPrice[hour] = (importPrice[hour] ?? 0) + ofMarket * (market.buying[hour] ?? 0);
      if (soldByMarket) exported[hour] = (1 + taxed) * (market.selling[hour] ?? 0);
    }
  return { importPrice, exportPrice: exported };
}

type Share = Extract<Charge, { readonly kind: "share" }>;
const isOfExport = (charge: Charge): charge is Share => charge.kind === "share" && charge.of.includes("export");

/** Periods of a month in which less is sold than bought; all where nothing is counted. */
function openPeriods(
  { clock: { periods, mixes }, meter: { kinds } }: PricedBy["hourly"],
  month: number,
  counted: MeteredYear | null,
): ReadonlySet<string> {
  if (counted === null) return new Set(periods);
  const sum = (of: ArrayLike<number>, place: number) =>
    mixes.reduce((total, shares, kind) => total + (shares[place] ?? 0) * (of[month * kinds + kind] ?? 0), 0);
  return new Set(periods.filter((_, place) => sum(counted.sold, place) < sum(counted.bought, place)));
}

/** What goes by the kilowatt hour, and taxes of it. */
function perKwh(charges: readonly Charge[], priceOf: (charge: Charge) => number): number {
  const prices = new Map<ChargeCode | "export", number>();
  let total = 0;
  for (const charge of charges) {
    const price =
      charge.kind === "share"
        ? (charge.rate.value / 100) * charge.of.reduce((sum, code) => sum + (prices.get(code) ?? 0), 0)
        : priceOf(charge);
    prices.set(charge.code, (prices.get(charge.code) ?? 0) + price);
    total += price;
  }
  return total;
}

function energyPrice(charge: Charge, month: number, shareOf: (period: string) => number): number {
  if (charge.kind === "levy") return charge.basis === undefined ? charge.price.value : 0;
  if (charge.kind !== "energy" || (charge.months && !charge.months.includes(month))) return 0;
  return (charge.period === undefined ? 1 : shareOf(charge.period)) * charge.steps[0].price.value;
}

const marketPrice = (charge: Charge): number =>
  charge.kind === "levy" && charge.basis?.by === "market" ? charge.price.value : 0;

interface Sold {
  readonly month: number;
  readonly arrayKw: number;
  readonly shareOf: (period: string) => number;
}

/** Before tax; of a market nothing. */
function soldFor(rule: ExportRule, { month, arrayKw, shareOf }: Sold): number {
  if (rule.kind === "paid") return exportPrice(rule, arrayKw);
  if (rule.kind !== "timed" || rule.rates === "market") return 0;
  return rule.rates
    .filter(({ months }) => months === null || months.includes(month))
    .reduce((sum, { period, price }) => sum + shareOf(period) * price.value, 0);
}
