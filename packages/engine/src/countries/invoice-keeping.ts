import { byCountry } from "./countries";
import type { MarketCountry } from "./names";

/**
 * The terms of Germany, the UK and Kenya were read on pages about the law; those of the others rest on the acts named, which
 * were not opened on that day: have them checked before they are shown to anybody.
 *
 * Where a law counts from a return or a period that ends after the document, the years here count from the end of its
 * calendar year and are enough for the latest of them: kept a little longer, never shorter.
 */
export const INVOICE_KEEPING = byCountry(({ invoiceKeeping }) => invoiceKeeping);

/** No country's term is shorter: younger documents need no second look. [years] */
export const SHORTEST_KEEPING = Math.min(...Object.values(INVOICE_KEEPING).map(({ years }) => years));

/** From this instant on what a document of a day says of its buyer is kept no longer. By UTC and a day later: by then the year has ended everywhere. */
export function keptUntil(country: MarketCountry, issued: Date): Date {
  const { years, from } = INVOICE_KEEPING[country];
  if (from === "end-of-year") return new Date(Date.UTC(issued.getUTCFullYear() + years + 1, 0, 2));
  const until = new Date(issued);
  until.setUTCFullYear(issued.getUTCFullYear() + years);
  // The anniversary of a leap day is the first of March: the day itself is over then.
  return new Date(until.getTime() + 86_400_000);
}
