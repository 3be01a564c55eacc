import { COUNTRY_MONEY } from "@sunwright/engine/countries/country-money";
import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { MarketPrices } from "@sunwright/engine/quotes/quote";
import type { Executor } from "../../platform/database";
import { publicPrices } from "./market-table";

type Row = Awaited<ReturnType<typeof publicPrices>>[number];

const SIZE_OF = { panel: "powerWatts", battery: "kilowattHours", inverter: "powerWatts" } as const;

/** Units of a currency for a dollar, by the dated table of countries. */
const perDollar = (currency: Currency): number =>
  Object.values(COUNTRY_MONEY).find((money) => money.currency === currency)?.exchange.value ?? 1;

/** What comparable products cost everybody: what an offer's prices are held to. */
export async function marketPrices(executor: Executor, currency: Currency, at: Date): Promise<MarketPrices> {
  const rows = await publicPrices(executor, currency, at);
  const rate = perDollar(currency) * 10 ** MINOR_DIGITS[currency];
  const by = (category: keyof typeof SIZE_OF) =>
    rows.flatMap((row) => (row.category === category ? (dollarsPerSize(row, SIZE_OF[category], rate) ?? []) : []));
  return { panelPerWatt: by("panel"), batteryPerKwh: by("battery"), inverterPerWatt: by("inverter") };
}

function dollarsPerSize({ spec, unitMinor }: Row, field: string, rate: number): number | null {
  const size = spec[field];
  return typeof size === "number" && size > 0 && unitMinor > 0 ? unitMinor / rate / size : null;
}
