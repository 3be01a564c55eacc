import { CURRENCY_SYMBOLS } from "@sunwright/words/owed-money";
import { say } from "@sunwright/words/report-money";
import { labels } from "@sunwright/words/room";
import { DISPLAY_RATES, DISPLAY_RATES_DAY, toDisplayCurrency } from "@sunwright/engine/sizing/inputs/currency";
import type { Currency } from "@sunwright/engine/parameters/options";
import { exchanged } from "@sunwright/engine/prices/exchange-rate";
import { formatDate, formatNumber } from "./format";

interface CurrencyEntry {
  readonly name: string;
  /** Of an estimate: kobo, paise and Kenyan cents are no longer handed over. What is owed has them, see `owedText`. */
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

const entry = (code: Currency, digits: CurrencyEntry["digits"]): CurrencyEntry => ({
  get name() {
    return NAMES[code];
  },
  digits,
  symbol: CURRENCY_SYMBOLS[code],
});

/** Order of the specification. */
export const CURRENCY: Readonly<Record<Currency, CurrencyEntry>> = {
  NGN: entry("NGN", 0),
  GHS: entry("GHS", 2),
  KES: entry("KES", 0),
  ZAR: entry("ZAR", 2),
  USD: entry("USD", 2),
  GBP: entry("GBP", 2),
  EUR: entry("EUR", 2),
  AUD: entry("AUD", 2),
  INR: entry("INR", 0),
};

/** An amount in two parts, because the sign stands at 0.7 em before the figure. */
export interface Money {
  readonly currency: string;
  readonly value: string;
}

/** An estimate that already is in `currency`, rounded; money that somebody owes is written by `owedMoney`. */
export const money = (amount: number, currency: Currency): Money => {
  const { symbol, digits } = CURRENCY[currency];
  return { currency: symbol, value: formatNumber(amount, digits, digits) };
};

/** US dollars shown in `currency` at its dated rate. */
export const moneyFromUsd = (usd: number, currency: Currency): Money =>
  money(exchanged(usd, "USD", currency), currency);

/** US dollars of the cost estimate, at the specification's display rate. */
export const estimateFromUsd = (usd: number, currency: Currency): Money =>
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
  shortMoney(exchanged(usd, "USD", currency), currency);

/** The same of the cost estimate. */
export const shortEstimate = (usd: number, currency: Currency): Money =>
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
