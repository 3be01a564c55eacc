import { typedNumber } from "../../../ui/number";

/** All currencies of shops have a hundred minor units. */
export const MINOR_UNITS = 100;

/** A price as its box hands it over; null for what is none. */
export function amountOf(text: string): number | null {
  const amount = typedNumber(text);
  return amount !== null && amount >= 0 ? amount : null;
}
