import { language } from "./language";

/** How numbers are written in texts, by the names that messages use: `{hours, number, one}`. */
export const NUMBER_FORMATS = {
  /** At most so many decimals. */
  whole: { maximumFractionDigits: 0, signDisplay: "negative" },
  one: { maximumFractionDigits: 1, signDisplay: "negative" },
  /** With its zero. */
  tenth: { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "negative" },
  hundredth: { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "negative" },
  two: { maximumFractionDigits: 2, signDisplay: "negative" },
  three: { maximumFractionDigits: 3, signDisplay: "negative" },
  four: { maximumFractionDigits: 4, signDisplay: "negative" },
  /** A share of 1. */
  percent: { style: "percent", maximumFractionDigits: 0, signDisplay: "negative" },
  percentOne: { style: "percent", maximumFractionDigits: 1, signDisplay: "negative" },
  percentTwo: { style: "percent", maximumFractionDigits: 2, signDisplay: "negative" },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

/** Making a format takes many times as long as using it. */
function kept<Options, Format>(make: (locale: string, options?: Options) => Format) {
  const made = new Map<string, Format>();
  return (locale: string, options?: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const format = made.get(key) ?? make(locale, options);
    made.set(key, format);
    return format;
  };
}

/** A true minus sign, as everywhere in the product. */
function withTrueMinus(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const format = new Intl.NumberFormat(locale, options);
  const written = format.format.bind(format);
  return Object.defineProperty(format, "format", {
    value: (value: number) => written(value).replace("-", "−"),
  });
}

const TWO_DIGITS = new Set(["hour", "minute", "second"]);

/** Node 20 writes five past two in Yoruba as "14:5" (ICU 73). */
function withTwoDigits(locale: string, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const format = new Intl.DateTimeFormat(locale, options);
  if (!/^yo\b/.test(locale)) return format;
  return Object.defineProperty(format, "format", {
    value: (moment?: Date | number) =>
      format
        .formatToParts(moment)
        .map(({ type, value }) => (TWO_DIGITS.has(type) ? value.padStart(2, "0") : value))
        .join(""),
  });
}

export const formatters = {
  getNumberFormat: kept<Intl.NumberFormatOptions, Intl.NumberFormat>(withTrueMinus),
  getDateTimeFormat: kept<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(withTwoDigits),
  getPluralRules: kept<Intl.PluralRulesOptions, Intl.PluralRules>(
    (locale, options) => new Intl.PluralRules(locale, options),
  ),
};

/**
 * Writes moments as the language that is spoken does. The first format a browser makes takes it 20 ms, so none is made
 * before something is to be written.
 */
export const dateText = (options: Intl.DateTimeFormatOptions) => (moment: Date | number) =>
  formatters.getDateTimeFormat(language(), options).format(moment);
