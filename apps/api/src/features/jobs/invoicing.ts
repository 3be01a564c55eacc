import { dayOf } from "@sunwright/report/format";
import type { InvoiceContent } from "@sunwright/report/invoice";
import type { Transaction } from "../../platform/database";
import { NO_ZONE } from "@sunwright/engine/climate/zone-name";
import { zoneOfFirm } from "../../platform/local-day";
import { billingOf } from "../orders/billing-table";
import { traderFrom } from "../orders/trader";
import { type InvoiceRow, invoicesOf, issueOn } from "../sales/invoice-table";
import { ofMilestone } from "../sales/ledger-table";
import { findFirm } from "../shops/table";
import { contractOf, type JobRow, type MilestoneRow, moneyAccounts } from "./job-table";
import { taxOfPart } from "./part-tax";
import { numberOf } from "./rules";

interface Of {
  readonly tx: Transaction;
  readonly job: JobRow;
  readonly now: Date;
}
type Part = Pick<MilestoneRow, "id" | "when">;

/** What documents say of a sum, credit notes taken off. */
const sumOf = (documents: readonly InvoiceRow[]) =>
  documents.reduce(
    (sum, { kind, amountMinor, taxMinor }) => {
      const sign = kind === "invoice" ? 1 : -1;
      return { amountMinor: sum.amountMinor + sign * amountMinor, taxMinor: sum.taxMinor + sign * taxMinor };
    },
    { amountMinor: 0, taxMinor: 0 },
  );

const documentsOf = async ({ tx, job }: Of) => invoicesOf(tx, await moneyAccounts(tx, job.id));

/** Issues the invoice of a milestone that is asked for, under the firm's next number. */
export async function invoiceMilestone(of: Of, part: Part, amountMinor: number, dueOn: string): Promise<void> {
  const whole = await contractOf(of.tx, of.job.id);
  const taxMinor = taxOfPart(amountMinor, sumOf(await documentsOf(of)), {
    amountMinor: whole.totalMinor,
    taxMinor: whole.taxMinor,
  });
  await issueDocument(of, part, { kind: "invoice", amountMinor, taxMinor, dueOn, corrects: null });
}

/** Issues a credit note over what is asked for less; nothing of a milestone that has no invoice. */
export async function creditMilestone(of: Of, part: Part, amountMinor: number): Promise<void> {
  if (amountMinor === 0) return;
  const own = (await documentsOf(of)).filter(({ milestoneId }) => milestoneId === part.id);
  const corrects = own.find(({ kind }) => kind === "invoice");
  if (corrects === undefined) return;
  const left = sumOf(own);
  const taken = {
    amountMinor: corrects.amountMinor - left.amountMinor,
    taxMinor: corrects.taxMinor - left.taxMinor,
  };
  const taxMinor = taxOfPart(amountMinor, taken, corrects);
  await issueDocument(of, part, { kind: "credit-note", amountMinor, taxMinor, dueOn: null, corrects });
}

interface Issued {
  readonly kind: InvoiceContent["kind"];
  readonly amountMinor: number;
  readonly taxMinor: number;
  readonly dueOn: string | null;
  readonly corrects: InvoiceRow | null;
}

/** Freezes what the document says: whatever firm and homeowner are called later, it stays. */
async function issueDocument({ tx, job, now }: Of, part: Part, issued: Issued): Promise<void> {
  const { kind, amountMinor, taxMinor, dueOn, corrects } = issued;
  const firm = await findFirm(tx, job.firmId, "installer");
  const billing = await billingOf(tx, job.firmId);
  const zone = firm == null ? NO_ZONE : zoneOfFirm(firm);
  const seller = traderFrom(billing, job.firmName, firm);
  const amount = { taxPercent: job.terms.taxPercent, amountMinor, taxMinor };
  const content = (number: number): InvoiceContent => ({
    kind,
    number,
    prefix: billing.invoicePrefix,
    issuedOn: dayOf(now, zone),
    currency: job.currency,
    seller,
    buyer: {
      name: job.personName,
      firm: null,
      street: job.siteAddress,
      town: job.place,
      country: job.country ?? "",
    },
    order: numberOf(job),
    orderedOn: dayOf(job.createdAt, zone),
    milestone: part.when,
    corrects:
      corrects === null
        ? null
        : {
            number: corrects.number,
            prefix: corrects.content.prefix ?? "",
            issuedOn: dayOf(corrects.issuedAt, zone),
          },
    taxKind: "contained",
    lines: kind === "invoice" ? [{ name: "", sku: "", quantity: 1, unitMinor: amountMinor, ...amount }] : [],
    delivery: [],
    settled: kind === "invoice" ? [] : [amount],
    payment: "transfer",
    dueOn,
    bankDetails: job.payTo,
  });
  const account = { ...ofMilestone(part.id), firmId: job.firmId };
  await issueOn(tx, account, { kind, amountMinor, taxMinor, dueOn, content }, now);
}
