import { INVOICE_PREFIX } from "@sunwright/contract/billing";
import { LINE_MAX, NAME_MAX } from "@sunwright/contract/limits";
import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/columns";
import { firms } from "../shops/schema";

const upTo = (most: number) => sql.raw(`${most}`);

/** What stands on the invoices of a firm of either kind, and its accounts at the providers. Shops had it first. */
export const shopBilling = pgTable(
  "shop_billing",
  {
    firmId: uuid("firm_id")
      .primaryKey()
      .references(() => firms.id, { onDelete: "cascade" }),
    legalName: text("legal_name").notNull(),
    address: text("address").notNull(),
    taxNumber: text("tax_number").notNull(),
    register: text("register").notNull().default(""),
    /** Before the numbers of documents from now on; those that were issued keep theirs. */
    invoicePrefix: text("invoice_prefix").notNull().default(""),
    stripeAccount: text("stripe_account").notNull(),
    paystackAccount: text("paystack_account").notNull(),
    version: integer("version").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    check(
      "shop_billing_lengths",
      sql`char_length(${table.address}) <= ${upTo(LINE_MAX)} and char_length(${table.legalName}) <= ${upTo(NAME_MAX)}
        and char_length(${table.taxNumber}) <= ${upTo(NAME_MAX)} and char_length(${table.register}) <= ${upTo(NAME_MAX)}`,
    ),
    check("shop_billing_prefix", sql`${table.invoicePrefix} ~ ${sql.raw(`'${INVOICE_PREFIX.source}'`)}`),
  ],
);
