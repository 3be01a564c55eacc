import { invoiceNumber } from "@sunwright/report/invoice";
import type { Executor } from "../../platform/database";
import { correctionsOf, correctorsOf, type NamesOf, presentCorrection } from "./correction-table";
import { disputesOf } from "./dispute-table";
import { type InvoiceRow, invoicesOf } from "./invoice-table";
import type { Account } from "./ledger-table";
import { type PaymentRow, paymentsOf } from "./payment-table";
import { type Argued, presentDispute, shownFile } from "./present-dispute";
import { evidenceOf, proofsOf } from "./proof";

interface Reader {
  readonly role: "buyer" | "shop";
  /** Names of the firm's people: whoever buys reads what the firm did, not who of it. */
  readonly namesOf: NamesOf;
}

/** The payments, documents and disputes of a sale, and each as one of its sides reads it. */
export async function moneyShown(executor: Executor, accounts: readonly Account[], { role, namesOf }: Reader) {
  const payments = await paymentsOf(executor, accounts);
  const ids = payments.map(({ id }) => id);
  const proofs = await proofsOf(executor, ids);
  const corrections = await correctionsOf(executor, ids);
  const names = role === "shop" ? await correctorsOf(executor, corrections, namesOf) : new Map<string, string>();
  const invoices = await invoicesOf(executor, accounts);
  const disputes = await disputesOf(executor, accounts);
  const evidence = await evidenceOf(
    executor,
    disputes.flatMap(({ entries }) => entries.map(({ id }) => id)),
  );
  return {
    payments,
    invoices,
    disputes,
    isCorrected: ({ id }: PaymentRow) => corrections.corrections.has(id),
    isShown: ({ id }: PaymentRow) => proofs.has(id),
    /** `recorder`: whether what this side recorded can be corrected now. */
    showPayment: (payment: PaymentRow, recorder: boolean) => ({
      id: payment.id,
      kind: payment.kind,
      state: payment.state,
      amountMinor: payment.amountMinor,
      reference: payment.reference,
      proof: shownFile(proofs.get(payment.id)),
      ...presentCorrection(payment, corrections, { recorder: recorder && role === "shop", names }),
      at: payment.createdAt.toISOString(),
    }),
    showDispute: (dispute: Argued) => presentDispute(dispute, evidence, role),
  };
}
export type MoneyShown = Awaited<ReturnType<typeof moneyShown>>;

/** A document in a list of them. */
export const invoiceShown = ({ id, kind, number, content, amountMinor, taxMinor, issuedAt }: InvoiceRow) => ({
  id,
  kind,
  number: invoiceNumber({ number, prefix: content.prefix }),
  amountMinor,
  taxMinor,
  at: issuedAt.toISOString(),
});
