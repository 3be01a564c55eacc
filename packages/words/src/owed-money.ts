import { formatters } from "./formats";
import { language } from "./language";

/** Symbols as each central bank writes them. */
export const CURRENCY_SYMBOLS = {
  NGN: "₦",
  GHS: "GH₵",
  KES: "KSh",
  ZAR: "R",
  USD: "$",
  GBP: "£",
  EUR: "€",
  AUD: "A$",
  INR: "₹",
} as const;
const SYMBOLS: Readonly<Record<string, string | undefined>> = CURRENCY_SYMBOLS;

/** Digits after the point of a currency's smallest unit, by ISO 4217. */
export const minorDigits = (currency: string): number =>
  formatters.getNumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** An amount in two parts: pages set the sign smaller than the figure. */
export interface OwedMoney {
  readonly currency: string;
  readonly value: string;
}

/**
 * Money that somebody owes, pays or gets back, to the smallest unit of its currency, all of its digits: who pays what is
 * shown owes nothing more. Prices and totals are written by it too. Estimates are rounded by `money` of the report.
 */
export function owedMoney(minor: number, currency: string): OwedMoney {
  const digits = minorDigits(currency);
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: "negative" } as const;
  const value = formatters.getNumberFormat(language(), options).format(minor / 10 ** digits);
  return { currency: SYMBOLS[currency] ?? `${currency} `, value };
}

/** Whether a language writes "1.234,50 €", by CLDR; languages differ in nothing else that matters here. */
const signFollows = (tag: string): boolean =>
  formatters.getNumberFormat(tag, { style: "currency", currency: "EUR" }).formatToParts(1).at(-1)?.type === "currency";

/** The same as one text: "₦21,195.36". */
export function owedText(minor: number, currency: string): string {
  const { currency: symbol, value } = owedMoney(minor, currency);
  if (signFollows(language())) return `${value}\u00A0${symbol.trimEnd()}`;
  return value.startsWith("−") ? `−${symbol}${value.slice(1)}` : `${symbol}${value}`;
}

/** The same as a bank's form takes it, without sign and groups: "21195.36". */
export function copiedAmount(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  return (minor / 10 ** digits).toFixed(digits);
}
