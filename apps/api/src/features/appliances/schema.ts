import { APPLIANCE_POWER_MAX, HOURS_PER_DAY, NAME_MAX, QUANTITY_MAX, QUANTITY_MIN } from "@sunwright/contract/limits";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { filledUpTo, within } from "../../platform/columns";
import { projects } from "../projects/schema";

/** The appliances of a project, which go with it. */
export const projectAppliances = pgTable(
  "project_appliances",
  {
    id: uuid("id").primaryKey(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** An item of the catalogue in the engine; null for one the user described. */
    catalogueId: text("catalogue_id"),
    customName: text("custom_name"),
    /** [W] */
    customPower: doublePrecision("custom_power"),
    quantity: integer("quantity").notNull(),
    hoursPerDay: doublePrecision("hours_per_day").notNull(),
    hoursOfDay: smallint("hours_of_day").array().notNull(),
    /** What a day of each month takes beside the others, January first; null: every day alike. */
    months: doublePrecision("months").array(),
    motor: boolean("motor").notNull(),
    essential: boolean("essential").notNull().default(true),
    /** Order of adding. */
    position: integer("position").notNull(),
  },
  (table) => [
    uniqueIndex("project_appliances_project_id_position").on(table.projectId, table.position),
    check("appliance_named", sql`${table.catalogueId} is not null or ${table.customName} is not null`),
    filledUpTo(table.customName, NAME_MAX),
    within(table.customPower, { min: 0, max: APPLIANCE_POWER_MAX }),
    within(table.quantity, { min: QUANTITY_MIN, max: QUANTITY_MAX }),
    within(table.hoursPerDay, HOURS_PER_DAY),
    check("months_bounds", sql`cardinality(${table.months}) = 12 and 0 <= all(${table.months})`),
    check("hours_of_day_bounds", sql`cardinality(${table.hoursOfDay}) between 1 and 24`),
    check("hours_of_day_hours", sql`0 <= all(${table.hoursOfDay}) and 23 >= all(${table.hoursOfDay})`),
  ],
);
