import { taxAdded, taxContained } from "@sunwright/engine/procurement/tax";
import { amountOf, MINOR_UNITS } from "./amount";

/** How a shop types its prices; they are stored with their tax, as buyers read them. */
export const TYPED_WAYS = ["with-tax", "before-tax"] as const;
export type TypedWay = (typeof TYPED_WAYS)[number];

const asText = (minor: number) => String(minor / MINOR_UNITS);

/** What a price with tax is before it, half-up to the minor unit; what is no price stays as it was typed. */
export function beforeTax(text: string, taxPercent: number): string {
  const each = amountOf(text);
  if (each === null) return text;
  const minor = Math.round(each * MINOR_UNITS);
  return asText(minor - taxContained(minor, taxPercent));
}

/** The price with tax that is stored for one that was typed before it. */
export function withTax(text: string, taxPercent: number): string {
  const each = amountOf(text);
  if (each === null) return text;
  const minor = Math.round(each * MINOR_UNITS);
  return asText(minor + taxAdded(minor, taxPercent));
}
