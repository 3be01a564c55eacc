import type { Currency } from "@sunwright/engine/parameters/options";
import { exchanged } from "@sunwright/engine/prices/exchange-rate";
import { priceOfDesign } from "@sunwright/engine/sizing/choice/system-price";

/** What the country's firms usually ask for the work of a design, in the currency that is shown. */
export function usualLabour(design: Parameters<typeof priceOfDesign>[0], shown: Currency): number {
  const { lines, currency } = priceOfDesign(design);
  const labour = lines.find(({ kind }) => kind === "labour")?.middle ?? 0;
  return exchanged(labour, currency, shown);
}
