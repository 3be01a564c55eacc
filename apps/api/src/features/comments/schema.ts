import { CHANGES_ASKED } from "@sunwright/contract/asked-changes";
import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, oneOf } from "../../platform/columns";
import { projectShares } from "../projects/access-schema";
import { projects } from "../projects/schema";

/** What people say about a project, replies one level deep. */
export const projectComments = pgTable(
  "project_comments",
  {
    id: uuid("id").primaryKey(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** Null for a guest of a link, who has no account. */
    userId: uuid("user_id"),
    /** The first name a guest gave, without ways to reach them. */
    guestName: text("guest_name"),
    asked: text("asked", { enum: CHANGES_ASKED }),
    /** The link by which a guest came; the words stay when it goes. */
    shareId: uuid("share_id").references(() => projectShares.id, { onDelete: "set null" }),
    /** Empty once deleted: only the place it held among its replies stays. */
    content: text("content").notNull(),
    parentId: uuid("parent_id").references((): AnyPgColumn => projectComments.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    index("project_comments_project_id").on(table.projectId, table.createdAt),
    index("project_comments_parent_id").on(table.parentId),
    index("project_comments_share_id").on(table.shareId),
    oneOf(table.asked, CHANGES_ASKED),
    check("written_by_one", sql`(${table.userId} is null) = (${table.guestName} is not null)`),
  ],
);

/** When the last mail about a project's comments leaves for a person: until then it speaks for newer ones, too. */
export const commentNotices = pgTable(
  "comment_notices",
  {
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    userId: uuid("user_id").notNull(),
    leavesAt: instant("leaves_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.userId] })],
);
