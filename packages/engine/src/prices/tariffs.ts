import type { Text } from "../units/told";
import type { Confidence } from "../countries/entry";
import type { Country } from "../countries/names";
import type { DayKind } from "../countries/tariff-hours";
import table from "./data/tariffs.json" with { type: "json" };

/** A rate, or rates by blocks of a month: up to so many kWh of the period (null: the rest). [currency/kWh] */
export type WrittenRate = number | readonly { readonly up_to: number | null; readonly rate: number }[];

/** Hours of the clock, [from, to); from after to goes over midnight, within the same kind of day. */
type WrittenHours = readonly (readonly number[])[];

/** What export earns. */
export type WrittenExport =
  /** Nothing, or by a contract of its own: then the country's usual rule holds. */
  | { readonly kind: "none" | "separate" | "net_billing" | "retailer" }
  | { readonly kind: "flat"; readonly rate: number }
  | {
      /** By season and period; the first no more than was bought in the same period of the month. */
      readonly kind: "credit_capped_by_import_of_the_same_period" | "by_period";
      readonly rates: Readonly<Record<string, Readonly<Record<string, number>>>>;
    }
  /** Twelve months of 24 hours, of weekdays and of weekends with holidays. */
  | {
      readonly kind: "table_288x2";
      readonly weekday: readonly (readonly number[])[];
      readonly weekend: readonly (readonly number[])[];
      readonly add?: number | undefined;
    }
  /** The price of the market of each hour. Left out, the least is what the market has, below zero too. */
  | {
      readonly kind: "day_ahead";
      readonly times?: number | undefined;
      readonly add?: number | undefined;
      readonly least?: number | undefined;
    };

/**
 * A tariff with seasons, kinds of days and hours, as it is written down: in the table of the release, and by a person in a
 * file. Months are 1 to 12 here. A rate of null is asked of the person: no sheet has it.
 */
export interface WrittenTariff {
  readonly id: string;
  readonly name: string;
  readonly country: Country;
  readonly currency: string;
  readonly valid_from: string;
  readonly valid_to: string | null;
  readonly seasons: Readonly<Record<string, readonly number[]>>;
  readonly windows: Readonly<
    Record<string, Readonly<Record<DayKind, Readonly<Record<string, WrittenHours | undefined>>>>>
  >;
  readonly other: string;
  /** By season and period. Left out where each hour has the market's price. */
  readonly energy?: Readonly<Record<string, Readonly<Record<string, WrittenRate | undefined>>>> | undefined;
  /** The price of each hour: the least of the cap and times × the market's + add + what its period adds. */
  readonly day_ahead?:
    | {
        readonly times: number;
        readonly add: number;
        readonly period_add?: Readonly<Record<string, number>> | undefined;
        readonly cap?: number | null | undefined;
      }
    | undefined;
  readonly controlled_load?: { readonly rate: number } | undefined;
  readonly per_kwh: readonly { readonly name: string; readonly rate: number | null }[];
  readonly fixed: readonly {
    readonly name: string;
    readonly per: "day" | "month" | "year";
    readonly rate: number | null;
  }[];
  /** By the highest power of the month. [currency/kW] */
  readonly demand?: readonly { readonly name: string; readonly rate: number; readonly period?: string | undefined }[];
  readonly tax: { readonly name: string; readonly rate: number | null; readonly in_price: boolean } | null;
  readonly export: WrittenExport;
  readonly holidays?: { readonly dates: Readonly<Record<string, DayKind | undefined>> } | null | undefined;
  /** The law puts homes with panels on it. */
  readonly duty?: "solar" | undefined;
  readonly source: Text;
  readonly confidence: Confidence;
}

/** Source: tariffs of five countries as data, `prices/data/tariffs.json`, each with its own sources. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- JSON knows no unions; the worked bills read every form
const TARIFFS = table.tariffs as unknown as readonly WrittenTariff[];

/** The tariffs by the hour that are known of a country, the newest first. */
export const tariffsByTheHour = (country: Country): readonly WrittenTariff[] =>
  TARIFFS.filter((tariff) => tariff.country === country);

/** Null where none has that name. */
export const tariffByTheHour = (id: string): WrittenTariff | null => TARIFFS.find((each) => each.id === id) ?? null;

/** What the law puts homes with panels on; null where it leaves them their tariff. */
export const tariffOfPanels = (country: Country): WrittenTariff | null =>
  tariffsByTheHour(country).find(({ duty }) => duty === "solar") ?? null;

/** What no sheet has, as a person states it: it stands in place of the rates that are null, or of all of a kind. */
export interface TariffInputs {
  readonly per_kwh?: readonly { readonly name: string; readonly rate: number }[] | undefined;
  readonly fixed?:
    | readonly { readonly name: string; readonly per: "day" | "month" | "year"; readonly rate: number }[]
    | undefined;
  readonly tax_rate?: number | null | undefined;
}

/** A tariff with what was stated for it. */
export function withInputs(tariff: WrittenTariff, { per_kwh, fixed, tax_rate }: TariffInputs): WrittenTariff {
  const { tax } = tariff;
  return {
    ...tariff,
    per_kwh: per_kwh ?? tariff.per_kwh,
    fixed: fixed ?? tariff.fixed,
    tax: tax === null || typeof tax_rate !== "number" ? tax : { ...tax, rate: tax_rate },
  };
}
