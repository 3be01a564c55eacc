import { HISTORY_ACTIONS } from "@sunwright/contract/projects";
import { integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, oneOf } from "../../platform/columns";
import { projects } from "../projects/schema";

/** What happened to a project. An entry never changes. */
export const projectHistory = pgTable(
  "project_history",
  {
    id: uuid("id").primaryKey(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** 1, 2, 3 … within the project: two entries of one millisecond keep their order. */
    number: integer("number").notNull(),
    userId: uuid("user_id").notNull(),
    action: text("action", { enum: HISTORY_ACTIONS }).notNull(),
    description: text("description").notNull(),
    changes: jsonb("changes").$type<Record<string, unknown>>().notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    uniqueIndex("project_history_project_id_number").on(table.projectId, table.number),
    oneOf(table.action, HISTORY_ACTIONS),
  ],
);
