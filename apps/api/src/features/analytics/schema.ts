import { DEMAND_KINDS, DEMAND_PEOPLE_MIN } from "@sunwright/contract/analytics";
import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, oneOf } from "../../platform/columns";

/** Weeks that were counted; a week is counted once. */
export const demandWeeks = pgTable("demand_weeks", {
  /** Its Monday. */
  week: date("week", { mode: "string" }).primaryKey(),
  countedAt: instant("counted_at").notNull(),
});

/** What designs of an area needed in a week, of nobody: rows of too few people are never written. */
export const localDemand = pgTable(
  "local_demand",
  {
    week: date("week", { mode: "string" })
      .notNull()
      .references(() => demandWeeks.week, { onDelete: "cascade" }),
    /** Of the town it is named after, in GeoNames. */
    areaId: text("area_id").notNull(),
    area: text("area").notNull(),
    kind: text("kind", { enum: DEMAND_KINDS }).notNull(),
    /** Rounded. */
    people: integer("people").notNull(),
    pieces: integer("pieces").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.week, table.areaId, table.kind] }),
    oneOf(table.kind, DEMAND_KINDS),
    check("local_demand_people", sql`${table.people} >= ${sql.raw(`${DEMAND_PEOPLE_MIN}`)}`),
  ],
);
