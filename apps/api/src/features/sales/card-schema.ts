import { LINE_MAX } from "@sunwright/contract/limits";
import {
  CARD_PROVIDERS,
  CARD_REFUND_STATES,
  CARD_STATES,
  CHARGEBACK_STATES,
  FAIL_REASONS,
} from "@sunwright/contract/order-states";
import type { PayStep } from "@sunwright/contract/payments";
import { PAY_WAYS } from "@sunwright/engine/countries/pay-ways";
import { CURRENCIES } from "@sunwright/engine/parameters/options";
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { filledUpTo, instant, oneOf, within } from "../../platform/columns";
import { BOOKED_MAX, oneAccount, ofAccount, payments } from "./account-schema";

const minor = (name: string) => bigint(name, { mode: "number" }).notNull();

/**
 * A payment that was begun at a provider: by card on its page, so that no number of one ever comes here, or by an account, a
 * code or a phone that it answers with. One is open at a time of each thing that is paid.
 */
export const cardPayments = pgTable(
  "card_payments",
  {
    id: uuid("id").primaryKey(),
    ...ofAccount(),
    provider: text("provider", { enum: CARD_PROVIDERS }).notNull(),
    /** Of the shop at the provider, as it was when the payment was begun. */
    account: text("account").notNull(),
    way: text("way", { enum: PAY_WAYS }).notNull().default("card"),
    state: text("state", { enum: CARD_STATES }).notNull(),
    /** What the payer does; null for a page, and until the provider has answered. */
    step: jsonb("step").$type<PayStep>(),
    /** When that ends. */
    endsAt: instant("ends_at"),
    reason: text("reason", { enum: FAIL_REASONS }),
    /** When the provider is asked next what became of it; null once it has said, or nobody waits for it any more. */
    askAt: instant("ask_at"),
    /** How often it was asked. */
    asks: integer("asks").notNull().default(0),
    /** What was asked for. */
    amountMinor: minor("amount_minor"),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    /** What the provider calls it; null until it has answered. */
    providerRef: text("provider_ref"),
    url: text("url"),
    /** What the provider calls the charge, for refunds; null until it is paid. */
    chargeRef: text("charge_ref"),
    /** What came, once it is paid. */
    paymentId: uuid("payment_id").references(() => payments.id),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("card_payments_seller_order_id").on(table.sellerOrderId, table.id),
    index("card_payments_milestone_id").on(table.milestoneId, table.id),
    check("card_payments_account", oneAccount(table)),
    index("card_payments_payment_id").on(table.paymentId),
    uniqueIndex("card_payments_charge").on(table.provider, table.chargeRef),
    uniqueIndex("card_payments_open_order")
      .on(table.sellerOrderId)
      .where(sql`${table.state} = 'open'`),
    uniqueIndex("card_payments_open_milestone")
      .on(table.milestoneId)
      .where(sql`${table.state} = 'open'`),
    index("card_payments_ask_at")
      .on(table.askAt)
      .where(sql`${table.askAt} is not null`),
    oneOf(table.provider, CARD_PROVIDERS),
    oneOf(table.state, CARD_STATES),
    oneOf(table.way, PAY_WAYS),
    oneOf(table.reason, FAIL_REASONS),
    within(table.amountMinor, { min: 1, max: BOOKED_MAX }),
    check("card_payments_paid", sql`(${table.state} = 'paid') = (${table.paymentId} is not null)`),
  ],
);

/** Money that goes back to a card. A row that has begun is counted until the provider has said no. */
export const cardRefunds = pgTable(
  "card_refunds",
  {
    id: uuid("id").primaryKey(),
    cardPaymentId: uuid("card_payment_id")
      .notNull()
      .references(() => cardPayments.id),
    state: text("state", { enum: CARD_REFUND_STATES }).notNull(),
    amountMinor: minor("amount_minor"),
    refundRef: text("refund_ref"),
    /** As it stands in the books; null until the provider has taken it. */
    paymentId: uuid("payment_id").references(() => payments.id),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("card_refunds_card_payment_id").on(table.cardPaymentId),
    index("card_refunds_payment_id").on(table.paymentId),
    oneOf(table.state, CARD_REFUND_STATES),
    within(table.amountMinor, { min: 1, max: BOOKED_MAX }),
  ],
);

/** Money of a card payment that the buyer's bank takes back, by the provider's word. */
export const cardChargebacks = pgTable(
  "card_chargebacks",
  {
    id: uuid("id").primaryKey(),
    cardPaymentId: uuid("card_payment_id")
      .notNull()
      .references(() => cardPayments.id),
    /** What the provider calls it. */
    providerRef: text("provider_ref").notNull(),
    state: text("state", { enum: CHARGEBACK_STATES }).notNull(),
    /** As it stands in the books: no more than was left of what came. */
    amountMinor: minor("amount_minor"),
    createdAt: instant("created_at").notNull(),
    closedAt: instant("closed_at"),
  },
  (table) => [
    uniqueIndex("card_chargebacks_ref").on(table.cardPaymentId, table.providerRef),
    oneOf(table.state, CHARGEBACK_STATES),
    filledUpTo(table.providerRef, LINE_MAX),
    within(table.amountMinor, { min: 0, max: BOOKED_MAX }),
    check("card_chargebacks_closed", sql`(${table.state} = 'open') = (${table.closedAt} is null)`),
  ],
);

/** What a provider has told: each event is applied once. Rows are only added. */
export const providerEvents = pgTable(
  "provider_events",
  {
    provider: text("provider", { enum: CARD_PROVIDERS }).notNull(),
    eventId: text("event_id").notNull(),
    receivedAt: instant("received_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index("provider_events_received_at").on(table.receivedAt),
    oneOf(table.provider, CARD_PROVIDERS),
  ],
);
