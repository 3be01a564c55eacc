import type { MeteredUse } from "../countries/bill";
import type { TariffByTheHour } from "../prices/tariff-plan-of";
import type { MeteredMonths } from "../sizing/inputs/simulated";
import { type HourTariffAsked, hourTariffOf } from "../sizing/rule/hour-tariff";

/** The tariff by the hour that a house is billed by, with what its meter counts. */
export interface HousePlan extends MeteredMonths {
  readonly tariff: TariffByTheHour;
}

/** What a bill by the hour is made from. */
export interface BilledHours {
  readonly tariff: TariffByTheHour;
  /** Twelve, January first. */
  readonly months: readonly MeteredUse[];
}

/** Null where none is chosen, and of designs that were made before their meter was kept. */
export function housePlanOf(basis: HourTariffAsked, metered: MeteredMonths | undefined): HousePlan | null {
  const hourly = metered === undefined ? null : hourTariffOf(basis);
  return hourly === null || metered === undefined ? null : { ...metered, tariff: hourly.tariff };
}

/** Of the house with its system. */
export const withSystem = (plan: HousePlan | null | undefined): BilledHours | null =>
  plan ? { tariff: plan.tariff, months: plan.system } : null;

/** The same had its battery looked at no price, or known all of them beforehand; null where it follows none. */
export const withSystemBy = (plan: HousePlan, way: "simple" | "least"): BilledHours | null => {
  const months = plan[way];
  return months ? { tariff: plan.tariff, months } : null;
};

/**
 * Of the house without one, whose meter counts a share of all that it uses: null where the law puts only homes with panels on
 * the tariff.
 *
 * @param share  Of the year's energy that the grid brings, 0 to 1.
 */
export const withoutSystem = (plan: HousePlan | null | undefined, share: number): BilledHours | null =>
  plan && plan.tariff.duty !== "solar"
    ? { tariff: plan.tariff, months: share === 1 ? plan.alone : plan.alone.map((month) => shareOf(month, share)) }
    : null;

function shareOf({ periods, controlled, market }: MeteredUse, share: number): MeteredUse {
  const uses = Object.entries(periods).map(
    ([period, { bought, sold, peakKw }]) => [period, { bought: share * bought, sold: share * sold, peakKw }] as const,
  );
  return {
    periods: Object.fromEntries(uses),
    ...(controlled !== undefined && { controlled: share * controlled }),
    ...(market && { market: { paid: share * market.paid, earned: share * market.earned } }),
  };
}
