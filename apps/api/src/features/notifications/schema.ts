import type { NoticeKind, NoticeSubject } from "@sunwright/contract/notices";
import type { ToldValues } from "@sunwright/words/told";
import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/columns";

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
  },
  (table) => [
    index("notifications_user").on(table.userId, table.id),
    index("notifications_unread")
      .on(table.userId, table.id)
      .where(sql`${table.readAt} is null`),
    index("notifications_created_at").on(table.createdAt),
    // However many messages come, a thread that was not opened yet is told of once.
    uniqueIndex("notifications_message")
      .on(table.userId, table.subjectId)
      .where(sql`${table.kind} = 'message' and ${table.readAt} is null`),
  ],
);
