import { cosDegrees, sinDegrees } from "../solar/angle";
import type { CellGrid } from "./cell";

/** A point, or a way from one: east, north, up. [m] */
export type Space = readonly [east: number, north: number, up: number];

/** The glass of a module as it stands upright. [m] */
export interface ModuleSize {
  readonly width: number;
  readonly height: number;
  readonly grid: CellGrid;
}

/** Modules side by side in one plane: a roof's, or a row's. */
export interface ModulePlane {
  /** From where its modules are measured. */
  readonly origin: Space;
  /** The way its slope runs down, clockwise from north. [°] */
  readonly azimuth: number;
  /** [°] */
  readonly tilt: number;
  readonly modules: readonly PlacedModule[];
}

/** The lower left corner of a module as one looks up the slope. [m] */
export interface PlacedModule {
  readonly x: number;
  readonly y: number;
  /** Lying: turned a quarter clockwise, so that its top is to the right. */
  readonly turned: boolean;
}

/** Of a plane: to the right as one looks up the slope, up the slope, and out of it. */
export interface Axes {
  readonly right: Space;
  readonly up: Space;
  readonly out: Space;
}

export function axesOf({ azimuth, tilt }: Pick<ModulePlane, "azimuth" | "tilt">): Axes {
  const [sinA, cosA, sinT, cosT] = [sinDegrees(azimuth), cosDegrees(azimuth), sinDegrees(tilt), cosDegrees(tilt)];
  return {
    right: [-cosA, sinA, 0],
    up: [-sinA * cosT, -cosA * cosT, sinT],
    out: [sinA * sinT, cosA * sinT, cosT],
  };
}

export const along = (one: Space, other: Space): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

export const acrossOf = ({ turned }: PlacedModule, { width, height }: ModuleSize): number => (turned ? height : width);
export const upOf = ({ turned }: PlacedModule, { width, height }: ModuleSize): number => (turned ? width : height);

/** A point of a plane. */
export function placed({ origin }: ModulePlane, { right, up }: Axes, x: number, y: number): Space {
  return [
    origin[0] + x * right[0] + y * up[0],
    origin[1] + x * right[1] + y * up[1],
    origin[2] + x * right[2] + y * up[2],
  ];
}
