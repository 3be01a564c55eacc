import { taxAdded, taxContained } from "@sunwright/engine/procurement/tax";
import { allocate } from "@sunwright/engine/procurement/whole-amounts";
import { valueOf } from "./rules";

/** Prices contain their tax, or it is added to them. */
export type TaxKind = "contained" | "added";

/** What somebody pays, and the tax in it. [minor units] */
export interface Amount {
  readonly amountMinor: number;
  readonly taxMinor: number;
}
/** Of one rate. [%] */
export interface TaxedAmount extends Amount {
  readonly taxPercent: number;
}

interface Taxed {
  readonly taxPercent: number;
  readonly taxKind: TaxKind;
}
interface Sold extends Taxed {
  readonly unitMinor: number;
  readonly ordered: number;
}

const taxOf = ({ taxKind, taxPercent }: Taxed, value: number): number =>
  taxKind === "added" ? taxAdded(value, taxPercent) : taxContained(value, taxPercent);

function paidFor(taxed: Taxed, value: number): Amount {
  const taxMinor = taxOf(taxed, value);
  return { amountMinor: taxed.taxKind === "added" ? value + taxMinor : value, taxMinor };
}

/**
 * What pieces of a line come to, after `before` of them: taken one by one or at once they sum to the same, and all of
 * them to what the line was sold for, with its tax.
 */
export function amountOf(line: Omit<Sold, "ordered">, before: number, pieces: number): Amount {
  const until = (count: number) => paidFor(line, valueOf(line.unitMinor, count));
  const [less, more] = [until(before), until(before + pieces)];
  return { amountMinor: more.amountMinor - less.amountMinor, taxMinor: more.taxMinor - less.taxMinor };
}

/** Delivery is part of what it delivers: it is taxed at the rates of the goods, in their proportion. */
export function deliverySharesOf(deliveryMinor: number, lines: readonly Sold[]): readonly TaxedAmount[] {
  if (lines.length === 0) return [];
  const values = lines.map(({ unitMinor, ordered }) => valueOf(unitMinor, ordered));
  const weights = values.some((value) => value > 0) ? values : values.map(() => 1);
  const shares = allocate(deliveryMinor, weights);
  return lines.map((line, index) => ({ taxPercent: line.taxPercent, ...paidFor(line, shares[index] ?? 0) }));
}

export const sumOf = (amounts: readonly Amount[]): Amount => ({
  amountMinor: amounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  taxMinor: amounts.reduce((sum, { taxMinor }) => sum + taxMinor, 0),
});
