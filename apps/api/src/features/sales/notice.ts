import type { Notice } from "@sunwright/contract/notices";
import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
import type { Currency } from "@sunwright/engine/parameters/options";

/** What is told of a sale, whoever it is told to. */
export type Said<Of = Notice> = Of extends Notice ? Pick<Of, "kind" | "values"> : never;

/** An amount of a sale as a text holds it. */
export function moneyOf({ currency }: { readonly currency: Currency }, minor: number) {
  const digits = MINOR_DIGITS[currency];
  return { exact: minor / 10 ** digits, digits, currency };
}
