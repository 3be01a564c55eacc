import type { Piece } from "@sunwright/contract/contact-hiding";
import { LINE_MAX, NAME_MAX, TEXT_MAX } from "@sunwright/contract/limits";
import { REVIEW_STATES, REVIEW_SUBJECTS, STARS } from "@sunwright/contract/review-states";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { filledUpTo, instant, oneOf, within } from "../../platform/columns";

/**
 * What buyers say of finished work and of delivered goods. Rows refer to people, firms, jobs and orders without a foreign
 * key: they outlive all of them. Who leaves takes name and place with them, and what was hidden in their words.
 */
export const reviews = pgTable(
  "reviews",
  {
    id: uuid("id").primaryKey(),
    kind: text("kind", { enum: REVIEW_SUBJECTS }).notNull(),
    /** The job, or the line of an order. */
    subjectId: uuid("subject_id").notNull().unique(),
    /** The job, or the shop's part of the order: whose page it is on. */
    aboutId: uuid("about_id").notNull(),
    firmId: uuid("firm_id").notNull(),
    productId: uuid("product_id"),
    product: text("product"),
    /** Null once the account is gone. */
    authorId: uuid("author_id"),
    firstName: text("first_name").notNull(),
    place: text("place").notNull(),
    stars: integer("stars").notNull(),
    content: text("content").notNull(),
    /** The same as everybody reads it: found when it was written, while the writer's name was known. */
    shown: jsonb("shown").$type<readonly Piece[]>().notNull(),
    state: text("state", { enum: REVIEW_STATES }).notNull(),
    hiddenBecause: text("hidden_because").notNull().default(""),
    reply: text("reply").notNull().default(""),
    replyShown: jsonb("reply_shown").$type<readonly Piece[]>().notNull().default([]),
    repliedAt: instant("replied_at"),
    createdAt: instant("created_at").notNull(),
    editedAt: instant("edited_at"),
  },
  (table) => [
    index("reviews_firm").on(table.firmId, table.state, table.id),
    index("reviews_of_product").on(table.productId, table.state, table.id),
    index("reviews_about").on(table.aboutId),
    index("reviews_author").on(table.authorId),
    oneOf(table.kind, REVIEW_SUBJECTS),
    oneOf(table.state, REVIEW_STATES),
    within(table.stars, STARS),
    check("reviews_product", sql`(${table.kind} = 'line') = (${table.productId} is not null)`),
    check("reviews_content", sql`char_length(${table.content}) <= ${sql.raw(`${TEXT_MAX}`)}`),
    check("reviews_reply", sql`char_length(${table.reply}) <= ${sql.raw(`${TEXT_MAX}`)}`),
    check("reviews_replied", sql`(${table.reply} = '') = (${table.repliedAt} is null)`),
    check("reviews_hidden", sql`(${table.state} = 'hidden') = (${table.hiddenBecause} <> '')`),
    check("reviews_first_name", sql`char_length(${table.firstName}) <= ${sql.raw(`${NAME_MAX}`)}`),
  ],
);

/** Who found something wrong with a review, once each. */
export const reviewReports = pgTable(
  "review_reports",
  {
    reviewId: uuid("review_id")
      .notNull()
      .references(() => reviews.id),
    userId: uuid("user_id").notNull(),
    reason: text("reason").notNull(),
    createdAt: instant("created_at").notNull(),
    /** When an operator decided about the review; null while the report waits. */
    answeredAt: instant("answered_at"),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.userId] }),
    index("review_reports_user").on(table.userId),
    filledUpTo(table.reason, LINE_MAX),
  ],
);
