import type { HorizonPoint } from "../../solar/horizon/horizon";
import { type Fields, isFields, parsedJson, within } from "./json";
import { cut, linesOf } from "./lines";
import { told } from "./told";
import { WeatherError } from "./weather-error";

/**
 * Reads a horizon profile:
 * - the answer of PVGIS 5 to its tool "printhorizon", as CSV or JSON (azimuth 0 in the south, west positive);
 * - lines of an azimuth, clockwise from north, and an elevation, under a line of titles or none;
 * - elevations alone, on one line or each on its own, as PVGIS takes a user's horizon: from north clockwise, as far
 *   apart as fills the circle.
 * Fields are set apart by semicolon, tab, comma or blanks; decimal commas are read where no comma sets fields apart.
 *
 * @returns             Points in the order of the file, azimuth clockwise from north, elevation 0 to 90. [°]
 * @throws WeatherError With the line and what is wrong with it.
 */
export function readHorizon(text: string): readonly HorizonPoint[] {
  if (/^\uFEFF?\s*\{/.test(text)) return pointsOfJson(parsedJson(text));
  const lines = linesOf(text);
  const titles = lines.findIndex((line) => /^"?A"?[\s;,]+"?H_hor/.test(line));
  const points = titles < 0 ? pointsOfList(lines) : pointsOfPvgis(lines, titles);
  if (points.length === 0) throw new WeatherError(lines.length, told("horizonEmpty"));
  return points;
}

/** PVGIS counts azimuths from the south. */
const fromNorth = (azimuth: number) => azimuth + 180;

function pointsOfJson(document: Fields): readonly HorizonPoint[] {
  const profile = within(document, "outputs")["horizon_profile"];
  if (!Array.isArray(profile) || profile.length === 0) throw new WeatherError(1, told("horizonEmpty"));
  return profile.map((record: unknown, index) => {
    const [azimuth, elevation] = isFields(record) ? [record["A"], record["H_hor"]] : [];
    if (typeof azimuth !== "number" || typeof elevation !== "number")
      throw new WeatherError(1, told("horizonRecord", { record: index + 1 }));
    return pointAt(fromNorth(azimuth), elevation, 1);
  });
}

/** The rows under the titles, up to the empty line before the legend. */
function pointsOfPvgis(lines: readonly string[], titles: number): readonly HorizonPoint[] {
  const rest = lines.slice(titles + 1);
  const end = rest.findIndex((line) => line.trim() === "");
  return rest.slice(0, end < 0 ? rest.length : end).map((line, index) => {
    const number = titles + 2 + index;
    const [azimuth, elevation] = numbersOf(line, number);
    return pointAt(fromNorth(azimuth ?? Number.NaN), elevation ?? Number.NaN, number);
  });
}

function pointsOfList(lines: readonly string[]): readonly HorizonPoint[] {
  const filled = lines.map((line, index) => ({ line, number: index + 1 })).filter(({ line }) => line.trim() !== "");
  const isTitle = /^\D*[A-Za-z]/.test(filled[0]?.line ?? "");
  const rows = filled.slice(isTitle ? 1 : 0).map(({ line, number }) => ({ number, values: numbersOf(line, number) }));
  const isOneLine = rows.length === 1 && rows[0]?.values.length !== 2;
  if (isOneLine || rows.every(({ values }) => values.length === 1)) {
    const elevations = rows.flatMap(({ values, number }) => values.map((elevation) => ({ elevation, number })));
    return elevations.map(({ elevation, number }, index) =>
      pointAt((index * 360) / elevations.length, elevation, number),
    );
  }
  return rows.map(({ values, number }) => {
    const [azimuth, elevation] = values;
    if (azimuth === undefined || elevation === undefined || values.length > 2)
      throw new WeatherError(number, told("horizonFields", { fields: values.length }));
    return pointAt(azimuth, elevation, number);
  });
}

/** The numbers of a line. */
function numbersOf(line: string, number: number): readonly number[] {
  const separator = [";", "\t", ","].find((sign) => line.includes(sign)) ?? /\s+/;
  const fields = line
    .trim()
    .split(separator)
    .map((field) => field.replaceAll('"', "").trim())
    .filter((field) => field !== "");
  return fields.map((field) => {
    const value = Number(separator === "," ? field : field.replace(",", "."));
    if (!Number.isFinite(value)) throw new WeatherError(number, told("horizonNumber", { field: cut(field) }));
    return value;
  });
}

function pointAt(azimuth: number, elevation: number, line: number): HorizonPoint {
  if (!(azimuth >= -360 && azimuth <= 360)) throw new WeatherError(line, told("horizonAzimuth", { azimuth }));
  if (!(elevation >= 0 && elevation <= 90)) throw new WeatherError(line, told("horizonElevation", { elevation }));
  return { azimuth, elevation };
}
