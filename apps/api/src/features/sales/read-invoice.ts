import type { FileAnswer } from "@sunwright/contract/endpoint";
import type { InvoiceContent } from "@sunwright/report/invoice";
import type { PaidContent } from "@sunwright/report/paid";
import type { Executor } from "../../platform/database";
import type { Viewer } from "../../platform/sessions";
import type { InvoiceRow } from "./invoice-table";
import { paidUntil } from "./paid-table";

/** Sets a document in a thread. Throws server_busy and report_cancelled. */
export type WriteInvoice = (
  paper: { readonly invoice: InvoiceContent; readonly paid: PaidContent },
  owner: string,
  signal: AbortSignal,
) => Promise<Uint8Array>;

/** A document as it was issued, with what was paid since. The caller has found whose it is. */
export async function invoiceFile(
  executor: Executor,
  row: InvoiceRow,
  { userId, at, signal }: Pick<Viewer, "userId" | "at"> & { readonly signal: AbortSignal },
  write: WriteInvoice,
): Promise<FileAnswer> {
  const paid = await paidUntil(executor, { account: row, firmId: row.firmId, at });
  return { mediaType: "application/pdf", bytes: await write({ invoice: row.content, paid }, userId, signal) };
}
