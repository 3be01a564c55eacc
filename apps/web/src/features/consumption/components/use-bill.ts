import { type Country, ELSEWHERE } from "@sunwright/engine/parameters/options";
import { referenceCityId } from "@sunwright/engine/climate/reference-city";
import { billReadings } from "@sunwright/engine/countries/bill-readings";
import { type BillOption, type BillRead, readBill } from "@sunwright/engine/sizing/rule/said-bill";
import { useQuery } from "@tanstack/react-query";
import { citiesQuery } from "../../parameters/api/preview";
import { billUnit, saidAmounts } from "../model/bill";
import type { Texts } from "../model/typed-texts";

interface BillPlace {
  readonly country: Country;
  readonly region: string | null;
  readonly city: string | null;
}

export interface BillInHand {
  readonly read: BillRead;
  /** The one that holds: the only one, or the one that was chosen. */
  readonly option: BillOption | null;
  /** [h a day] Where the tariff promises fewer than all. */
  readonly supplyHours: number | null;
  /** Of the day the system is to carry; null until all is answered. [kWh] */
  readonly daily: number | null;
  /** Whose temperatures fill the year. */
  readonly climate: string;
}

/** What the form says, read by the tariffs of its country and the climate of its place. */
export function useBill(texts: Texts, { country, region, city }: BillPlace): BillInHand {
  const { data: cities = [] } = useQuery(citiesQuery(country));
  const id = city ?? (country === ELSEWHERE ? null : referenceCityId(country, region));
  const row = cities.find((each) => each.id === id);
  const unit = billUnit(texts);
  const amounts = saidAmounts(texts) ?? [];
  const read = readBill({
    amounts,
    unit,
    readings: unit === "money" ? billReadings(country, texts["tariff"] || null) : [],
    temperature: row?.temperature ?? null,
  });
  const option =
    read.kind === "read"
      ? read.option
      : read.kind === "asked"
        ? (read.options.find(({ reading }) => reading?.id === texts["reading"]) ?? null)
        : null;
  const promised = option?.reading?.plans[0].supplyHours ?? 0;
  const supplyHours = promised > 0 && promised < 24 ? promised : null;
  return {
    read,
    option,
    supplyHours,
    daily: dailyOf(option, supplyHours, texts["day"]),
    climate: row?.name ?? country,
  };
}

function dailyOf(option: BillOption | null, supplyHours: number | null, day: string | undefined): number | null {
  if (option === null) return null;
  if (supplyHours === null || day === "bought") return option.year.daily;
  return day === "whole" ? wholeDay(option.year.daily, supplyHours) : null;
}

/** What a day would be if it were used all day as it is in the hours with grid. [kWh] */
export const wholeDay = (daily: number, supplyHours: number) => (daily * 24) / supplyHours;
