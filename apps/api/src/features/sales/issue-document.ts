import { dayOf } from "@sunwright/report/format";
import type { InvoiceContent } from "@sunwright/report/invoice";
import type { Transaction } from "../../platform/database";
import { type InvoiceRow, issueOn } from "./invoice-table";
import type { Account } from "./ledger-table";
import { sellerOn } from "./trader";

/** An order, or a milestone of a job, as its documents name it. */
type Sold = Pick<
  InvoiceContent,
  "currency" | "buyer" | "order" | "milestone" | "taxKind" | "payment" | "bankDetails"
> & {
  readonly account: Account;
  readonly firmId: string;
  /** What the firm was called then, for one that stated no legal name. */
  readonly firmName: string;
  readonly soldAt: Date;
};
type Issued = Pick<InvoiceContent, "kind" | "lines" | "delivery" | "settled"> &
  Pick<InvoiceRow, "amountMinor" | "taxMinor"> & {
    /** By the firm's days. */
    readonly dueOn: (zone: string) => string | null;
    /** The invoice that a credit note corrects. */
    readonly corrects: InvoiceRow | null;
  };

/** Freezes what the document says: whatever the two sides are called later, it stays. */
export async function issueDocument(
  tx: Transaction,
  { account, firmId, firmName, soldAt, ...sold }: Sold,
  { amountMinor, taxMinor, corrects, ...issued }: Issued,
  now: Date,
): Promise<void> {
  const { seller, prefix, zone } = await sellerOn(tx, firmId, firmName);
  const dueOn = issued.dueOn(zone);
  const content = (number: number): InvoiceContent => ({
    ...sold,
    ...issued,
    number,
    prefix,
    issuedOn: dayOf(now, zone),
    seller,
    orderedOn: dayOf(soldAt, zone),
    corrects: corrects && {
      number: corrects.number,
      prefix: corrects.content.prefix ?? "",
      issuedOn: dayOf(corrects.issuedAt, zone),
    },
    dueOn,
  });
  await issueOn(tx, { ...account, firmId }, { kind: issued.kind, amountMinor, taxMinor, dueOn, content }, now);
}
