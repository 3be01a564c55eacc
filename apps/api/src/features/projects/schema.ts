import {
  ALTITUDE,
  AMBIENT_TEMPERATURE,
  APPLIANCE_POWER_MAX,
  BACKUP_DAYS,
  BACKUP_HOURS,
  DIRECT_DAILY_CONSUMPTION_MAX,
  DIRECT_PEAK_POWER_MAX,
  DISTANCE,
  FILE_NAME_MAX,
  HOURS_PER_DAY,
  HUMIDITY,
  NAME_MAX,
  OUTAGE_HOURS,
  OUTAGE_START,
  QUANTITY_MAX,
  QUANTITY_MIN,
  RELIABILITY_TARGET,
  SUNLIGHT_HOURS,
} from "@sunwright/contract/limits";
import { CONSUMPTION_SOURCES, HISTORY_ACTIONS } from "@sunwright/contract/projects";
import { WEATHER_SOURCES } from "@sunwright/contract/weather";
import type { OwnWeather } from "@sunwright/engine/climate/files/own-weather";
import { PACKED_BYTES } from "@sunwright/engine/climate/files/packed-year";
import type { Design } from "@sunwright/engine/sizing/design";
import {
  BACKUP_RULES,
  COUNTRIES,
  CURRENCIES,
  GENERATORS,
  INSTALLATION_LOCATIONS,
  NIGERIAN_REGIONS,
  SUN_SOURCES,
  SYSTEM_TYPES,
  VOLTAGE_FREQUENCIES,
} from "@sunwright/engine/sizing/options";
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
import { bytea } from "../../platform/columns";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

interface Bounds {
  readonly min: number;
  readonly max: number;
}
/** The contract refuses first, with words; these keep the promise when a statement of ours is wrong. */
export const within = (column: AnyPgColumn, { min, max }: Bounds) =>
  check(`${column.name}_bounds`, sql`${column} between ${sql.raw(`${min}`)} and ${sql.raw(`${max}`)}`);
export const oneOf = (column: AnyPgColumn, options: readonly string[]) =>
  check(`${column.name}_option`, sql`${column} in (${sql.raw(options.map((option) => `'${option}'`).join(", "))})`);
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
    sunlightHours: doublePrecision("sunlight_hours").notNull(),
    sunlightSource: text("sunlight_source", { enum: SUN_SOURCES }).notNull(),
    backupDays: integer("backup_days").notNull(),
    backupHours: integer("backup_hours").notNull(),
    backupRule: text("backup_rule", { enum: BACKUP_RULES }).notNull().default("reliability"),
    /** [%] */
    reliabilityTarget: doublePrecision("reliability_target"),
    systemType: text("system_type", { enum: SYSTEM_TYPES }).notNull(),
    voltageFrequency: text("voltage_frequency", { enum: VOLTAGE_FREQUENCIES }).notNull(),
    outageHours: integer("outage_hours").notNull().default(0),
    outageStart: integer("outage_start").notNull().default(18),
    generator: text("generator", { enum: GENERATORS }).notNull().default("none"),
    installationLocation: text("installation_location", { enum: INSTALLATION_LOCATIONS }).notNull(),
    panelToInverterDistance: doublePrecision("panel_to_inverter_distance").notNull(),
    inverterToLoadDistance: doublePrecision("inverter_to_load_distance").notNull(),
    inverterToGeneratorDistance: doublePrecision("inverter_to_generator_distance").notNull(),
    inverterToGridDistance: doublePrecision("inverter_to_grid_distance").notNull(),
    ambientTemperature: doublePrecision("ambient_temperature").notNull(),
    humidity: doublePrecision("humidity").notNull(),
    altitude: doublePrecision("altitude").notNull(),
    country: text("country", { enum: COUNTRIES }).notNull(),
    region: text("region", { enum: NIGERIAN_REGIONS }),
    city: text("city"),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
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
    within(table.sunlightHours, SUNLIGHT_HOURS),
    oneOf(table.sunlightSource, SUN_SOURCES),
    within(table.backupDays, BACKUP_DAYS),
    within(table.backupHours, BACKUP_HOURS),
    oneOf(table.backupRule, BACKUP_RULES),
    within(table.reliabilityTarget, RELIABILITY_TARGET),
    oneOf(table.systemType, SYSTEM_TYPES),
    oneOf(table.voltageFrequency, VOLTAGE_FREQUENCIES),
    within(table.outageHours, OUTAGE_HOURS),
    within(table.outageStart, OUTAGE_START),
    oneOf(table.generator, GENERATORS),
    oneOf(table.installationLocation, INSTALLATION_LOCATIONS),
    within(table.panelToInverterDistance, DISTANCE),
    within(table.inverterToLoadDistance, DISTANCE),
    within(table.inverterToGeneratorDistance, DISTANCE),
    within(table.inverterToGridDistance, DISTANCE),
    within(table.ambientTemperature, AMBIENT_TEMPERATURE),
    within(table.humidity, HUMIDITY),
    within(table.altitude, ALTITUDE),
    oneOf(table.country, COUNTRIES),
    oneOf(table.region, NIGERIAN_REGIONS),
    check("region_of_nigeria", sql`${table.region} is null or ${table.country} = 'Nigeria'`),
    oneOf(table.currency, CURRENCIES),
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
