import type { NumberStyle } from "./number-style";

const POINT: NumberStyle = { decimal: ".", group: "," };

/** How each country writes numbers. Source: CLDR 48, `numbers/symbols` of en-NG, en-GH, en-KE, en-ZA, en-US, en-GB, de-DE, en-AU and en-IN. */
export const COUNTRY_NUMBERS = {
  Nigeria: POINT,
  Ghana: POINT,
  Kenya: POINT,
  "South Africa": { decimal: ",", group: "\u00a0" },
  USA: POINT,
  UK: POINT,
  Germany: { decimal: ",", group: "." },
  Australia: POINT,
  India: POINT,
  Elsewhere: POINT,
} as const satisfies Record<string, NumberStyle>;
export type NumberPlace = keyof typeof COUNTRY_NUMBERS;

/** The country whose way of writing amounts goes with a currency. */
export const CURRENCY_COUNTRY = {
  NGN: "Nigeria",
  GHS: "Ghana",
  KES: "Kenya",
  ZAR: "South Africa",
  USD: "USA",
  GBP: "UK",
  EUR: "Germany",
  AUD: "Australia",
  INR: "India",
} as const satisfies Record<string, NumberPlace>;
export type TypedCurrency = keyof typeof CURRENCY_COUNTRY;
const isTyped = (code: string): code is TypedCurrency => Object.hasOwn(CURRENCY_COUNTRY, code);
export const TYPED_CURRENCIES: readonly TypedCurrency[] = Object.keys(CURRENCY_COUNTRY).filter(isTyped);

/** What people write where there are no cents: "5,-" in Germany, "500/-" in East Africa and India. */
const NO_CENTS = [",-", ".-", "/-", "/="] as const;

/** What stands beside an amount: the ISO code, the central bank's symbol, what people write instead. */
export const CURRENCY_MARKS: Readonly<Record<TypedCurrency, readonly string[]>> = {
  NGN: ["NGN", "₦", "N", ...NO_CENTS],
  GHS: ["GHS", "GH₵", "GH¢", "GHC", "₵", ...NO_CENTS],
  KES: ["KES", "KSh", "KShs", "Sh", ...NO_CENTS],
  ZAR: ["ZAR", "R", ...NO_CENTS],
  USD: ["USD", "US$", "$", ...NO_CENTS],
  GBP: ["GBP", "£", ...NO_CENTS],
  EUR: ["EUR", "€", "Euro", ...NO_CENTS],
  AUD: ["AUD", "A$", "AU$", "$", ...NO_CENTS],
  INR: ["INR", "₹", "Rs", "Rs.", "Re", ...NO_CENTS],
};

/** The same without what says that there are no cents. */
export const currencySigns = (currency: TypedCurrency): readonly string[] =>
  CURRENCY_MARKS[currency].filter((mark) => !NO_CENTS.some((none) => none === mark));
