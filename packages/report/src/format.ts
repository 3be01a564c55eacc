import { dateText, formatters } from "@sunwright/words/formats";
import { language, SOURCE_LANGUAGE } from "@sunwright/words/language";

/*
 * How numbers and dates are written, on the screens and in the report alike: as the language that is spoken writes
 * them. English has commas between groups in every currency, as the visual direction has it.
 */

/** How lengths and temperatures are shown; all is kept in metric units. */
export type Units = "metric" | "imperial";

/** A figure in two parts, because the unit is set smaller than the number. */
export interface Figure {
  readonly value: string;
  readonly unit: string;
}
export const figureText = ({ value, unit }: Figure) => `${value} ${unit}`;

/** A page writes hundreds of figures, and making a format takes many times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>();
function numberFormat(
  maximumFractionDigits: number,
  minimumFractionDigits: number,
  locale = language(),
): Intl.NumberFormat {
  const key = `${locale} ${minimumFractionDigits} ${maximumFractionDigits}`;
  // "negative": what rounds to zero carries no sign.
  const options = { maximumFractionDigits, minimumFractionDigits, signDisplay: "negative" } as const;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** Rounds half up to at most `digits` decimals, groups by commas and writes a true minus sign; never "−0". */
export const formatNumber = (value: number, digits = 0, minimumDigits = 0): string =>
  numberFormat(digits, minimumDigits).format(value).replace("-", "−");

/** The number that `formatNumber` writes: what is said about a figure is said of the number that is read. */
export const asShown = (value: number, digits = 0): number =>
  Number(numberFormat(digits, 0, SOURCE_LANGUAGE).format(value).replaceAll(",", ""));

/** As the language has it after the figure: "%" in English, with a space that does not break before it in German. */
const percentSign = (): string =>
  formatters
    .getNumberFormat(language(), { style: "percent" })
    .formatToParts(1)
    .filter(({ type }) => type === "literal" || type === "percentSign")
    .map(({ value }) => value)
    .join("");

/** 0.92 becomes "92%". */
export const formatPercent = (share: number, digits = 0) => formatNumber(share * 100, digits) + percentSign();

type Scale = "base" | "kilo" | "auto";
const scaled =
  (base: string, kilo: string) =>
  (value: number, scale: Scale = "auto", digits = 2): Figure => {
    const inKilo = scale === "kilo" || (scale === "auto" && Math.abs(value) >= 1_000);
    return inKilo
      ? { value: formatNumber(value / 1_000, digits), unit: kilo }
      : { value: formatNumber(value), unit: base };
  };

/** From watts. "2,860 W" as base, "2.86 kW" as kilo; auto changes at 1,000. */
export const power = scaled("W", "kW");
/** From watt hours. "10,166 Wh" as base, "10.17 kWh" as kilo; auto changes at 1,000. */
export const energy = scaled("Wh", "kWh");

const FEET_PER_METRE = 1 / 0.3048;

/** From metres. */
export const distance = (metres: number, units: Units, digits = 0): Figure =>
  units === "imperial"
    ? { value: formatNumber(metres * FEET_PER_METRE, digits), unit: "ft" }
    : { value: formatNumber(metres, digits), unit: "m" };

/** From degrees Celsius. */
export const temperature = (celsius: number, units: Units, digits = 0): Figure =>
  units === "imperial"
    ? { value: formatNumber(celsius * 1.8 + 32, digits), unit: "°F" }
    : { value: formatNumber(celsius, digits), unit: "°C" };

/** From kilowatt hours, as the drawings write them: "10.17". */
export const kilowattHours = (value: number) => numberFormat(2, 0).format(value);

const dates = (timeZone?: string) => dateText({ day: "numeric", month: "short", year: "numeric", timeZone });
const A_DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The day a moment is in a time zone, "2026-11-21".
 *
 * @param timeZone  As IANA names it; left out for the reader's own.
 */
export const dayOf = (moment: Date, timeZone?: string): string =>
  // Swedish writes dates as ISO 8601 does.
  new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone }).format(moment);

/** "21 Nov 2026" as "Nov 21, 2026". A bare day is that day everywhere; an instant is told in the zone given or the reader's. */
export const formatDate = (instant: string | Date, timeZone?: string) =>
  dates(typeof instant === "string" && A_DAY.test(instant) ? "UTC" : timeZone)(new Date(instant));
