import { PAYMENT_KINDS, PAYMENT_STATES } from "@sunwright/contract/order-states";
import { MONEY_MAX } from "@sunwright/contract/shops";
import { CURRENCIES } from "@sunwright/engine/parameters/options";
import { sql } from "drizzle-orm";
import { type AnyPgColumn, bigint, check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, oneOf, within } from "../../platform/columns";

const minor = (name: string) => bigint(name, { mode: "number" }).notNull();

/** What a foreign key names; the rows are the feature of orders'. */
const sellerOrders = pgTable("seller_orders", { id: uuid("id").primaryKey() });

/** Of one entry: all of a job, which may come to more than an order. [minor units] */
export const BOOKED_MAX = 1_000 * MONEY_MAX;
/** What money is of: an order, or a milestone of the feature of jobs, which keeps its rows as long as there is money of it. */
export const ofAccount = () => ({
  sellerOrderId: uuid("seller_order_id").references(() => sellerOrders.id),
  milestoneId: uuid("milestone_id"),
});
export const oneAccount = (table: { readonly sellerOrderId: AnyPgColumn; readonly milestoneId: AnyPgColumn }) =>
  sql`num_nonnulls(${table.sellerOrderId}, ${table.milestoneId}) = 1`;

/** What a buyer owes on an order; what was sold; what came; what went back. */
export const ACCOUNTS = ["due", "goods", "received", "refunded", "charged-back"] as const;

/** Money moves from one account of an order, or of a milestone, to another, so that all of them sum to nothing. Rows are only added. */
export const accountEntries = pgTable(
  "account_entries",
  {
    id: uuid("id").primaryKey(),
    ...ofAccount(),
    debit: text("debit", { enum: ACCOUNTS }).notNull(),
    credit: text("credit", { enum: ACCOUNTS }).notNull(),
    amountMinor: minor("amount_minor"),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    /** What it stands for: the same thing is booked once. */
    key: text("key").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("account_entries_key").on(table.sellerOrderId, table.key),
    uniqueIndex("account_entries_milestone_key").on(table.milestoneId, table.key),
    check("account_entries_account", oneAccount(table)),
    oneOf(table.debit, ACCOUNTS),
    oneOf(table.credit, ACCOUNTS),
    within(table.amountMinor, { min: 1, max: BOOKED_MAX }),
    check("account_entries_apart", sql`${table.debit} <> ${table.credit}`),
  ],
);

export const payments = pgTable(
  "payments",
  {
    id: uuid("id").primaryKey(),
    ...ofAccount(),
    kind: text("kind", { enum: PAYMENT_KINDS }).notNull(),
    state: text("state", { enum: PAYMENT_STATES }).notNull(),
    amountMinor: minor("amount_minor"),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    reference: text("reference").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("payments_seller_order_id").on(table.sellerOrderId),
    index("payments_milestone_id").on(table.milestoneId),
    check("payments_account", oneAccount(table)),
    oneOf(table.kind, PAYMENT_KINDS),
    oneOf(table.state, PAYMENT_STATES),
    within(table.amountMinor, { min: 1, max: BOOKED_MAX }),
  ],
);

/** Counter entries of payments and refunds that were recorded by mistake. Rows are only added; a reason can be emptied. */
export const paymentCorrections = pgTable("payment_corrections", {
  paymentId: uuid("payment_id")
    .primaryKey()
    .references(() => payments.id),
  userId: uuid("user_id").notNull(),
  reason: text("reason").notNull(),
  createdAt: instant("created_at").notNull(),
});
