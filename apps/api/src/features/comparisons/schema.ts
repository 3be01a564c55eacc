import type { KeptComparison } from "@sunwright/contract/comparison";
import { jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { projects } from "../projects/schema";

/** The comparison that a project was left with: what is compared and by what, not what came of it. */
export const projectComparisons = pgTable("project_comparisons", {
  projectId: uuid("project_id")
    .primaryKey()
    .references(() => projects.id, { onDelete: "cascade" }),
  kept: jsonb("kept").$type<KeptComparison>().notNull(),
});
