import type { FileAnswer, Params } from "@sunwright/contract/endpoint";
import type { readJobInvoice } from "@sunwright/contract/jobs";
import type { Executor } from "../../platform/database";
import { AppError } from "../../platform/errors";
import type { Viewer } from "../../platform/sessions";
import { invoicesOf } from "../sales/invoice-table";
import { invoiceFile, type WriteInvoice } from "../sales/read-invoice";
import { requireFirm } from "../shops/access";
import { findJob, moneyAccounts } from "./job-table";

interface Parts {
  readonly write: WriteInvoice;
}

interface Asked {
  readonly params: Params<typeof readJobInvoice>;
  readonly signal: AbortSignal;
}

export type JobInvoices = ReturnType<typeof createJobInvoices>;

/** Documents of milestones as they were issued, made each time they are asked for, with what was paid since. */
export const createJobInvoices = ({ write }: Parts) => ({
  /** Names and addresses stay on invoices: of a firm they are its owners'. Throws job_not_found, invoice_not_found, owner_needed. */
  async read(
    executor: Executor,
    { userId, at }: Pick<Viewer, "userId" | "at">,
    { params, signal }: Asked,
  ): Promise<FileAnswer> {
    const job = await findJob(executor, userId, params.jobId);
    if (job === null) throw new AppError("job_not_found");
    const documents = await invoicesOf(executor, await moneyAccounts(executor, job.id));
    const row = documents.find(({ id }) => id === params.invoiceId);
    if (row === undefined) throw new AppError("invoice_not_found");
    if (job.personId !== userId && (await requireFirm(executor, userId)).role !== "owner")
      throw new AppError("owner_needed");
    return invoiceFile(executor, row, { userId, at, signal }, write);
  },
});
