import type { MaskedCopies } from "@sunwright/contract/masked-copies";
import { TEXT_MAX } from "@sunwright/contract/limits";
import { THREAD_KINDS, THREAD_SIDES } from "@sunwright/contract/threads";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { filledUpTo, instant, oneOf } from "../../platform/columns";

/**
 * What a person and a firm write to each other about one thing, whose id is the thread's. Rows refer to people, firms
 * and orders without a foreign key: they outlive an account that leaves.
 */
export const threads = pgTable(
  "threads",
  {
    id: uuid("id").primaryKey(),
    kind: text("kind", { enum: THREAD_KINDS }).notNull(),
    personId: uuid("person_id").notNull(),
    firmId: uuid("firm_id").notNull(),
    /** The place of the newest message; the row is held while one is added. */
    last: integer("last").notNull(),
    lastAt: instant("last_at").notNull(),
    /** When the person's account was deleted. */
    personLeftAt: instant("person_left_at"),
  },
  (table) => [
    index("threads_person").on(table.personId, table.lastAt),
    index("threads_firm").on(table.firmId, table.lastAt),
    oneOf(table.kind, THREAD_KINDS),
  ],
);

const threadId = () =>
  uuid("thread_id")
    .notNull()
    .references(() => threads.id, { onDelete: "cascade" });

/** As it was typed, and as those read it who may not see contacts. Rows are only added. */
export const messages = pgTable(
  "messages",
  {
    threadId: threadId(),
    /** From 1, without gaps. */
    position: integer("position").notNull(),
    side: text("side", { enum: THREAD_SIDES }).notNull(),
    /** Null once the account is gone. */
    authorId: uuid("author_id"),
    content: text("content").notNull(),
    /** Null in rows of an older release until `masked-table.ts` has been there. */
    masked: jsonb("masked").$type<MaskedCopies>(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.position] }),
    index("messages_author_id").on(table.authorId),
    index("messages_unmasked")
      .on(table.threadId, table.position)
      .where(sql`${table.masked} is null`),
    oneOf(table.side, THREAD_SIDES),
    filledUpTo(table.content, TEXT_MAX),
  ],
);

/** Up to which place somebody has read a thread. */
export const threadReads = pgTable(
  "thread_reads",
  {
    threadId: threadId(),
    userId: uuid("user_id").notNull(),
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.threadId, table.userId] }), index("thread_reads_user_id").on(table.userId)],
);
