import { type ProfilePoint, profilePoints, profileText } from "../../parameters/profile-text";
import type { ShadeObject } from "../../parameters/shade-objects-text";
import { shadedHours, shadeHoursKept } from "../../parameters/shade-hours-text";
import { PARAMETERS } from "../../parameters/table";
import { type Place, skiesOf, yearNumbersOf } from "../../simulation/skies";
import { monthsOfLight } from "../../simulation/years-of-sun";
import { horizonThrough } from "../../solar/horizon/horizon";
import type { Plane } from "../../solar/transposition/plane";
import type { Shading } from "../../solar/year/array-year";
import { degrees } from "../../units/quantity";
import type { ParametersInput } from "../inputs/design";
import type { SiteWeather } from "../inputs/own-weather";
import {
  type AskedObjects,
  namedObjects,
  statedObjects,
  statedShade,
  type ShadedField,
  type StatedShade,
} from "./objects-shade";
import type { SiteFigures } from "./site";

/** What stands between the panels of a project and the sky. */
export interface Shade {
  readonly shading: Shading;
  /** Shades of equal keys on equal planes are equal. */
  readonly key: string;
  readonly horizon: HorizonShade | null;
  readonly roof: RoofShade | null;
  readonly rows: RowsShade | null;
  readonly objects: ObjectsShade | null;
  /** Share of each month's light that is left by all of it, January first, 0 to 1. */
  readonly months: readonly number[];
}

export interface HorizonShade {
  readonly points: readonly ProfilePoint[];
  /** Share of each month's light that the horizon leaves. */
  readonly months: readonly number[];
}

/** Of what stands on the roof beside the panels. */
export interface RoofShade {
  /** Of the twelve mean days, with shade. */
  readonly hours: number;
  /** Share of each month's light behind the horizon that it leaves. */
  readonly months: readonly number[];
}

/** Equal rows, each but the first behind another. */
export interface RowsShade {
  /** [m] */
  readonly pitch: number;
  readonly depth: number;
  /** Share of each month's light behind all else that the row in front leaves. */
  readonly months: readonly number[];
}

/** Of what the project states beside its panels. */
export interface ObjectsShade extends Pick<StatedShade, "objects" | "field"> {
  /** A layout's shade is given, too, and left out. */
  readonly inPlaceOfRoof: boolean;
  /** Share of what each month would make behind all else that strings in its shade make. */
  readonly months: readonly number[];
}

export const placeOf = (site: SiteFigures, weather: SiteWeather | null): Place => weather?.year ?? site.row;

export const planeOf = ({ tilt, facing }: SiteFigures): Plane => ({
  tilt: degrees(tilt.tilt),
  azimuth: degrees(facing),
});

/** A stored design from before there was a horizon, a roof's shade or a row names none. */
type Asked = AskedObjects & Partial<Pick<ParametersInput, "horizonProfile" | "roofShade" | "rowPitch" | "rowDepth">>;

/** The parameter that names a horizon through these points. */
export const behind = (points: readonly ProfilePoint[]): Pick<ParametersInput, "horizonProfile"> => ({
  horizonProfile: profileText(points),
});

/** The parameters that name these objects alone: a layout's shade stays left out when the last of them is. */
export const standing = (objects: readonly ShadeObject[]): Pick<ParametersInput, "roofShade"> & AskedObjects => ({
  roofShade: null,
  ...namedObjects(objects),
});

/**
 * The shade on a project's panels in the years its size is searched in; null under an open sky. Objects that are stated
 * stand in place of a layout's shade: the same tree would take its part twice.
 *
 * @param field  What stated objects shade; null leaves them out.
 */
export function shadeOf(
  asked: Asked,
  site: SiteFigures,
  weather: SiteWeather | null,
  field: ShadedField | null,
): Shade | null {
  const listed = statedObjects(asked);
  const horizon = horizonOf(asked);
  const drawn = roofOf(asked);
  const roof = listed.length > 0 ? null : drawn;
  const rows = site.inRows ? rowsOf(asked) : null;
  const objects = statedShade(listed, field, site);
  const nearer: readonly Stage[] = [horizon, roof, rows, objects];
  if (nearer.every((one) => one === null)) return null;
  const left = sharesInTurn(nearer, site, weather);
  return {
    shading: { ...horizon?.shading, ...roof?.shading, ...rows?.shading, ...objects?.shading },
    key: keyOf(nearer),
    horizon: horizon && { points: horizon.points, months: left[0] ?? OPEN_MONTHS },
    roof: roof && { hours: shadedHours(roof.key), months: left[1] ?? OPEN_MONTHS },
    rows: rows && { pitch: rows.pitch, depth: rows.depth, months: left[2] ?? OPEN_MONTHS },
    objects: objects && {
      objects: objects.objects,
      field: objects.field,
      inPlaceOfRoof: drawn !== null,
      months: left[3] ?? OPEN_MONTHS,
    },
    months: OPEN_MONTHS.map((_, month) => left.reduce((share, months) => share * (months[month] ?? 1), 1)),
  };
}

const OPEN_MONTHS: readonly number[] = Array.from({ length: 12 }, () => 1);

type Stage = Pick<Shade, "key" | "shading"> | null;
const keyOf = (stages: readonly Stage[]) => stages.map((stage) => stage?.key).join(" | ");

/** Share of each month's light that each leaves of what those before it left; all of it where one is null. */
function sharesInTurn(stages: readonly Stage[], site: SiteFigures, weather: SiteWeather | null) {
  let before = OPEN_MONTHS;
  return stages.map((stage, index) => {
    if (stage === null) return OPEN_MONTHS;
    const sofar = stages.slice(0, index + 1);
    const shading = sofar.reduce<Shading>((all, one) => ({ ...all, ...one?.shading }), {});
    const after = shareLeft(site, weather, { key: keyOf(sofar), shading });
    const months = after.map((left, month) => ((before[month] ?? 1) > 0 ? left / (before[month] ?? 1) : 1));
    before = after;
    return months;
  });
}

function horizonOf({ horizonProfile }: Asked) {
  const key = horizonProfile ?? "";
  const points = profilePoints(key);
  return points.length === 0 ? null : { key, points, shading: { horizon: horizonThrough(points) } };
}

function roofOf({ roofShade }: Asked) {
  const key = roofShade ?? "";
  const beamKept = shadeHoursKept(key);
  return beamKept && { key, shading: { beamKept } };
}

/** Rows without an end; the light is that of one behind another. */
function rowsOf({ rowPitch: pitch, rowDepth: depth = PARAMETERS.rowDepth.default }: Asked) {
  if (pitch === null || pitch === undefined) return null;
  return { key: `${depth} of ${pitch}`, pitch, depth, shading: { rows: { groundCoverageRatio: depth / pitch } } };
}

/** Shares by place, plane and shade; they follow from these alone, so keeping the last few changes no result. */
const ofCities = new Map<string, readonly number[]>();
const ofOwnWeather = new WeakMap<SiteWeather["year"], Map<string, readonly number[]>>();
const KEPT_SHARES = 12;

function shareLeft(site: SiteFigures, weather: SiteWeather | null, shade: Pick<Shade, "key" | "shading">) {
  const kept = weather === null ? ofCities : keptOf(weather);
  const key = [site.row.id, site.tilt.tilt, site.facing, shade.key].join(" ");
  const found = kept.get(key) ?? lightLeft(placeOf(site, weather), planeOf(site), shade.shading);
  kept.delete(key);
  kept.set(key, found);
  const oldest = kept.keys().next().value;
  if (kept.size > KEPT_SHARES && oldest !== undefined) kept.delete(oldest);
  return found;
}

function keptOf({ year }: SiteWeather): Map<string, readonly number[]> {
  const kept = ofOwnWeather.get(year) ?? new Map<string, readonly number[]>();
  ofOwnWeather.set(year, kept);
  return kept;
}

/** Light on a plane behind a shade ÷ on the same plane under an open sky, month by month. 1 for a month without light. */
function lightLeft(place: Place, plane: Plane, shading: Shading): readonly number[] {
  const open = new Float64Array(12);
  const left = new Float64Array(12);
  for (const sky of skiesOf(place, yearNumbersOf(place).search)) {
    monthsOfLight(sky, plane).forEach((light, month) => (open[month] = (open[month] ?? 0) + light));
    monthsOfLight(sky, plane, shading).forEach((light, month) => (left[month] = (left[month] ?? 0) + light));
  }
  return [...open].map((light, month) => (light > 0 ? (left[month] ?? 0) / light : 1));
}
