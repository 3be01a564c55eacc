import type { FileAnswer } from "@sunwright/contract/endpoint";
import type { Query } from "@sunwright/contract/endpoint";
import type { downloadStructuredInvoice } from "@sunwright/contract/payments";
import { writeCii } from "@sunwright/files/invoice/write-cii";
import { writeUbl } from "@sunwright/files/invoice/write-ubl";
import { invoiceNumber } from "@sunwright/report/invoice";
import type { z } from "zod";
import type { Executor } from "../../platform/database";
import { AppError } from "../../platform/errors";
import type { Viewer } from "../../platform/sessions";
import { requireShop } from "../shops/access";
import { structuredInvoice } from "./e-invoice";
import { findInvoice } from "./invoice-table";
import type { Side } from "./order-table";
import { invoiceFile, type WriteInvoice } from "../sales/read-invoice";

interface Parts {
  readonly write: WriteInvoice;
}

type Reader = Pick<Viewer, "userId" | "at">;

interface Named {
  readonly orderId: string;
  readonly invoiceId: string;
}

interface Asked {
  readonly params: Named;
  readonly signal: AbortSignal;
}

interface AskedForm extends Query<typeof downloadStructuredInvoice> {
  readonly params: Named;
}

export type Invoices = ReturnType<typeof createInvoices>;

/** Documents as they were issued, made each time they are asked for, with what was paid since. Every method throws invoice_not_found. */
export function createInvoices({ write }: Parts) {
  async function found(executor: Executor, side: Side, params: Named) {
    const row = await findInvoice(executor, side, params);
    // Those of the first days said less than a document has to.
    if (row === null || !("seller" in row.content)) throw new AppError("invoice_not_found");
    return row;
  }

  async function read(
    executor: Executor,
    side: Side & Reader,
    { params, signal }: Asked,
  ): Promise<z.output<typeof FileAnswer>> {
    return invoiceFile(executor, await found(executor, side, params), { ...side, signal }, write);
  }

  /** As it was issued, without what was paid since. */
  async function structured(
    executor: Executor,
    side: Side,
    { params, form }: AskedForm,
  ): Promise<z.output<typeof FileAnswer>> {
    const { content } = await found(executor, side, params);
    const write = form === "cii" ? writeCii : writeUbl;
    const bytes = new TextEncoder().encode(write(structuredInvoice(content)));
    return { mediaType: "application/xml", bytes, downloadAs: `${invoiceNumber(content)}.xml` };
  }

  async function onlyOwner(executor: Executor, userId: string): Promise<void> {
    if ((await requireShop(executor, userId)).role !== "owner") throw new AppError("owner_needed");
  }

  return {
    read: (executor: Executor, { userId, at }: Reader, asked: Asked) =>
      read(executor, { role: "buyer", userId, at }, asked),

    /** Names and addresses stay on invoices for good: they are the owner's. Throws owner_needed. */
    async readOfShop(executor: Executor, { userId, at }: Reader, asked: Asked) {
      const file = await read(executor, { role: "shop", userId, at }, asked);
      await onlyOwner(executor, userId);
      return file;
    },

    /** Throws invoice_incomplete. */
    readStructured: (executor: Executor, { userId }: Reader, asked: AskedForm) =>
      structured(executor, { role: "buyer", userId }, asked),

    /** Throws owner_needed, and to an owner invoice_incomplete. */
    async readStructuredOfShop(executor: Executor, { userId }: Reader, asked: AskedForm) {
      const side = { role: "shop", userId } as const;
      await found(executor, side, asked.params);
      await onlyOwner(executor, userId);
      return structured(executor, side, asked);
    },
  };
}
