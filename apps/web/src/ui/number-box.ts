import {
  COUNTRY_NUMBERS,
  CURRENCY_COUNTRY,
  CURRENCY_MARKS,
  type NumberPlace,
  TYPED_CURRENCIES,
  type TypedCurrency,
} from "@sunwright/words/number-places";
import { numberStyle } from "@sunwright/words/number-style";
import { type NumberBox, type NumberReading, readNumber } from "@sunwright/words/read-number";
import { formatters } from "@sunwright/words/formats";
import { language, SOURCE_LANGUAGE } from "@sunwright/words/language";
import { say } from "@sunwright/words/ui";
import { createContext } from "react";
import { holdsDigits, isPlainNumber, isUnread, typedText, unreadText } from "./number";

/** The country of the project or the shop that a form is about: it says how numbers may be meant. */
export const NumberCountry = createContext<NumberPlace | null>(null);

/** As the page writes numbers; a page in English does not know which English, which the browser does. */
export const browserLanguage = (): string =>
  typeof navigator === "undefined" || language() !== SOURCE_LANGUAGE ? language() : navigator.language;

/** What a number box knows of the numbers that may stand in it. */
export interface BoxTerms {
  readonly whole?: boolean | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly unit?: string | undefined;
  /** Of an amount; a currency's symbol as the unit says the same. */
  readonly currency?: TypedCurrency | undefined;
}

/** "₦" and "₦/kWh" say that a box holds an amount. */
const currencyOf = ({ unit, currency }: BoxTerms): TypedCurrency | undefined =>
  currency ??
  TYPED_CURRENCIES.find((one) => unit !== undefined && CURRENCY_MARKS[one].includes(unit.split("/", 1)[0] ?? ""));

/** How the reader of a box reads: by the browser's language, then the country. */
export function numberBox(terms: BoxTerms, browserLanguage: string, country: NumberPlace | null): NumberBox {
  const { whole, min, max, unit = "" } = terms;
  const currency = currencyOf(terms);
  const place = country ?? (currency === undefined ? null : CURRENCY_COUNTRY[currency]);
  return {
    styles: [numberStyle(browserLanguage), ...(place === null ? [] : [COUNTRY_NUMBERS[place]])],
    marks: [unit, unit.split("/", 1)[0] ?? "", ...(currency === undefined ? [] : CURRENCY_MARKS[currency])],
    whole,
    min,
    max,
  };
}

/** What the form is given for a text that was typed. A text without a digit stays as it is. */
export function keptText(text: string, box: NumberBox): string {
  const reading = readNumber(text, box);
  if (reading.state === "read") return isPlainNumber(text) && Number(text) === reading.value ? text : reading.plain;
  return holdsDigits(text) ? unreadText(text) : text;
}

/** What the form keeps is read already. A text of an older draft is read as the form reads it. */
export function keptReading(kept: string, box: NumberBox): NumberReading {
  if (isUnread(kept)) return readNumber(typedText(kept), box);
  return isPlainNumber(kept) ? { state: "read", plain: kept.trim(), value: Number(kept) } : readNumber(kept);
}

/** A plain number as the language that is spoken writes it. */
export function shownNumber(plain: string, unit?: string): string {
  const decimals = plain.split(".")[1]?.length ?? 0;
  const options = { maximumFractionDigits: 20, minimumFractionDigits: Number(plain) % 1 === 0 ? 0 : decimals };
  const number = formatters.getNumberFormat(language(), options).format(Number(plain));
  return unit === undefined || unit === "" ? number : `${number} ${unit}`;
}

/** What the box says it understood; null where that is what was typed. */
export function understood(text: string, reading: NumberReading, unit?: string): string | null {
  if (reading.state !== "read") return null;
  const isAsTyped = isPlainNumber(text) && Number(text) === reading.value;
  return isAsTyped || text.trim() === shownNumber(reading.plain) ? null : shownNumber(reading.plain, unit);
}

/** Why a text is not taken. A text without a digit counts as 0, and then meets the bound's message. */
export const notNumberText = (reading: NumberReading, unit?: string): string | null => {
  if (reading.state !== "refused" || reading.why === "letters") return null;
  const { why } = reading;
  return why === "unit" && unit !== undefined && unit !== "" ? say("number.otherUnit", { unit }) : say(`number.${why}`);
};
