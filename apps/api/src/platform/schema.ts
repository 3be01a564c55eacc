import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/** A copy of the database, the daily look at stock and money, the hourly clearing, and its failures. */
export const MARKS = ["backup", "books", "audit", "sweeps", "sweeps-failed"] as const;

/** What a mail to a verified address counts against. */
export const MAIL_BUDGETS = ["general", "security"] as const;
export type MailBudget = (typeof MAIL_BUDGETS)[number];

/**
 * Who is signed in where. `user_id` refers to the users of the accounts feature, which the platform does not know:
 * the feature ends the sessions of an account it deletes, in the same transaction.
 */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey(),
    tokenHash: text("token_hash").notNull().unique(),
    userId: uuid("user_id").notNull(),
    userAgent: text("user_agent").notNull(),
    address: text("address").notNull(),
    createdAt: instant("created_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
    /** When a second step was last taken in it; null where none was. */
    secondAt: instant("second_at"),
    /** The absolute end, whatever happens in between. */
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("sessions_user_id").on(table.userId), index("sessions_expires_at").on(table.expiresAt)],
);

export type StoredAnswer = { readonly body: unknown } | { readonly large: true } | { readonly gone: true };

/** Answers of writes that carried an Idempotency-Key. */
export const idempotentAnswers = pgTable(
  "idempotent_answers",
  {
    userId: uuid("user_id").notNull(),
    route: text("route").notNull(),
    key: text("key").notNull(),
    requestHash: text("request_hash").notNull(),
    /**
     * Null while the call that made the row is still running. Without a body where the answer was too large to keep, and
     * once what the call made was deleted.
     */
    answer: jsonb("answer").$type<StoredAnswer>(),
    /** Of the body. [bytes] */
    bytes: integer("bytes").notNull().default(0),
    /** What the call made, so that the answer can be forgotten together with it. */
    resourceId: uuid("resource_id"),
    /** The firm that the caller acted for. */
    firmId: uuid("firm_id"),
    firmRole: text("firm_role"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.route, table.key] }),
    index("idempotent_answers_created_at").on(table.createdAt),
  ],
);

/** Mails that still have to leave. A sent mail keeps its row for a while, without its words and its recipient. */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid("id").primaryKey(),
    /** Empty as soon as the mail has left or was given up: nothing of the person stays. */
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    /** Holds links that open accounts: dropped as soon as the mail has left. */
    content: jsonb("content").$type<{ text: string; html: string; endsBy?: string }>(),
    createdAt: instant("created_at").notNull(),
    nextAttemptAt: instant("next_attempt_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** Set when it left or when it was given up. */
    finishedAt: instant("finished_at"),
    failure: text("failure"),
    /** What it counts against when it leaves; null where it was counted when it was posted. */
    budget: text("budget", { enum: MAIL_BUDGETS }),
    /** Leaves in one mail with others for the same address. */
    gathered: boolean("gathered").notNull().default(false),
  },
  (table) => [index("outbox_next_attempt_at").on(table.finishedAt, table.nextAttemptAt)],
);

/** Attempts by what is protected: an account, an address, a device, a mailbox. */
export const attempts = pgTable(
  "attempts",
  {
    /** Purpose and a hash of whom it concerns, e.g. `login/account/…`. */
    subject: text("subject").primaryKey(),
    count: integer("count").notNull(),
    /** When this count began. */
    since: instant("since").notNull(),
    lastAt: instant("last_at").notNull(),
    blockedUntil: instant("blocked_until").notNull(),
    /** When each was made, the oldest first, where each is counted for the same time. */
    times: instant("times").array().notNull().default([]),
  },
  (table) => [index("attempts_last_at").on(table.lastAt)],
);

/** Devices an account was signed in from: an attack from elsewhere does not slow them down. */
export const knownDevices = pgTable(
  "known_devices",
  {
    tokenHash: text("token_hash").notNull(),
    userId: uuid("user_id").notNull(),
    lastUsedAt: instant("last_used_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.userId] }),
    index("known_devices_user_id").on(table.userId),
  ],
);

/** When something that runs by itself last ended, and what it counted. */
export const marks = pgTable("marks", {
  name: text("name", { enum: MARKS }).primaryKey(),
  at: instant("at").notNull(),
  count: integer("count").notNull(),
});

/** Calls that ended in a fault of the server, counted by the hour. */
export const failedCalls = pgTable(
  "failed_calls",
  {
    /** Its beginning. */
    hour: instant("hour").notNull(),
    /** Method and pattern: no address, no person. */
    route: text("route").notNull(),
    status: integer("status").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.route, table.status] })],
);
