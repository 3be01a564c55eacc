import { cosDegrees, sinDegrees } from "../solar/angle";
import type { CelledModule } from "./cell";
import type { ModulePlane, ModuleSize, PlacedModule } from "./place";
import type { Strings } from "./quick-array";
import type { Prism } from "./screens";

/** Panels of a project whose places nobody drew. */
export interface StatedArray {
  readonly azimuth: number;
  readonly tilt: number;
  /** Strings and modules in each. */
  readonly strings: number;
  readonly inSeries: number;
  /** Of one panel. [m²] */
  readonly area: number;
  /** Each panel has a tracker of its own, where it is a micro-inverter's. */
  readonly tracking: Strings["tracking"];
}

/** Something beside the field, as it is measured from there. */
export interface ObjectBeside {
  /** Free between the outermost panel and it. [m] */
  readonly distance: number;
  /** Where it stands, seen from the middle of the field, clockwise from north. [°] */
  readonly direction: number;
  /** [m] */
  readonly width: number;
  /** Above the lower edge of the field. [m] */
  readonly height: number;
}

/** Half-cut cells, as panels are sold. Source: module half120_a of reference table n; a share of the power hardly hangs on it. */
const MODULE: CelledModule = {
  photocurrent: 11.46331,
  saturationCurrent: 4.75539e-11,
  seriesResistance: 0.170623,
  shuntResistance: 590,
  idealityVoltage: 1.572387,
  currentPerKelvin: 0.0055008,
  grid: { rows: 20, columns: 6, halves: 2 },
};
/** Of an upright panel: its height ÷ its width. Source: 1,722 × 1,134 mm, the class of the design page. */
const SHAPE = 1.722 / 1.134;
/** Between panels, for the clamps. [m] */
const GAP = 0.02;
/** A field is about three times as wide as it is high: five panels to a row and row. House rule. */
const PANELS_PER_ROW = 5;
/** Panels that are looked at, in whole strings spread evenly over a larger field: a year of them stays within its time. */
const MOST_LOOKED_AT = 40;
/** A stem goes down to the ground, however far below the panels that is. [m] */
const GROUND = -100;

/** The field that so many panels make on one plane, and the strings of it that are looked at, row after row. */
export function fieldOf({ azimuth, tilt, strings, inSeries, area, tracking }: StatedArray) {
  const count = strings * inSeries;
  const width = Math.sqrt(area / SHAPE);
  const size: ModuleSize = { width, height: area / width, grid: MODULE.grid };
  const rows = Math.ceil(Math.sqrt(count / PANELS_PER_ROW));
  const columns = Math.ceil(count / rows);
  const [across, up] = [columns * (width + GAP) - GAP, rows * (size.height + GAP) - GAP];
  const placeOf = (index: number): PlacedModule => ({
    x: (index % columns) * (width + GAP),
    y: Math.floor(index / columns) * (size.height + GAP),
    turned: false,
  });
  const looked = Math.min(strings, Math.max(1, Math.floor(MOST_LOOKED_AT / inSeries)));
  const chosen = Array.from({ length: looked }, (_, index) => Math.floor(((index + 0.5) * strings) / looked));
  const modules = chosen.flatMap((string) =>
    Array.from({ length: inSeries }, (_, index) => placeOf(string * inSeries + index)),
  );
  const plane: ModulePlane = { origin: [0, 0, 0], azimuth, tilt, modules };
  const wired: Strings = {
    module: MODULE,
    strings: chosen.map((_, string) => Array.from({ length: inSeries }, (__, index) => string * inSeries + index)),
    // A field of more strings than are looked at has more than one tracker.
    tracking: tracking === "array" && looked < strings ? "string" : tracking,
  };
  return { size, plane, wired, across, deep: up * cosDegrees(tilt), rows, columns };
}
export type StatedField = ReturnType<typeof fieldOf>;

/**
 * A square stem that turns one side to the middle of the field. Its near side lies beyond the whole field by the distance,
 * so that none stands among the panels however many they are.
 */
export function prismOf({ distance, direction, width, height }: ObjectBeside, field: StatedField): Prism {
  const { plane, across, deep } = field;
  const [away, side] = [
    [sinDegrees(direction), cosDegrees(direction)],
    [cosDegrees(direction), -sinDegrees(direction)],
  ] as const;
  const turn = direction - plane.azimuth;
  const reach = (across * Math.abs(sinDegrees(turn)) + deep * Math.abs(cosDegrees(turn))) / 2;
  const middle = middleOf(field);
  const corner = (out: number, over: number): readonly [number, number] => [
    middle[0] + out * away[0] + over * side[0],
    middle[1] + out * away[1] + over * side[1],
  ];
  const near = reach + distance;
  const half = width / 2;
  return {
    plan: [corner(near, -half), corner(near, half), corner(near + width, half), corner(near + width, -half)],
    base: GROUND,
    top: height,
  };
}

/** In plan: half across to the right and half the depth up the slope from its lower left corner. */
function middleOf({ plane: { azimuth }, across, deep }: StatedField): readonly [number, number] {
  const [east, north] = [sinDegrees(azimuth), cosDegrees(azimuth)];
  return [(-across * north) / 2 - (deep * east) / 2, (across * east) / 2 - (deep * north) / 2];
}
