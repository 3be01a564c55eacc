import { MAIL_PACES, type NoticeKind, type NoticeSubject, type NoticeTopic } from "@sunwright/contract/notices";
import type { ToldValues } from "@sunwright/words/told";
import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, oneOf } from "../../platform/columns";

/**
 * What people were told, as codes and values. `user_id` refers to the users of the accounts feature; the kinds grow with
 * the product, so that no constraint names them.
 */
export const notifications = pgTable(
  "notifications",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id").notNull(),
    kind: text("kind").$type<NoticeKind>().notNull(),
    subjectKind: text("subject_kind").$type<NoticeSubject>().notNull(),
    subjectId: uuid("subject_id").notNull(),
    told: jsonb("told").$type<ToldValues>().notNull(),
    createdAt: instant("created_at").notNull(),
    readAt: instant("read_at"),
    /** Not in the product for who wants it by mail alone. */
    shown: boolean("shown").notNull().default(true),
    /** When the mail about it is due; null once it was sent, and where there is none. */
    mailAt: instant("mail_at"),
  },
  (table) => [
    index("notifications_user").on(table.userId, table.id),
    index("notifications_unread")
      .on(table.userId, table.id)
      .where(sql`${table.readAt} is null`),
    index("notifications_created_at").on(table.createdAt),
    index("notifications_mail_at")
      .on(table.mailAt)
      .where(sql`${table.mailAt} is not null`),
    // However many messages come, a thread that was not opened yet is told of once.
    uniqueIndex("notifications_message")
      .on(table.userId, table.subjectId)
      .where(sql`${table.kind} = 'message' and ${table.readAt} is null`),
  ],
);

/** Of what somebody wants to be told. Whoever has no row has chosen nothing. */
export const notificationSettings = pgTable(
  "notification_settings",
  {
    userId: uuid("user_id").primaryKey(),
    pace: text("pace", { enum: MAIL_PACES }).notNull(),
    /** IANA name of where their mornings are; null until a browser of theirs has said it. */
    timeZone: text("time_zone"),
    /** What they are not told in the product, and not by mail: a topic that is new is on. */
    appOff: text("app_off").array().$type<NoticeTopic[]>().notNull(),
    mailOff: text("mail_off").array().$type<NoticeTopic[]>().notNull(),
    /** Ends their mails without a session, and does nothing else: it stands in each of them, so that it is kept as it is. */
    token: text("token").notNull().unique(),
  },
  (table) => [oneOf(table.pace, MAIL_PACES)],
);
