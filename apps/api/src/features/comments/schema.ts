import { type AnyPgColumn, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/columns";
import { projects } from "../projects/schema";

/** What people say about a project, replies one level deep. */
export const projectComments = pgTable(
  "project_comments",
  {
    id: uuid("id").primaryKey(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    userId: uuid("user_id").notNull(),
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
