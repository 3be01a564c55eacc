import type { MeteredUse } from "../../countries/bill";
import { binnedUse } from "../../countries/metered-use";
import { clockOf, daysOfSimulatedYear, type TariffClock } from "../../countries/tariff-hours";
import { marketSlots } from "../../prices/market-prices";
import { type TariffByTheHour, tariffPlanOf } from "../../prices/tariff-plan-of";
import { tariffByTheHour, tariffOfPanels, type WrittenTariff } from "../../prices/tariffs";
import { type HouseMeter, houseMeter, type HouseMetered, type MeteredYear } from "../../simulation/house-meter";
import { DAYS_OF_MONTH } from "../../units/year";
import type { ChosenTariff } from "../inputs/chosen-tariff";
import type { DesignInput } from "../inputs/design";
import type { MeteredMonths } from "../inputs/simulated";

/** A tariff by the hour with what a house needs to be metered for it. */
export interface HourTariff {
  readonly tariff: TariffByTheHour;
  readonly clock: TariffClock;
  readonly meter: HouseMeter;
}

/** What the law puts a home with panels on, where it is counted by another tariff; null off the grid. */
export function unchosenTariffOfPanels(asked: TariffAsked): WrittenTariff | null {
  const { parameters, ownGrid } = asked;
  const { systemType, country } = parameters;
  // Who types a price knows their tariff.
  const typed = (ownGrid?.tariff ?? ownGrid?.exportPrice ?? null) !== null;
  return systemType === "off-grid" || chosenTariffOf(asked) !== null || typed ? null : tariffOfPanels(country);
}
type TariffAsked = HourTariffAsked & Pick<DesignInput, "ownGrid">;

/** What decides by which tariff by the hour a house is counted. */
export type HourTariffAsked = Pick<DesignInput, "parameters" | "tariff" | "tariffPlan">;

const HOURS_OF_DAY = 24;
const ready = new WeakMap<ChosenTariff, HourTariff>();
const ofRelease = new Map<string, ChosenTariff>();

/** Null too where the release knows none by that id any more. */
function chosenTariffOf({ tariff, tariffPlan }: HourTariffAsked): ChosenTariff | null {
  if (tariff !== undefined || tariffPlan === undefined) return tariff ?? null;
  const known = ofRelease.get(tariffPlan);
  if (known !== undefined) return known;
  const written = tariffByTheHour(tariffPlan);
  if (written === null) return null;
  const made = { written, market: null };
  ofRelease.set(tariffPlan, made);
  return made;
}

/** The tariff that a design is counted by; null where none is chosen, and off the grid. */
export function hourTariffOf(asked: HourTariffAsked): HourTariff | null {
  const tariff = asked.parameters.systemType === "off-grid" ? null : chosenTariffOf(asked);
  if (tariff === null) return null;
  const known = ready.get(tariff) ?? hourTariff(tariff);
  ready.set(tariff, known);
  return known;
}

/** Who asks for a design has had what is wrong with its tariff refused. */
function hourTariff({ written, market }: ChosenTariff): HourTariff {
  const read = tariffPlanOf(written);
  if ("faults" in read) throw new Error(`A tariff that is not whole: ${written.id}`);
  const { tariff } = read;
  const days = daysOfSimulatedYear(tariff.hours);
  const clock = clockOf(tariff.hours, days, HOURS_OF_DAY);
  const slots = marketSlots(tariff, { days, perDay: HOURS_OF_DAY, values: market });
  const belowZero = market?.some((price) => price < 0) ? Uint8Array.from(market, (price) => (price < 0 ? 1 : 0)) : null;
  return { tariff, clock, meter: houseMeter(clock.mixOf, clock.mixes.length, slots, belowZero) };
}

/** What a meter of the tariff counted of a house, month by month; undefined where it has none. */
export function meteredMonthsOf(asked: HourTariffAsked, metered: HouseMetered | undefined): MeteredMonths | undefined {
  const hourly = hourTariffOf(asked);
  if (hourly === null || metered === undefined) return undefined;
  const { system, alone, simple, least } = metered;
  return {
    system: monthsOf(hourly, system),
    alone: monthsOf(hourly, alone),
    ...(simple && { simple: monthsOf(hourly, simple) }),
    ...(least && { least: monthsOf(hourly, least) }),
  };
}

const monthsOf = (hourly: HourTariff, year: MeteredYear): readonly MeteredUse[] =>
  DAYS_OF_MONTH.map((_, month) => monthOf(hourly, year, month));

/** What a month of a simulated year was metered as. */
export function monthOf({ clock, meter }: HourTariff, year: MeteredYear, month: number): MeteredUse {
  const { market, belowZero } = meter;
  const use = binnedUse(clock, year, {
    from: month * meter.kinds,
    market: market && { paid: year.paid[month] ?? 0, earned: year.earned[month] ?? 0 },
  });
  return belowZero === null ? use : { ...use, soldBelowZero: year.soldBelowZero[month] ?? 0 };
}
