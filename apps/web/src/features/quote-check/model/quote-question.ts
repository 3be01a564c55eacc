import type { CountryFigures } from "@sunwright/engine/countries/country-figures";
import type { ParameterValues } from "@sunwright/engine/parameters/table";
import type { Quote, QuoteFigures, Warning } from "@sunwright/engine/quotes/quote";
import type { HouseInBrief } from "@sunwright/engine/sizing/first-design";
import type { PriceRange } from "@sunwright/engine/prices/part-prices";
import type { PdfReading } from "./pdf-text";

/** A quote, and the house it is for. */
export interface QuoteQuestion {
  readonly house: HouseInBrief;
  readonly habits: Partial<ParameterValues>;
  readonly figures: CountryFigures;
  readonly quote: Quote;
}

/** A quote in the house, beside the design that the house would have. */
export interface CheckedInHouse {
  readonly years: QuoteFigures;
  readonly warnings: readonly Warning[];
  /** What firms would have to do about what bars the quote, as in "Ask the firm to …". */
  readonly asks: readonly Warning["text"][];
  readonly own: {
    readonly hoursWithoutPower: number;
    /** [W], [Wh], [W] */
    readonly panels: number;
    readonly battery: number;
    readonly inverter: number;
  };
  /** Of a system of the quote's size by local prices, in the currency of the country. */
  readonly local: PriceRange & { readonly currency: string; readonly day: string };
}

export type QuoteAnswer =
  | { readonly kind: "pdf"; readonly reading: PdfReading }
  | { readonly kind: "check"; readonly checked: CheckedInHouse }
  | { readonly kind: "failed"; readonly message: string };
