import { DIRECT_DAILY_CONSUMPTION_MAX, DIRECT_PEAK_POWER_MAX, NAME_MAX } from "@sunwright/contract/limits";
import { CONSUMPTION_SOURCES } from "@sunwright/contract/projects";
import type { PricedSystem } from "@sunwright/engine/prices/local-price";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { PARAMETER_NAMES } from "@sunwright/engine/parameters/parameters";
import { sql } from "drizzle-orm";
import { check, doublePrecision, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { filledUpTo, instant, oneOf, within } from "../../platform/columns";
import { parameterChecks, parameterColumns } from "./parameter-schema";

/**
 * One row for each account that ever had a project. Creations of one account queue on it, so that the limit of
 * projects holds under any race. It goes with a deleted account.
 */
export const projectOwners = pgTable("project_owners", {
  /** A user of the accounts feature, which this one does not know. */
  id: uuid("id").primaryKey(),
});

export const projects = pgTable(
  "projects",
  {
    id: uuid("id").primaryKey(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => projectOwners.id),
    name: text("name").notNull(),
    ...parameterColumns(),
    consumptionSource: text("consumption_source", { enum: CONSUMPTION_SOURCES }).notNull(),
    /** [Wh] */
    directDailyConsumption: doublePrecision("direct_daily_consumption"),
    /** [W] */
    directPeakPower: doublePrecision("direct_peak_power"),
    /** These four, what is priced and the design are written by calculate alone. [W, Wh, W, US dollars] */
    recommendedPanelCapacity: doublePrecision("recommended_panel_capacity"),
    recommendedBatteryCapacity: doublePrecision("recommended_battery_capacity"),
    recommendedInverterCapacity: doublePrecision("recommended_inverter_capacity"),
    estimatedCost: doublePrecision("estimated_cost"),
    /** What its local price is asked for: lists show a price without reading the design. */
    priced: jsonb("priced").$type<PricedSystem>(),
    design: jsonb("design").$type<Design>(),
    /** Which method made the design, so that nobody reads a large design to learn it is an old one. */
    designMethod: text("design_method").generatedAlwaysAs(sql`design ->> 'method'`),
    calculatedAt: instant("calculated_at"),
    /** Rises with each change of what feeds a design; the design is current while it was made from this revision. */
    inputsRevision: integer("inputs_revision").notNull(),
    calculatedRevision: integer("calculated_revision"),
    archivedAt: instant("archived_at"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    version: integer("version").notNull(),
  },
  (table) => [
    index("projects_owner_id_updated_at").on(
      table.ownerId,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    filledUpTo(table.name, NAME_MAX),
    ...PARAMETER_NAMES.flatMap((name) => parameterChecks(name, table[name])),
    check("region_of_nigeria", sql`${table.region} is null or ${table.country} = 'Nigeria'`),
    oneOf(table.consumptionSource, CONSUMPTION_SOURCES),
    within(table.directDailyConsumption, { min: 0, max: DIRECT_DAILY_CONSUMPTION_MAX }),
    within(table.directPeakPower, { min: 0, max: DIRECT_PEAK_POWER_MAX }),
  ],
);
