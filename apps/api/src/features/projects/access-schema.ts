import { PERMISSIONS } from "@sunwright/contract/access";
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, oneOf } from "../../platform/columns";
import { projects } from "./schema";

/** A link to a project. Who holds it does what its permission says, until it ends or is deleted. */
export const projectShares = pgTable(
  "project_shares",
  {
    id: uuid("id").primaryKey(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    permission: text("permission", { enum: PERMISSIONS }).notNull(),
    isPublic: boolean("is_public").notNull(),
    /** The address a private link opens for; null for a public one. */
    sharedWith: text("shared_with"),
    sharedBy: uuid("shared_by").notNull(),
    token: text("token").notNull().unique(),
    expiresAt: instant("expires_at"),
    createdAt: instant("created_at").notNull(),
    accessCount: integer("access_count").notNull().default(0),
    lastAccessedAt: instant("last_accessed_at"),
  },
  (table) => [index("project_shares_project_id").on(table.projectId), oneOf(table.permission, PERMISSIONS)],
);

/** Who opened which link signed in. What they may do is the link's, and goes with it. */
export const projectMembers = pgTable(
  "project_members",
  {
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    userId: uuid("user_id").notNull(),
    shareId: uuid("share_id")
      .notNull()
      .references(() => projectShares.id, { onDelete: "cascade" }),
    joinedAt: instant("joined_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId, table.shareId] }),
    index("project_members_user_id").on(table.userId),
  ],
);
