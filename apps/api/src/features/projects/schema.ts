import {
  APPLIANCE_POWER_MAX,
  DIRECT_DAILY_CONSUMPTION_MAX,
  DIRECT_PEAK_POWER_MAX,
  FILE_NAME_MAX,
  HOURS_PER_DAY,
  NAME_MAX,
  QUANTITY_MAX,
  QUANTITY_MIN,
} from "@sunwright/contract/limits";
import { CONSUMPTION_SOURCES, HISTORY_ACTIONS } from "@sunwright/contract/projects";
import { WEATHER_SOURCES } from "@sunwright/contract/weather";
import type { OwnWeather } from "@sunwright/engine/climate/files/told-bounds";
import { PACKED_BYTES } from "@sunwright/engine/climate/files/packed-year";
import type { Design } from "@sunwright/engine/sizing/design";
import { PARAMETER_NAMES } from "@sunwright/engine/parameters/parameters";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { bytea, oneOf, within } from "../../platform/columns";
import { parameterChecks, parameterColumns } from "./parameter-schema";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

const nameLength = (column: AnyPgColumn, most = NAME_MAX) =>
  check(`${column.name}_length`, sql`char_length(${column}) between 1 and ${sql.raw(`${most}`)}`);

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
    /** These four and the design are written by calculate alone. [W, Wh, W, US dollars] */
    recommendedPanelCapacity: doublePrecision("recommended_panel_capacity"),
    recommendedBatteryCapacity: doublePrecision("recommended_battery_capacity"),
    recommendedInverterCapacity: doublePrecision("recommended_inverter_capacity"),
    estimatedCost: doublePrecision("estimated_cost"),
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
    nameLength(table.name),
    ...PARAMETER_NAMES.flatMap((name) => parameterChecks(name, table[name])),
    check("region_of_nigeria", sql`${table.region} is null or ${table.country} = 'Nigeria'`),
    oneOf(table.consumptionSource, CONSUMPTION_SOURCES),
    within(table.directDailyConsumption, { min: 0, max: DIRECT_DAILY_CONSUMPTION_MAX }),
    within(table.directPeakPower, { min: 0, max: DIRECT_PEAK_POWER_MAX }),
  ],
);

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
    motor: boolean("motor").notNull(),
    essential: boolean("essential").notNull().default(true),
    /** Order of adding. */
    position: integer("position").notNull(),
  },
  (table) => [
    uniqueIndex("project_appliances_project_id_position").on(table.projectId, table.position),
    check("appliance_named", sql`${table.catalogueId} is not null or ${table.customName} is not null`),
    nameLength(table.customName),
    within(table.customPower, { min: 0, max: APPLIANCE_POWER_MAX }),
    within(table.quantity, { min: QUANTITY_MIN, max: QUANTITY_MAX }),
    within(table.hoursPerDay, HOURS_PER_DAY),
    check("hours_of_day_bounds", sql`cardinality(${table.hoursOfDay}) between 1 and 24`),
    check("hours_of_day_hours", sql`0 <= all(${table.hoursOfDay}) and 23 >= all(${table.hoursOfDay})`),
  ],
);

/** A weather file of the owner's own, in place of the city's years; at most one a project. */
export const projectWeather = pgTable(
  "project_weather",
  {
    projectId: uuid("project_id")
      .primaryKey()
      .references(() => projects.id, { onDelete: "cascade" }),
    source: text("source", { enum: WEATHER_SOURCES }).notNull(),
    fileName: text("file_name").notNull(),
    told: jsonb("told").$type<OwnWeather>().notNull(),
    /** The year, packed by the engine. */
    hours: bytea("hours").notNull(),
    storedAt: instant("stored_at").notNull(),
  },
  (table) => [
    oneOf(table.source, WEATHER_SOURCES),
    nameLength(table.fileName, FILE_NAME_MAX),
    check("hours_length", sql`octet_length(${table.hours}) = ${sql.raw(`${PACKED_BYTES}`)}`),
  ],
);

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
