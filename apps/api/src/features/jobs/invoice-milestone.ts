import type { InvoiceContent } from "@sunwright/report/invoice";
import type { Transaction } from "../../platform/database";
import { type InvoiceRow, invoicesOf } from "../sales/invoice-table";
import { issueDocument } from "../sales/issue-document";
import { ofMilestone } from "../sales/ledger-table";
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
  await issue(of, part, { kind: "invoice", amountMinor, taxMinor, dueOn, corrects: null });
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
  await issue(of, part, { kind: "credit-note", amountMinor, taxMinor, dueOn: null, corrects });
}

interface Issued {
  readonly kind: InvoiceContent["kind"];
  readonly amountMinor: number;
  readonly taxMinor: number;
  readonly dueOn: string | null;
  readonly corrects: InvoiceRow | null;
}

async function issue({ tx, job, now }: Of, part: Part, { dueOn, ...issued }: Issued): Promise<void> {
  const { kind, amountMinor, taxMinor } = issued;
  const amount = { taxPercent: job.terms.taxPercent, amountMinor, taxMinor };
  const isInvoice = kind === "invoice";
  await issueDocument(
    tx,
    {
      account: ofMilestone(part.id),
      firmId: job.firmId,
      firmName: job.firmName,
      soldAt: job.createdAt,
      currency: job.currency,
      buyer: {
        name: job.personName,
        firm: null,
        street: job.siteAddress,
        town: job.place,
        country: job.country ?? "",
      },
      order: numberOf(job),
      milestone: part.when,
      taxKind: "contained",
      payment: "transfer",
      bankDetails: job.payTo,
    },
    {
      ...issued,
      lines: isInvoice ? [{ name: "", sku: "", quantity: 1, unitMinor: amountMinor, ...amount }] : [],
      delivery: [],
      settled: isInvoice ? [] : [amount],
      dueOn: () => dueOn,
    },
    now,
  );
}
