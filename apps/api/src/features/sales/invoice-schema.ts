import type { InvoiceContent } from "@sunwright/report/invoice";
import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/columns";
import { oneAccount, ofAccount } from "./account-schema";

/** The last number of a shop. The row is locked while one is taken: a number that is rolled back is taken again. */
export const invoiceCounters = pgTable("invoice_counters", {
  firmId: uuid("firm_id").primaryKey(),
  last: integer("last").notNull(),
});

/** Never changed: a credit note corrects it. */
export const invoices = pgTable(
  "invoices",
  {
    id: uuid("id").primaryKey(),
    firmId: uuid("firm_id").notNull(),
    ...ofAccount(),
    kind: text("kind", { enum: ["invoice", "credit-note"] }).notNull(),
    number: integer("number").notNull(),
    amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
    taxMinor: bigint("tax_minor", { mode: "number" }).notNull(),
    content: jsonb("content").$type<InvoiceContent>().notNull(),
    /** The last day to pay an invoice of 30 days. */
    dueOn: date("due_on", { mode: "string" }),
    issuedAt: instant("issued_at").notNull(),
  },
  (table) => [
    uniqueIndex("invoices_number").on(table.firmId, table.number),
    index("invoices_seller_order_id").on(table.sellerOrderId),
    index("invoices_milestone_id").on(table.milestoneId),
    // A milestone is asked for once.
    uniqueIndex("invoices_of_milestone")
      .on(table.milestoneId)
      .where(sql`${table.kind} = 'invoice'`),
    check("invoices_account", oneAccount(table)),
  ],
);
