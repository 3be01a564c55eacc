import { PROJECT_FILE, ProjectFile } from "@sunwright/contract/project-file";
import { meansOf } from "@sunwright/engine/climate/files/own-weather";
import { PACKED_BYTES, unpackYear } from "@sunwright/engine/climate/files/packed-year";
import { PLACE_BOUNDS, YEAR_BOUNDS } from "@sunwright/engine/climate/files/told-bounds";
import type { PlacedYear } from "@sunwright/engine/climate/year-of";
import { PARAMETER_NAMES, parameter } from "@sunwright/engine/parameters/parameters";
import type { Told } from "@sunwright/words/told";
import { AppError, toldIssue } from "../../platform/errors";
import { checked } from "../../platform/input";
import { told as text } from "../../platform/told";
import type { ReadProject } from "./task";

/** Reads what claims to be a project file. Throws project_file_newer, and project_file_unreadable with the path. */
export function readProjectFile(sent: Readonly<Record<string, unknown>>): ProjectFile {
  const { format, version } = sent;
  if (format === PROJECT_FILE.format && typeof version === "number" && version > PROJECT_FILE.version)
    throw new AppError("project_file_newer", {
      issues: [toldIssue("version", text("file.newer", { version, known: PROJECT_FILE.version }))],
    });
  const read = checked(ProjectFile, { ...sent, project: withLaterParameters(sent.project) });
  if (read.success) return read.data;
  throw new AppError("project_file_unreadable", { issues: read.issues });
}

/** A file from before a parameter came to be takes its default, as the rows of that time do in the database. */
const LATER_PARAMETERS = Object.fromEntries(
  PARAMETER_NAMES.flatMap((name) => (parameter(name).storedDefault ? [[name, parameter(name).default]] : [])),
);
const withLaterParameters = (project: unknown): unknown =>
  typeof project === "object" && project !== null ? { ...LATER_PARAMETERS, ...project } : project;

const unreadable = (path: string, fault: Told) =>
  new AppError("project_file_unreadable", { issues: [toldIssue(path, fault)] });

/** The weather of a file with its means counted again. Throws project_file_unreadable where the hours are none. */
export function weatherOf({
  told,
  hours,
  ...rest
}: NonNullable<ProjectFile["weather"]>): NonNullable<ReadProject["weather"]> {
  const bytes = Buffer.from(hours, "base64");
  if (bytes.length !== PACKED_BYTES) throw unreadable("weather.hours", text("file.yearBytes", { bytes: PACKED_BYTES }));
  const year = unpackYear(bytes);
  const fault = faultOf(year);
  if (fault !== null) throw unreadable("weather.hours", fault);
  return { ...rest, told: { ...told, ...placeOf(year), ...meansOf(year) }, hours: bytes };
}

/** Where the hours say they are from. */
const placeOf = ({ observer: { latitude, longitude, elevation }, timeZone }: PlacedYear) => ({
  latitude,
  longitude,
  elevation,
  timeZone,
});

/** [W/m²] and what else a year of air on Earth stays within; wider than every record. */
const BOUNDS = {
  ghi: [-1, 2_000],
  dni: [-1, 2_000],
  dhi: [-1, 2_000],
  temperature: [-100, 70],
  windSpeed: [0, 150],
} as const;
const HOUR = 3_600;
/** [s since 1970] */
const INSTANTS = {
  min: Date.UTC(YEAR_BOUNDS.min, 0, 1) / 1_000 - 24 * HOUR,
  max: Date.UTC(YEAR_BOUNDS.max + 1, 0, 1) / 1_000 + 24 * HOUR,
};
/** Written so that NaN is outside, too. */
const isWithin = (value: number, { min, max }: { readonly min: number; readonly max: number }) =>
  value >= min && value <= max;

/** What makes the numbers no year of weather; null when nothing does. */
function faultOf({ observer, timeZone, weather }: PlacedYear): Told | null {
  const { latitude, longitude, elevation } = observer;
  if (!isWithin(latitude, PLACE_BOUNDS.latitude) || !isWithin(longitude, PLACE_BOUNDS.longitude))
    return text("file.place");
  if (!isWithin(elevation, PLACE_BOUNDS.elevation)) return text("file.elevation");
  if (!isWithin(timeZone, PLACE_BOUNDS.timeZone)) return text("file.timeZone");
  for (const column of ["ghi", "dni", "dhi", "temperature", "windSpeed"] as const) {
    const [least, most] = BOUNDS[column];
    // Written so that NaN is outside, too.
    if (!weather[column].every((value) => value >= least && value <= most)) return text("file.outOfBounds", { column });
  }
  const steady = weather.instants.every(
    (instant, row) => isWithin(instant, INSTANTS) && (row === 0 || instant - (weather.instants[row - 1] ?? 0) === HOUR),
  );
  return steady ? null : text("file.hours");
}
