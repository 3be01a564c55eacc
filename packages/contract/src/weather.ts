import { Text } from "./told";
import { WEATHER_CHANGES } from "./changes";
import { WEATHER_FORMATS } from "@sunwright/engine/climate/files/weather-file";
import { say } from "@sunwright/words/project-fields";
import { z } from "zod";
import { NOT_ALLOWED, NO_PROJECT } from "./access";
import { endpoint, FileAnswer } from "./endpoint";
import { FILE_NAME_MAX, WEATHER_BODY_MAX, WEATHER_TEXT_MAX } from "./limits";
import { line } from "./text";

/** Services a project's weather can be fetched from, where the operator allows it. */
export const WEATHER_SERVICES = ["pvgis", "nasa-power"] as const;
export type WeatherService = (typeof WEATHER_SERVICES)[number];
export const WEATHER_SOURCES = ["file", ...WEATHER_SERVICES] as const;

/** What is told of a project's own weather; see the engine's `OwnWeather`. */
export const Weather = z.object({
  source: z.enum(WEATHER_SOURCES),
  fileName: z.string(),
  format: z.enum(WEATHER_FORMATS),
  place: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** [m] */
  elevation: z.number(),
  /** Standard time of the rows minus UTC. [h] */
  timeZone: z.number(),
  /** The calendar year of each year in the file; null for a typical one. */
  years: z.array(z.number().nullable()).readonly(),
  /** Which of them is used, from 0: the one with the least sun. */
  usedYear: z.number().int(),
  /** On the horizontal, January first. [kWh/m²/day] */
  monthlySunHours: z.array(z.number()).readonly(),
  /** [°C] */
  meanTemperature: z.number(),
  /** What the time stamps mean, as found from the light itself. */
  stamps: Text,
  /** What was changed on the way in: gaps filled, leap days left out. */
  notes: z.array(Text).readonly(),
  storedAt: z.iso.datetime(),
  /** How far the project's city lies from it; null while no city is chosen. */
  fromCity: z.object({ name: z.string(), kilometres: z.number() }).nullable(),
});
export type Weather = z.output<typeof Weather>;

const tag = "projects";
const access = "session";
const params = z.object({ id: z.uuid() });
const path = "/api/projects/:id/weather";
const stored = z.object({ weather: Weather });

export const readWeather = endpoint({
  method: "GET",
  path,
  summary: "What the project's own weather is; null while it has none",
  tag,
  access,
  params,
  response: z.object({ weather: Weather.nullable() }),
  errors: NO_PROJECT,
});

export const readWeatherHours = endpoint({
  method: "GET",
  path: `${path}/hours`,
  summary: "The hours of the project's own weather, packed as the engine's packYear does",
  tag,
  access,
  params,
  file: ["application/octet-stream"],
  response: FileAnswer,
  errors: [...NO_PROJECT, "weather_not_found"],
});

export const storeWeather = endpoint({
  method: "PUT",
  path,
  summary: "Use a weather file (TMY3, EPW, PVGIS, NSRDB) for the project; the design is then out of date",
  tag,
  access,
  need: "edit",
  changes: WEATHER_CHANGES,
  params,
  body: z.object({
    fileName: line(FILE_NAME_MAX, () => say("file.name")),
    text: z.string().max(WEATHER_TEXT_MAX, { error: () => say("weather.tooLong", { most: WEATHER_TEXT_MAX }) }),
  }),
  bodyLimit: WEATHER_BODY_MAX,
  rawBody: true,
  response: stored,
  errors: [...NOT_ALLOWED, "invalid_input", "body_too_large", "weather_unreadable", "server_busy", "reading_cancelled"],
});

export const removeWeather = endpoint({
  method: "DELETE",
  path,
  summary: "Go back to the weather of the city",
  tag,
  access,
  need: "edit",
  changes: WEATHER_CHANGES,
  params,
  response: z.object({ message: z.string() }),
  errors: [...NOT_ALLOWED, "weather_not_found"],
});

export const fetchWeather = endpoint({
  method: "POST",
  path: `${path}/fetch`,
  summary: "Fetch the weather of the project's city from PVGIS or NASA POWER and use it",
  tag,
  access,
  need: "edit",
  changes: WEATHER_CHANGES,
  params,
  body: z.object({ service: z.enum(WEATHER_SERVICES) }),
  response: stored,
  errors: [
    ...NOT_ALLOWED,
    "invalid_input",
    "weather_fetch_off",
    "weather_needs_city",
    "weather_service_failed",
    "weather_unreadable",
    "server_busy",
    "reading_cancelled",
    "idempotency_key_reused",
  ],
});
