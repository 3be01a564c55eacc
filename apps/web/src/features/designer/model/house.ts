import { cosDegrees, sinDegrees } from "@sunwright/engine/solar/angle";
import { heightOf, type Obstruction } from "@sunwright/engine/roof/roof-problem";
import type { RoofConfig } from "./roof-config";

/** A point of the house: x along the eave to the right, y up, z towards the front, from the middle of the ground. [m] */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Assumption: one storey with 2.7 m under the front eave. */
const EAVE_HEIGHT = 2.7;
/** Assumption: how far the roof stands over the walls. */
export const OVERHANG = 0.45;
/** The slope behind the ridge, as a share of the front one: the house stays small, and the ridge is seen. */
const BACK_SHARE = 0.42;
export const ROOF_THICKNESS = 0.16;

export interface House {
  readonly roof: RoofConfig;
  /** Of the front slope's upper surface. */
  readonly eave: { readonly y: number; readonly z: number };
  readonly ridge: { readonly y: number; readonly z: number };
  readonly back: { readonly y: number; readonly z: number };
  /** From the middle of the ground to the outermost corner of the roof. */
  readonly reach: number;
}

/** The house under a roof: measures of its section, centred on the ground below the roof. */
export function houseOf(roof: RoofConfig): House {
  const [run, rise] = [roof.height * cosDegrees(roof.tilt), roof.height * sinDegrees(roof.tilt)];
  // A flat roof has no ridge to look behind.
  const share = roof.tilt === 0 ? 0 : BACK_SHARE;
  const middle = (run * (1 - share)) / 2;
  const ridgeZ = middle - run;
  const backZ = ridgeZ - run * share;
  return {
    roof,
    eave: { y: EAVE_HEIGHT, z: middle + run * share },
    ridge: { y: EAVE_HEIGHT + rise, z: ridgeZ + run * share },
    back: { y: EAVE_HEIGHT + rise * (1 - share), z: backZ + run * share },
    reach: Math.hypot(roof.width / 2, (run * (1 + share)) / 2),
  };
}

/** A place on the front slope, with what it is lifted out of the plane. */
export function onSlope({ roof, ridge }: House, x: number, y: number, lift = 0): Point {
  return {
    x: x - roof.width / 2,
    y: ridge.y - y * sinDegrees(roof.tilt) + lift * cosDegrees(roof.tilt),
    z: ridge.z + y * cosDegrees(roof.tilt) + lift * sinDegrees(roof.tilt),
  };
}

/** An upright block that stands for an obstruction, with its foot inside the roof or on the ground. */
export interface Block {
  readonly obstruction: Obstruction;
  readonly middle: { readonly x: number; readonly z: number };
  readonly width: number;
  readonly depth: number;
  readonly foot: number;
  readonly top: number;
}

export function blockOf(house: House, one: Obstruction): Block {
  const { roof } = house;
  const middle = onSlope(house, one.x + one.width / 2, one.y + one.height / 2);
  const depth = Math.max(0.05, one.height * cosDegrees(roof.tilt));
  const beside = one.x >= roof.width || one.x + one.width <= 0 || one.y >= roof.height || one.y + one.height <= 0;
  const low = onSlope(house, 0, one.y + one.height).y;
  // What stands beside the house grows from the ground, and at least as high as a bush.
  const top = Math.max(middle.y + heightOf(one), 0.5);
  return {
    obstruction: one,
    middle: { x: middle.x, z: middle.z },
    width: Math.max(0.05, one.width),
    depth,
    foot: beside ? 0 : low - ROOF_THICKNESS,
    top,
  };
}

/** Height of the middle of what is looked at: the house with the sun above it. [m] */
export const middleOf = ({ ridge }: House) => ridge.y * 0.55 + 1.2;
