import { byCountry } from "./countries";
import type { MarketCountry } from "./names";

/** What a firm or a person of a country states as its number on an invoice. Its form alone: whose it is only the office knows. */
export const TAX_NUMBER_FORMS = byCountry(({ taxNumber }) => taxNumber);

/** Whether a tax number of a country may be written so. */
export function isTaxNumberOf(country: MarketCountry, typed: string): boolean {
  const compact = typed
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}./]/gu, "");
  return TAX_NUMBER_FORMS[country].pattern.test(compact);
}
