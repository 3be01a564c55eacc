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

/** What is left at each rate of what was charged, less what was taken back. */
export function leftByRate(charged: readonly TaxedAmount[], taken: readonly TaxedAmount[]): readonly TaxedAmount[] {
  const rates = [...new Set(charged.map(({ taxPercent }) => taxPercent))];
  return rates.map((taxPercent) => {
    const [all, less] = [charged, taken].map((each) => sumOf(each.filter((one) => one.taxPercent === taxPercent)));
    const left = (of: keyof Amount) => Math.max(0, (all?.[of] ?? 0) - (less?.[of] ?? 0));
    return { taxPercent, amountMinor: left("amountMinor"), taxMinor: left("taxMinor") };
  });
}

/** An amount that is no more than what is left, from each rate in its proportion and with its part of the tax. */
export function sharesByRate(amountMinor: number, left: readonly TaxedAmount[]): readonly TaxedAmount[] {
  const shares = allocate(
    amountMinor,
    left.map((each) => each.amountMinor),
  );
  return left
    .map((each, index) => {
      const share = shares[index] ?? 0;
      const [taxMinor = 0] = share === 0 ? [] : allocate(each.taxMinor, [share, each.amountMinor - share]);
      return { taxPercent: each.taxPercent, amountMinor: share, taxMinor };
    })
    .filter((each) => each.amountMinor > 0);
}

/** Takes amounts one by one, none more than is left of its rate; with the last of a rate goes all that is left of its tax. */
export function cappedBy<Of extends TaxedAmount>(left: readonly TaxedAmount[], wanted: readonly Of[]): readonly Of[] {
  const rest = new Map(left.map(({ taxPercent, ...amount }) => [taxPercent, amount]));
  return wanted.map((each) => {
    const before = rest.get(each.taxPercent) ?? { amountMinor: 0, taxMinor: 0 };
    const amountMinor = Math.min(each.amountMinor, before.amountMinor);
    const isLast = amountMinor === before.amountMinor;
    const taxMinor = isLast ? before.taxMinor : Math.min(each.taxMinor, before.taxMinor);
    rest.set(each.taxPercent, {
      amountMinor: before.amountMinor - amountMinor,
      taxMinor: before.taxMinor - taxMinor,
    });
    return { ...each, amountMinor, taxMinor };
  });
}
