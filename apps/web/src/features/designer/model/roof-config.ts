import { say } from "@sunwright/words/designer";
import { formatNumber } from "../../../lib/format";

/** The roof as the designer's first tab describes it. Lengths in metres, height along the slope. */
export interface RoofConfig {
  readonly width: number;
  readonly height: number;
  /** [°] */
  readonly tilt: number;
  /** Where the slope looks, clockwise from north. [°] */
  readonly azimuth: number;
  readonly material: Material;
}

export const MATERIALS = ["tile", "metal", "shingle"] as const;
export type Material = (typeof MATERIALS)[number];

export interface Bound {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit: string;
}

export const ROOF_FIELDS = ["width", "height", "tilt", "azimuth"] as const;
export type RoofField = (typeof ROOF_FIELDS)[number];

/** Source: marketplace specification, section 5, designer sliders. */
export const BOUNDS: Readonly<Record<RoofField, Bound>> = {
  width: { min: 6, max: 20, step: 0.5, unit: "m" },
  height: { min: 4, max: 15, step: 0.5, unit: "m" },
  tilt: { min: 0, max: 60, step: 5, unit: "°" },
  azimuth: { min: 0, max: 360, step: 15, unit: "°" },
};

/** Source: marketplace specification, section 9. */
export const DEFAULT_ROOF: RoofConfig = { width: 12, height: 8, tilt: 30, azimuth: 180, material: "tile" };

export const FIELD_NAMES: Readonly<Record<RoofField, string>> = {
  width: say("field.width"),
  height: say("field.height"),
  tilt: say("field.tilt"),
  azimuth: say("field.azimuth"),
};

/** "25 m", "30°" */
export const measureText = (field: RoofField, value: number): string =>
  BOUNDS[field].unit === "m"
    ? say("metres", { metres: formatNumber(value, 3) })
    : say("degrees", { degrees: formatNumber(value, 3) });

/** A typed value on the nearest step within the bounds. */
export function snapped(field: RoofField, value: number): number {
  const { min, max, step } = BOUNDS[field];
  const onStep = min + Math.round((value - min) / step) * step;
  return Math.min(max, Math.max(min, onStep));
}

/** What a measured roof's side becomes here: kept as it is within the bounds, for a roof is as long as it is. */
export function clamped(field: RoofField, value: number): number {
  const { min, max } = BOUNDS[field];
  return Math.min(max, Math.max(min, value));
}

const COMPASS = ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"] as const;
/** "southwest" for 225; the nearest of eight. */
export const compassName = (azimuth: number): (typeof COMPASS)[number] =>
  COMPASS[Math.round((((azimuth % 360) + 360) % 360) / 45) % 8] ?? "north";
