import { creditOf, MINOR_UNITS } from "../../countries/bill";
import type { CountryFigures } from "../../countries/country-figures";
import { exportLeft, exportPrice, type ExportRule } from "../../countries/export-rule";
import { gridYear } from "../../countries/grid-year";
import { moneyIn } from "../../countries/money-in";
import type { Country } from "../../countries/names";
import { atOwnPrice, marginalPrice, planFor, type TariffPlan } from "../../countries/tariff-plan";
import { exchangeOf } from "../../prices/exchange-rate";
import { type MeteredYear, unsoldYear } from "../../simulation/house-meter";
import { type HourTariff, monthOf } from "./hour-tariff";
import { COMPARED_YEARS, realRateOf, worthOfYearly } from "./present-worth";

/** What a house buys of the grid and gives to it in a mean year, January first. [kWh/month] */
export interface MonthlyExchange {
  readonly bought: readonly number[];
  readonly sold: readonly number[];
  /** By the hours that a tariff tells apart, where one is chosen. */
  readonly metered?: MeteredYear | undefined;
}

/** The same, had nothing been sold. */
export const unsold = ({ bought, sold, metered }: MonthlyExchange): MonthlyExchange => ({
  bought,
  sold: sold.map(() => 0),
  ...(metered && { metered: unsoldYear(metered) }),
});

/** What the grid charges and pays, for a search of sizes. Money in US dollars at the prices of today. */
export interface GridPrices {
  /**
   * Twelve bills, less what export earns. What goes by time and connection is in them, the same whatever the size.
   *
   * @param arrayKw  Decides what export earns. [kWp]
   * @returns        [US dollars/year]
   */
  readonly yearlyBill: (exchange: MonthlyExchange, arrayKw: number) => number;
  /** The same of each of `years`: what export earns loses with inflation where it is fixed in money. */
  readonly yearlyBills: (exchange: MonthlyExchange, arrayKw: number) => readonly number[];
  /** Worth today of those years' bills. */
  readonly presentBill: (exchange: MonthlyExchange, arrayKw: number) => number;
  /** Worth today of an amount paid at the end of each of `years`. */
  readonly presentWorth: (yearly: number) => number;
  /** Of one more kilowatt hour in a month that buys so many, levies and taxes in it. [kWh/month → US dollars/kWh] */
  readonly importPrice: (bought: number) => number;
  /**
   * Of one more kilowatt hour given away. Where export is taken off what is bought, it is worth what buying costs.
   *
   * @param bought  In the month. [kWh]
   */
  readonly exportPrice: (arrayKw: number, bought: number) => number;
  /** After inflation. [fraction a year] */
  readonly realRate: number;
  readonly years: number;
}

export interface GridPriceQuery {
  readonly country: Country;
  /** With grid, a day: the band goes by it where bands do. [h] */
  readonly supplyHours: number;
  /** Of the connection: charges by the kilowatt go by it. [kW] */
  readonly connectionKw: number;
  /** In place of all that goes by the kilowatt hour; null for the country's. [US dollars/kWh] */
  readonly ownPrice: number | null;
  /** In place of the country's rule. */
  readonly exports?: ExportRule;
  readonly figures?: CountryFigures | undefined;
  /** In place of the country's plan. */
  readonly tariff?: HourTariff | null;
}

/** A plan at the price that stands in place of all that goes by the kilowatt hour in it. [US dollars/kWh; null: at its own] */
export function planPricedAt(ownPrice: number | null, country: Country, figures?: CountryFigures) {
  const { currency, tariffs } = moneyIn(country, figures);
  const local = ownPrice === null ? null : { ...tariffs[0], value: ownPrice * exchangeOf(currency).value };
  return (plan: TariffPlan): TariffPlan => (local === null ? plan : atOwnPrice(plan, local));
}

/** The grid's prices by the country's dated plans and export rule, at its dated exchange rate. */
export function gridPrices(query: GridPriceQuery): GridPrices {
  const { country, supplyHours, connectionKw, ownPrice, exports, figures, tariff = null } = query;
  const { plans, exports: ofCountry, currency, inflation } = moneyIn(country, figures);
  const rule = exports ?? ofCountry;
  const exchange = exchangeOf(currency);
  const priced = planPricedAt(ownPrice, country, figures);
  const planOf = (bought: number) => priced(tariff?.tariff.plan ?? planFor(plans, bought, supplyHours));
  const dollars = (amount: number) => amount / exchange.value;
  const realRate = realRateOf(country, figures);
  const worth = worthOfYearly(realRate);
  const importPrice = (bought: number) => dollars(marginalPrice(planOf(bought), bought));
  const left = exportLeft(rule, inflation.value / 100, COMPARED_YEARS);
  const worthOfExport = left.reduce((sum, share, year) => sum + share / (1 + realRate) ** (year + 1), 0);
  const bills = ({ bought, sold, metered }: MonthlyExchange, arrayKw: number) => {
    let [charged, earned] = [0, 0];
    // A home without panels is not put on the tariff of homes with them.
    const chosen = arrayKw === 0 && tariff?.tariff.duty === "solar" ? null : tariff;
    const by = { plans, supplyHours, connectionKw, chosen: chosen?.tariff.plan ?? null, priced, rule, arrayKw };
    const year = gridYear(by, (month) => ({
      bought: bought[month] ?? 0,
      sold: sold[month] ?? 0,
      ...(chosen && metered && { metered: monthOf(chosen, metered, month) }),
    }));
    for (const bill of year) {
      const credit = creditOf(bill);
      charged += bill.total + credit;
      earned += credit;
    }
    return { charged: dollars(charged / MINOR_UNITS), earned: dollars(earned / MINOR_UNITS) };
  };
  return {
    yearlyBill: (exchange, arrayKw) => {
      const { charged, earned } = bills(exchange, arrayKw);
      return charged - earned;
    },
    yearlyBills: (exchange, arrayKw) => {
      const { charged, earned } = bills(exchange, arrayKw);
      return left.map((share) => charged - share * earned);
    },
    presentBill: (exchange, arrayKw) => {
      const { charged, earned } = bills(exchange, arrayKw);
      return worth * charged - worthOfExport * earned;
    },
    presentWorth: (yearly) => worth * yearly,
    importPrice,
    exportPrice: (arrayKw, bought) =>
      rule.kind === "offset" ? importPrice(bought) : dollars(exportPrice(rule, arrayKw)),
    realRate,
    years: COMPARED_YEARS,
  };
}
