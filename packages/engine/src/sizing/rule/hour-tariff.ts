import type { MeteredUse } from "../../countries/bill";
import { binnedUse } from "../../countries/metered-use";
import { clockOf, daysOfSimulatedYear, type TariffClock } from "../../countries/tariff-hours";
import { marketSlots } from "../../prices/market-prices";
import { type TariffByTheHour, tariffPlanOf } from "../../prices/tariff-plan-of";
import { tariffOfPanels, type WrittenTariff } from "../../prices/tariffs";
import { type HouseMeter, houseMeter, type MeteredYear } from "../../simulation/house-meter";
import type { ChosenTariff, DesignInput } from "../inputs/design";

/** A tariff by the hour with what a house needs to be metered for it. */
export interface HourTariff {
  readonly tariff: TariffByTheHour;
  readonly clock: TariffClock;
  readonly meter: HouseMeter;
}

/** What the law puts a home with panels on, where it is counted by another tariff; null off the grid. */
export function unchosenTariffOfPanels({ parameters, tariff, ownGrid }: TariffAsked): WrittenTariff | null {
  const { systemType, country } = parameters;
  // Who types a price knows their tariff.
  const typed = (ownGrid?.tariff ?? ownGrid?.exportPrice ?? null) !== null;
  return systemType === "off-grid" || tariff !== undefined || typed ? null : tariffOfPanels(country);
}
type TariffAsked = Pick<DesignInput, "parameters" | "tariff" | "ownGrid">;

const HOURS_OF_DAY = 24;
const ready = new WeakMap<ChosenTariff, HourTariff>();

/** The tariff that a design is counted by; null where none is chosen, and off the grid. */
export function hourTariffOf({ parameters, tariff }: Pick<DesignInput, "parameters" | "tariff">): HourTariff | null {
  if (tariff === undefined || parameters.systemType === "off-grid") return null;
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
  return { tariff, clock, meter: houseMeter(clock.mixOf, clock.mixes.length, slots) };
}

/** What a month of a simulated year was metered as. */
export function monthOf({ clock, meter }: HourTariff, year: MeteredYear, month: number): MeteredUse {
  const { market } = meter;
  return binnedUse(clock, year, {
    from: month * meter.kinds,
    market: market && { paid: year.paid[month] ?? 0, earned: year.earned[month] ?? 0 },
  });
}
