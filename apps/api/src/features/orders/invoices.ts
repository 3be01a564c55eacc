import type { FileAnswer } from "@sunwright/contract/endpoint";
import type { InvoiceContent } from "@sunwright/report/invoice";
import type { PaidContent } from "@sunwright/report/paid";
import type { z } from "zod";
import type { Executor } from "../../platform/database";
import { AppError } from "../../platform/errors";
import type { Viewer } from "../../platform/sessions";
import { requireShop } from "../shops/access";
import { findInvoice } from "./invoice-table";
import type { Side } from "./order-table";
import { paidUntil } from "./paid-table";

interface Parts {
  /** Sets a document in a thread. Throws server_busy and report_cancelled. */
  readonly write: (
    paper: { readonly invoice: InvoiceContent; readonly paid: PaidContent },
    owner: string,
    signal: AbortSignal,
  ) => Promise<Uint8Array>;
}

type Reader = Pick<Viewer, "userId" | "at">;

interface Asked {
  readonly params: { readonly orderId: string; readonly invoiceId: string };
  readonly signal: AbortSignal;
}

export type Invoices = ReturnType<typeof createInvoices>;

/** Documents as they were issued, made each time they are asked for, with what was paid since. Every method throws invoice_not_found. */
export function createInvoices({ write }: Parts) {
  async function read(
    executor: Executor,
    side: Side & Reader,
    { params, signal }: Asked,
  ): Promise<z.output<typeof FileAnswer>> {
    const row = await findInvoice(executor, side, params);
    // Those of the first days said less than a document has to.
    if (row === null || !("seller" in row.content)) throw new AppError("invoice_not_found");
    const paid = await paidUntil(executor, { account: row, firmId: row.firmId, at: side.at });
    return { mediaType: "application/pdf", bytes: await write({ invoice: row.content, paid }, side.userId, signal) };
  }

  return {
    read: (executor: Executor, { userId, at }: Reader, asked: Asked) =>
      read(executor, { role: "buyer", userId, at }, asked),

    /** Names and addresses stay on invoices for good: they are the owner's. Throws owner_needed. */
    async readOfShop(executor: Executor, { userId, at }: Reader, asked: Asked) {
      const answer = read(executor, { role: "shop", userId, at }, asked);
      const [file, { role }] = [await answer, await requireShop(executor, userId)];
      if (role !== "owner") throw new AppError("owner_needed");
      return file;
    },
  };
}
