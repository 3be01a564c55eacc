import type { HorizonPoint } from "../../solar/horizon/horizon";
import { type Fields, isFields, parsedJson, within } from "./json";
import { cut, linesOf } from "./lines";
import { told } from "./told";
import { WeatherError } from "./weather-error";

/** Where azimuth 0 stands: in the north and clockwise, or in the south with east negative and west positive. */
export type CountedFrom = "north" | "south";

export interface HorizonRead {
  /** In the order of the file, azimuth clockwise from north, elevation 0 to 90. [°] */
  readonly points: readonly HorizonPoint[];
  readonly countedFrom: CountedFrom;
  /** Nothing in the file says so, and it could be the other: the person is told. */
  readonly isAssumed: boolean;
}

/**
 * Reads a horizon profile:
 * - the answer of PVGIS 5 to its tool "printhorizon", as CSV or JSON (azimuth 0 in the south, west positive);
 * - lines of an azimuth and an elevation, under a line of titles or none: clockwise from north, and from the south where
 *   azimuths below 0 stand among them, as PVsyst and many site tools write them;
 * - elevations alone, on one line or each on its own, as PVGIS takes a user's horizon: from north clockwise, as far
 *   apart as fills the circle.
 * Lines that begin with # are comments. Fields are set apart by semicolon, tab, comma or blanks; decimal commas are read
 * where no comma sets fields apart. What lies below the horizontal hides nothing and counts as 0.
 *
 * @param countedFrom   Where azimuths are counted from, where the person said so.
 * @throws WeatherError With the line and what is wrong with it.
 */
export function readHorizon(text: string, countedFrom?: CountedFrom): HorizonRead {
  if (/^\uFEFF?\s*\{/.test(text)) return { points: pointsOfJson(parsedJson(text)), ...OF_PVGIS };
  const lines = linesOf(text);
  const titles = lines.findIndex((line) => /^"?A"?[\s;,]+"?H_hor/.test(line));
  const read =
    titles < 0
      ? pointsOfList(lines, countedFrom)
      : { points: checkedPoints(rowsOfPvgis(lines, titles), "south"), ...OF_PVGIS };
  if (read.points.length === 0) throw new WeatherError(lines.length, told("horizonEmpty"));
  return read;
}

/** PVGIS says in its files that it counts azimuths from the south. */
const OF_PVGIS = { countedFrom: "south", isAssumed: false } as const;

/** What a line says, before it is known where azimuths are counted from. */
interface HorizonRow extends HorizonPoint {
  readonly line: number;
}

function pointsOfJson(document: Fields): readonly HorizonPoint[] {
  const profile = within(document, "outputs")["horizon_profile"];
  if (!Array.isArray(profile) || profile.length === 0) throw new WeatherError(1, told("horizonEmpty"));
  const rows = profile.map((record: unknown, index) => {
    const [azimuth, elevation] = isFields(record) ? [record["A"], record["H_hor"]] : [];
    if (typeof azimuth !== "number" || typeof elevation !== "number")
      throw new WeatherError(1, told("horizonRecord", { record: index + 1 }));
    return { azimuth, elevation, line: 1 };
  });
  return checkedPoints(rows, "south");
}

/** The rows under the titles, up to the empty line before the legend. */
function rowsOfPvgis(lines: readonly string[], titles: number): readonly HorizonRow[] {
  const rest = lines.slice(titles + 1);
  const end = rest.findIndex((line) => line.trim() === "");
  return rest.slice(0, end < 0 ? rest.length : end).map((text, index) => {
    const line = titles + 2 + index;
    const [azimuth = Number.NaN, elevation = Number.NaN] = numbersOf(text, line);
    return { azimuth, elevation, line };
  });
}

const isComment = (line: string) => line.trimStart().startsWith("#");

function pointsOfList(lines: readonly string[], asked: CountedFrom | undefined): HorizonRead {
  const filled = lines
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) => text.trim() !== "" && !isComment(text));
  const isTitle = /^\D*[A-Za-z]/.test(filled[0]?.text ?? "");
  const rows = filled.slice(isTitle ? 1 : 0).map(({ text, line }) => ({ line, values: numbersOf(text, line) }));
  const isOneLine = rows.length === 1 && rows[0]?.values.length !== 2;
  if (isOneLine || rows.every(({ values }) => values.length === 1)) return pointsOfElevations(rows);
  const pairs = rows.map(({ values, line }) => {
    const [azimuth, elevation] = values;
    if (azimuth === undefined || elevation === undefined || values.length > 2)
      throw new WeatherError(line, told("horizonFields", { fields: values.length }));
    return { azimuth, elevation, line };
  });
  const said = asked ?? saidIn([...lines.filter(isComment), ...(isTitle ? [filled[0]?.text ?? ""] : [])]);
  const isSouth = pairs.some(({ azimuth }) => azimuth < 0);
  const countedFrom = said ?? (isSouth ? "south" : "north");
  return {
    points: checkedPoints(pairs, countedFrom),
    countedFrom,
    isAssumed: said === undefined && isSouth,
  };
}

function pointsOfElevations(rows: readonly { readonly line: number; readonly values: readonly number[] }[]) {
  const elevations = rows.flatMap(({ values, line }) => values.map((elevation) => ({ elevation, line })));
  const points = elevations.map((row, index) => ({ ...row, azimuth: (index * 360) / elevations.length }));
  return { points: checkedPoints(points, "north"), countedFrom: "north", isAssumed: false } as const;
}

/** What titles and comments say of where azimuths are counted from: "azimuth from south", "0 = S". */
function saidIn(words: readonly string[]): CountedFrom | undefined {
  const text = words.join(" ").slice(0, 2_000);
  const south = /\b(?:from )?south\b|\b0 ?°? ?= ?S\b/i.test(text);
  const north = /\b(?:from )?north\b|\b0 ?°? ?= ?N\b/i.test(text);
  return south === north ? undefined : south ? "south" : "north";
}

/** The numbers of a line. */
function numbersOf(line: string, number: number): readonly number[] {
  const separator = [";", "\t", ","].find((sign) => line.includes(sign)) ?? /\s+/;
  const fields = line
    .trim()
    .split(separator)
    .map((field) => field.replaceAll(/["°]/g, "").trim())
    .filter((field) => field !== "");
  return fields.map((field) => {
    const value = Number(separator === "," ? field : field.replace(",", "."));
    if (!Number.isFinite(value)) throw new WeatherError(number, told("horizonNumber", { field: cut(field) }));
    return value;
  });
}

/** The points, where each direction has one elevation. */
function checkedPoints(rows: readonly HorizonRow[], countedFrom: CountedFrom): readonly HorizonPoint[] {
  const known = new Map<number, number>();
  return rows.map(({ azimuth, elevation, line }) => {
    if (!(azimuth >= -360 && azimuth <= 360)) throw new WeatherError(line, told("horizonAzimuth", { azimuth }));
    if (!(elevation >= -90 && elevation <= 90)) throw new WeatherError(line, told("horizonElevation", { elevation }));
    // 0 and 360, and −180 and 180, are one direction.
    const direction = ((azimuth % 360) + 360) % 360;
    const other = known.get(direction);
    if (other !== undefined && other !== elevation)
      throw new WeatherError(line, told("horizonTwice", { azimuth, elevation, other }));
    known.set(direction, elevation);
    return { azimuth: countedFrom === "south" ? azimuth + 180 : azimuth, elevation: Math.max(0, elevation) };
  });
}
