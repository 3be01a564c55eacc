import { type Decimal, decimalOf, ZERO } from "./decimal";
import type { Allowance, Invoice, InvoiceLine, Vat } from "./invoice";

/** A rule by the number that validators print, and whether an invoice keeps it. */
export type Rule = readonly [id: string, holds: (invoice: Invoice) => boolean];

/** What is missing counts as nothing; the rule that asks for it says so. */
export const amount = (text: string | null): Decimal => decimalOf(text) ?? ZERO;
export const has = (text: string | null | undefined): text is string =>
  text !== null && text !== undefined && text !== "";

export const allowancesOf = ({ allowances, charges, lines }: Invoice): readonly Allowance[] => [
  ...allowances,
  ...charges,
  ...lines.flatMap((line) => [...line.allowances, ...line.charges]),
];

/** Everything that is taxed: a line, an allowance or a charge of the document. */
export const taxed = ({ lines, allowances, charges }: Invoice): readonly (Vat | null)[] => [
  ...lines.map(({ vat }) => vat),
  ...allowances.map(({ vat }) => vat),
  ...charges.map(({ vat }) => vat),
];

export const everyLine =
  (holds: (line: InvoiceLine) => boolean) =>
  ({ lines }: Invoice) =>
    lines.every(holds);
