import { say } from "@sunwright/words/report-money";
import { labels } from "@sunwright/words/room";
import { DISPLAY_RATES, DISPLAY_RATES_DAY, toDisplayCurrency } from "@sunwright/engine/sizing/currency";
import type { Currency } from "@sunwright/engine/parameters/options";
import { formatDate, formatNumber } from "./format";

interface CurrencyEntry {
  readonly name: string;
  /** Kobo, paise and Kenyan cents are no longer handed over. */
  readonly digits: 0 | 2;
  readonly symbol: string;
}

const NAMES: Readonly<Record<Currency, string>> = labels(say, {
  NGN: "currency.ngn",
  GHS: "currency.ghs",
  KES: "currency.kes",
  ZAR: "currency.zar",
  USD: "currency.usd",
  GBP: "currency.gbp",
  EUR: "currency.eur",
  AUD: "currency.aud",
  INR: "currency.inr",
});

const entry = (code: Currency, digits: CurrencyEntry["digits"], symbol: string): CurrencyEntry => ({
  get name() {
    return NAMES[code];
  },
  digits,
  symbol,
});

/** Symbols as each central bank writes them; order of the specification. */
export const CURRENCY: Readonly<Record<Currency, CurrencyEntry>> = {
  NGN: entry("NGN", 0, "₦"),
  GHS: entry("GHS", 2, "GH₵"),
  KES: entry("KES", 0, "KSh"),
  ZAR: entry("ZAR", 2, "R"),
  USD: entry("USD", 2, "$"),
  GBP: entry("GBP", 2, "£"),
  EUR: entry("EUR", 2, "€"),
  AUD: entry("AUD", 2, "A$"),
  INR: entry("INR", 0, "₹"),
};

/** An amount in two parts, because the sign stands at 0.7 em before the figure. */
export interface Money {
  readonly currency: string;
  readonly value: string;
}

/** An amount that already is in `currency`. */
export const money = (amount: number, currency: Currency): Money => {
  const { symbol, digits } = CURRENCY[currency];
  return { currency: symbol, value: formatNumber(amount, digits, digits) };
};

/** US dollars, as prices are stored, shown in `currency` at the display rate. */
export const moneyFromUsd = (usd: number, currency: Currency): Money =>
  money(toDisplayCurrency(usd, currency), currency);

const MILLION = 1_000_000;

/**
 * An amount already in the currency, millions in short: "₦20.6 M".
 *
 * @param leastDigits  Decimals that stay where they are 0; as many as the currency has unless stated.
 */
export function shortMoney(amount: number, currency: Currency, leastDigits?: number): Money {
  const { symbol, digits } = CURRENCY[currency];
  if (Math.abs(amount) < MILLION)
    return { currency: symbol, value: formatNumber(amount, digits, leastDigits ?? digits) };
  const millions = formatNumber(amount / MILLION, 1, leastDigits ?? 1);
  return { currency: symbol, value: say("currency.millions", { millions }) };
}

/** The same without cents, for tables of what years come to: the exact amount is one tap away. */
export const wholeMoney = (amount: number, currency: Currency): Money =>
  shortMoney(Math.abs(amount) < MILLION ? Math.round(amount) : amount, currency, 0);

/** The same from US dollars, for places where the exact amount is one tap away. */
export const shortMoneyFromUsd = (usd: number, currency: Currency): Money =>
  shortMoney(toDisplayCurrency(usd, currency), currency);

export const moneyText = ({ currency, value }: Money) =>
  value.startsWith("−") ? `−${currency}${value.slice(1)}` : `${currency}${value}`;

/** "1 USD = 1,418 NGN" */
export const dollarText = (rate: number, currency: Currency): string =>
  say("currency.dollar", { rate: formatNumber(rate, 2), currency });

/** What one dollar is shown as, and since when: "1 USD = 1,650 NGN, rate of Nov 21, 2026". */
export const rateText = (currency: Currency): string =>
  say("currency.rate", {
    rate: formatNumber(DISPLAY_RATES[currency], 2),
    currency,
    date: formatDate(DISPLAY_RATES_DAY),
  });
