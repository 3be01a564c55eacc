import { TEXT_MAX } from "@sunwright/contract/limits";
import {
  DISPUTE_EVENTS,
  DISPUTE_PARTIES,
  DISPUTE_STATES,
  DISPUTE_SUBJECTS,
  LIVING_DISPUTES,
} from "@sunwright/contract/order-states";
import { CURRENCIES } from "@sunwright/engine/parameters/options";
import { sql } from "drizzle-orm";
import { type AnyPgColumn, bigint, check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, oneOf, within } from "../../platform/columns";
import { BOOKED_MAX, oneAccount, ofAccount } from "./account-schema";

const LIVING = ({ state }: { readonly state: AnyPgColumn }) =>
  sql`${state} in (${sql.raw(LIVING_DISPUTES.map((each) => `'${each}'`).join(", "))})`;

/** A claim on an order, on a return of it or on a milestone of a job. Clocks stand still while it lives. */
export const disputes = pgTable(
  "disputes",
  {
    id: uuid("id").primaryKey(),
    about: text("about", { enum: DISPUTE_SUBJECTS }).notNull(),
    /** Of the order, the return or the milestone. */
    subjectId: uuid("subject_id").notNull(),
    ...ofAccount(),
    state: text("state", { enum: DISPUTE_STATES }).notNull(),
    openedBy: text("opened_by", { enum: ["buyer", "shop"] }).notNull(),
    /** What the buyer is to get back, or need not pay. [minor units] */
    amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    /** What stands as a proposal, or what it ended with. */
    proposedMinor: bigint("proposed_minor", { mode: "number" }),
    proposedBy: text("proposed_by", { enum: DISPUTE_PARTIES }),
    /** Until then the other side answers; after it an operator decides. */
    deadline: instant("deadline").notNull(),
    /** What was left of the order's clocks when they were stopped; null for one that did not run. [ms] */
    holdLeft: bigint("hold_left", { mode: "number" }),
    completionLeft: bigint("completion_left", { mode: "number" }),
    createdAt: instant("created_at").notNull(),
    /** Of the last step: of one that has ended, its end. */
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("disputes_seller_order_id").on(table.sellerOrderId),
    index("disputes_milestone_id").on(table.milestoneId),
    check("disputes_account", oneAccount(table)),
    uniqueIndex("disputes_living").on(table.sellerOrderId).where(LIVING(table)),
    uniqueIndex("disputes_living_milestone").on(table.milestoneId).where(LIVING(table)),
    oneOf(table.about, DISPUTE_SUBJECTS),
    oneOf(table.state, DISPUTE_STATES),
    oneOf(table.currency, CURRENCIES),
    within(table.amountMinor, { min: 0, max: BOOKED_MAX }),
    check("disputes_opened_by", sql`${table.openedBy} in ('buyer', 'shop')`),
  ],
);

/** What was said and proposed in a dispute. Rows are only added. */
export const disputeEntries = pgTable(
  "dispute_entries",
  {
    id: uuid("id").primaryKey(),
    disputeId: uuid("dispute_id")
      .notNull()
      .references(() => disputes.id),
    event: text("event", { enum: ["open", ...DISPUTE_EVENTS] }).notNull(),
    party: text("party", { enum: DISPUTE_PARTIES }).notNull(),
    /** Null for an operator on the command line. */
    userId: uuid("user_id"),
    amountMinor: bigint("amount_minor", { mode: "number" }),
    text: text("text").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("dispute_entries_dispute_id").on(table.disputeId, table.id),
    oneOf(table.event, ["open", ...DISPUTE_EVENTS]),
    oneOf(table.party, DISPUTE_PARTIES),
    check("dispute_entries_text", sql`length(${table.text}) <= ${sql.raw(String(TEXT_MAX))}`),
  ],
);
