import { PLACE_BOUNDS, TOLD_BOUNDS, YEAR_BOUNDS } from "@sunwright/engine/climate/files/told-bounds";
import { CHOSEN_PARTS } from "@sunwright/engine/equipment/chosen-parts";
import { PROJECT_COUNTRIES } from "@sunwright/engine/parameters/options";
import { say as sayOfAny } from "@sunwright/words/fields";
import { say } from "@sunwright/words/project-fields";
import { z } from "zod";
import { NO_PROJECT } from "./access";
import { FileAppliance } from "./appliances";
import { Moment } from "./days";
import { MoneyFigures } from "./economics";
import { endpoint } from "./endpoint";
import { APPLIANCES_PER_PROJECT, FILE_NAME_MAX, LINE_MAX, PANELS_SENT_MAX, PROJECT_FILE_MAX } from "./limits";
import { EditableProject, Project } from "./projects";
import { PanelPlace, RoofInput } from "./roof";
import { between } from "./numbers";
import { FilePart } from "./parts";
import { line } from "./text";
import { Weather, WEATHER_SOURCES } from "./weather";

/** Names a file as ours; the version rises when an older reader would misread it. */
export const PROJECT_FILE = { format: "sunwright-project", version: 1 } as const;

/** What a weather file says of itself, in the bounds of the engine's `boundedTold`. */
const Told = Weather.pick({ format: true }).extend({
  place: line(TOLD_BOUNDS.place),
  latitude: between(PLACE_BOUNDS.latitude),
  longitude: between(PLACE_BOUNDS.longitude),
  elevation: between(PLACE_BOUNDS.elevation),
  timeZone: between(PLACE_BOUNDS.timeZone),
  years: z
    .array(
      between(YEAR_BOUNDS)
        .int({ error: () => say("weather.year") })
        .nullable(),
    )
    .min(1, { error: () => say("weather.noYear") })
    .max(TOLD_BOUNDS.years, { error: () => say("weather.tooManyYears", { most: TOLD_BOUNDS.years }) })
    .readonly(),
  usedYear: between({ min: 0, max: TOLD_BOUNDS.years - 1 }).int({ error: () => say("wholeNumber") }),
  stamps: line(TOLD_BOUNDS.text),
  notes: z
    .array(line(TOLD_BOUNDS.text))
    .max(TOLD_BOUNDS.notes, { error: () => say("weather.tooManyNotes", { most: TOLD_BOUNDS.notes }) })
    .readonly(),
});

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** What is told of the weather, and its hours as the engine packs them. */
const FileWeather = z.strictObject({
  source: z.enum(WEATHER_SOURCES),
  fileName: line(FILE_NAME_MAX, () => say("file.name")),
  told: Told.refine(({ years, usedYear }) => usedYear < years.length, {
    path: ["usedYear"],
    error: () => say("weather.usedYear"),
  }),
  hours: z
    .string()
    .regex(BASE64, { error: () => sayOfAny("form.base64") })
    .max(PROJECT_FILE_MAX),
});

/** The roof as it was asked for, and where its panels lie; what they are worth is counted again. */
const FileRoof = z.strictObject({ input: RoofInput, layout: z.array(PanelPlace).max(PANELS_SENT_MAX) });

const { exchangeRate, gridHours, setHours, movedLoad, setPower, weeklyLitres, weeklyFuel } = MoneyFigures.shape;
const { exportPrice, buyer, installDay, tariffPlan } = MoneyFigures.shape;
/** Figures that older files do not have follow their defaults. */
const FileFigures = MoneyFigures.extend({
  exchangeRate: exchangeRate.default(null),
  gridHours: gridHours.default(null),
  setHours: setHours.default(null),
  movedLoad: movedLoad.default(null),
  setPower: setPower.default(null),
  weeklyLitres: weeklyLitres.default(null),
  weeklyFuel: weeklyFuel.default(null),
  exportPrice: exportPrice.default(null),
  buyer: buyer.default(null),
  installDay: installDay.default(null),
  tariffPlan: tariffPlan.default(null),
});

/** A whole project: all that was entered, and nothing that follows from it. */
export const ProjectFile = z.strictObject({
  format: z.literal(PROJECT_FILE.format, { error: () => say("file.notOurs") }),
  version: z.literal(PROJECT_FILE.version),
  exportedAt: Moment.max(LINE_MAX),
  project: EditableProject,
  appliances: z
    .array(FileAppliance)
    .max(APPLIANCES_PER_PROJECT, { error: () => say("appliance.tooMany", { most: APPLIANCES_PER_PROJECT }) }),
  /** Own figures in every country the project had some in. */
  money: z
    .array(z.strictObject({ country: z.enum(PROJECT_COUNTRIES), figures: FileFigures }))
    .max(PROJECT_COUNTRIES.length),
  roof: FileRoof.nullable(),
  weather: FileWeather.nullable(),
  /** Left out where every part is generic, and by files from before there was a choice. */
  parts: z.array(FilePart).max(CHOSEN_PARTS.length).optional(),
});
export type ProjectFile = z.output<typeof ProjectFile>;

const tag = "projects";
const access = "session";

export const readProjectFile = endpoint({
  method: "GET",
  path: "/api/projects/:id/file",
  summary: "The whole project as a file that can be imported again",
  tag,
  access,
  params: z.object({ id: z.uuid() }),
  response: ProjectFile,
  errors: [...NO_PROJECT, "layout_too_large"],
});

export const importProject = endpoint({
  method: "POST",
  path: "/api/projects/import",
  summary: "Make a new project from a project file; its results are calculated here, never taken over",
  tag,
  access,
  changes: ["projects"],
  bodyLimit: PROJECT_FILE_MAX,
  rawBody: true,
  /** Read by its own rules, so that a newer version is told from a broken file. */
  body: z.record(z.string(), z.unknown()),
  status: 201,
  response: Project,
  errors: [
    "not_signed_in",
    "invalid_input",
    "body_too_large",
    "project_file_unreadable",
    "project_file_newer",
    "unknown_city",
    "unknown_appliance",
    "equipment_not_found",
    "roof_too_large",
    "layout_invalid",
    "too_many_projects",
    "optimizer_busy",
    "optimization_cancelled",
    "server_busy",
    "reading_cancelled",
    "idempotency_key_reused",
  ],
});
