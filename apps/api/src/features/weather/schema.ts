import { FILE_NAME_MAX } from "@sunwright/contract/limits";
import { WEATHER_SOURCES } from "@sunwright/contract/weather";
import { PACKED_BYTES } from "@sunwright/engine/climate/files/packed-year";
import type { OwnWeather } from "@sunwright/engine/climate/files/told-bounds";
import { sql } from "drizzle-orm";
import { check, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytea, filledUpTo, instant, oneOf } from "../../platform/columns";
import { projects } from "../projects/schema";

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
    filledUpTo(table.fileName, FILE_NAME_MAX),
    check("hours_length", sql`octet_length(${table.hours}) = ${sql.raw(`${PACKED_BYTES}`)}`),
  ],
);
