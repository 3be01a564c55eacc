import type { KeptStages } from "@sunwright/contract/stages";
import { jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { projects } from "../projects/schema";

/** What a project is to be bought in and what stands already: what is asked, not what came of it. */
export const projectStages = pgTable("project_stages", {
  projectId: uuid("project_id")
    .primaryKey()
    .references(() => projects.id, { onDelete: "cascade" }),
  kept: jsonb("kept").$type<KeptStages>().notNull(),
});
