import type { Piece } from "@sunwright/contract/contact-hiding";
import type { MaskedCopies } from "@sunwright/contract/masked-copies";
import { TEXT_MAX } from "@sunwright/contract/limits";
import type { QuoteDraft } from "@sunwright/contract/quotes";
import { OPTIONS_MAX, QUOTE_STATES, VERSIONS_MAX } from "@sunwright/contract/quote-states";
import { MONEY_MAX } from "@sunwright/contract/shops";
import type { QuoteFigures, Warning } from "@sunwright/engine/quotes/quote";
import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, oneOf, within } from "../../platform/columns";
import { quoteInvitations, quoteRequests } from "../requests/schema";

/** A line as both sides read it; what it costs the firm stands in another column. */
export type StoredLine = Omit<QuoteDraft["lines"][number], "costMinor" | "marginPercent" | "bookId"> & {
  readonly unitMinor: number;
  /** Not in versions that were written before there were price books. */
  readonly bookId?: string | null;
};
/** What both sides read of a version. */
export type StoredContent = Omit<QuoteDraft, "lines"> & { readonly lines: readonly StoredLine[] };
/** What the firm wrote in a version as the homeowner reads it before they accept; answers in their order. */
export interface ShownWords {
  readonly words: readonly Piece[];
  readonly answers: readonly string[];
}
/** What is the firm's alone, in the order of the lines. */
export interface StoredCost {
  readonly costMinor: number;
  readonly marginPercent: number;
}

/** What a firm makes of one invitation. */
export const quotes = pgTable(
  "quotes",
  {
    id: uuid("id").primaryKey(),
    number: integer("number").generatedAlwaysAsIdentity({ startWith: 10_001 }),
    invitationId: uuid("invitation_id")
      .notNull()
      .references(() => quoteInvitations.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("quotes_invitation").on(table.invitationId),
    uniqueIndex("quotes_number").on(table.number),
    index("quotes_updated_at").on(table.updatedAt),
  ],
);

/** A version of one of the options of a quote. Once it was sent its content, cost and simulation are never written again. */
export const quoteVersions = pgTable(
  "quote_versions",
  {
    id: uuid("id").primaryKey(),
    quoteId: uuid("quote_id")
      .notNull()
      .references(() => quotes.id, { onDelete: "cascade" }),
    requestId: uuid("request_id")
      .notNull()
      .references(() => quoteRequests.id, { onDelete: "cascade" }),
    option: integer("option").notNull(),
    /** Of the option, from 1. */
    number: integer("number").notNull(),
    state: text("state", { enum: QUOTE_STATES }).notNull(),
    version: integer("version").notNull().default(1),
    content: jsonb("content").$type<StoredContent>().notNull(),
    costs: jsonb("costs").$type<readonly StoredCost[]>().notNull(),
    totalMinor: bigint("total_minor", { mode: "number" }).notNull(),
    /** The last day on which it can be accepted. */
    validUntil: date("valid_until", { mode: "string" }).notNull(),
    /** Of the house: where that day ends. */
    timeZone: text("time_zone").notNull().default("UTC"),
    /** From here on made when it was sent. */
    figures: jsonb("figures").$type<QuoteFigures>(),
    warnings: jsonb("warnings").$type<readonly Warning[]>().notNull().default([]),
    method: text("method").notNull().default(""),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    sentAt: instant("sent_at"),
    viewedAt: instant("viewed_at"),
    answeredAt: instant("answered_at"),
    /** The homeowner's: what they ask to be changed, or why they declined. */
    reply: text("reply").notNull().default(""),
    /** Of a version that was sent, and of a reply; null in rows of an older release until `masked-table.ts` has been there. */
    shown: jsonb("shown").$type<ShownWords>(),
    replyMasked: jsonb("reply_masked").$type<MaskedCopies>(),
  },
  (table) => [
    // One accepted version a request, whoever presses first.
    uniqueIndex("quote_versions_accepted")
      .on(table.requestId)
      .where(sql`${table.state} = 'accepted'`),
    // One draft an option.
    uniqueIndex("quote_versions_draft")
      .on(table.quoteId, table.option)
      .where(sql`${table.state} = 'draft'`),
    uniqueIndex("quote_versions_number").on(table.quoteId, table.option, table.number),
    index("quote_versions_unmasked")
      .on(table.id)
      .where(sql`${table.sentAt} is not null and (${table.shown} is null or ${table.replyMasked} is null)`),
    index("quote_versions_request_id").on(table.requestId),
    index("quote_versions_valid_until").on(table.state, table.validUntil),
    oneOf(table.state, QUOTE_STATES),
    within(table.option, { min: 1, max: OPTIONS_MAX }),
    within(table.number, { min: 1, max: VERSIONS_MAX }),
    within(table.totalMinor, { min: 0, max: 1_000 * MONEY_MAX }),
    check("quote_versions_reply", sql`char_length(${table.reply}) <= ${sql.raw(`${TEXT_MAX}`)}`),
    check(
      "quote_versions_sent",
      sql`${table.state} in ('draft', 'superseded') or (${table.sentAt} is not null and ${table.figures} is not null)`,
    ),
  ],
);
