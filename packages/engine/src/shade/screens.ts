import { areaOf } from "../surfaces/plan";
import { acrossOf, axesOf, type ModulePlane, type ModuleSize, placed, type Space, upOf } from "./place";

/** Something flat that the sun does not come through. */
export interface Screen {
  /** In turn, in either direction. */
  readonly corners: readonly Space[];
  /** Out of the body it is a side of: away from the sun it shades nothing that other sides do not. Null of what has no inside. */
  readonly facing: Space | null;
}

/** A chimney, a tree, a house: a plan that goes straight up. Its corners in turn, in either direction. [m] */
export interface Prism {
  readonly plan: readonly (readonly [east: number, north: number])[];
  readonly base: number;
  readonly top: number;
}

/** Its walls and its lid. What it stands on hides its floor. */
export function prismScreens({ plan, base, top }: Prism): readonly Screen[] {
  const turn = Math.sign(areaOf(plan));
  const walls = plan.map(([east, north], index): Screen => {
    const [nextEast, nextNorth] = plan[(index + 1) % plan.length] ?? [east, north];
    return {
      corners: [
        [east, north, base],
        [nextEast, nextNorth, base],
        [nextEast, nextNorth, top],
        [east, north, top],
      ],
      // A fence has no inside: both of its sides shade.
      facing: turn === 0 ? null : [turn * (nextNorth - north), turn * (east - nextEast), 0],
    };
  });
  const lid = plan.map(([east, north]): Space => [east, north, top]);
  return [...walls, { corners: lid, facing: [0, 0, 1] }];
}

/** Modules nearer than this beside each other are one screen. [m] Less light comes through than through a sampled cell. */
const JOINED = 0.05;

/** The rows of a plane, for the planes behind it. */
export function rowScreens(plane: ModulePlane, size: ModuleSize): readonly Screen[] {
  const axes = axesOf(plane);
  const boxes = plane.modules
    .map((module) => ({
      x: module.x,
      y: module.y,
      right: module.x + acrossOf(module, size),
      top: module.y + upOf(module, size),
    }))
    .toSorted((one, other) => one.y - other.y || one.x - other.x);
  const rows: typeof boxes = [];
  for (const box of boxes) {
    const last = rows.at(-1);
    if (last !== undefined && last.y === box.y && last.top === box.top && box.x - last.right <= JOINED) {
      rows[rows.length - 1] = { ...last, right: box.right };
    } else {
      rows.push(box);
    }
  }
  return rows.map(({ x, y, right, top }) => ({
    corners: [
      placed(plane, axes, x, y),
      placed(plane, axes, right, y),
      placed(plane, axes, right, top),
      placed(plane, axes, x, top),
    ],
    facing: null,
  }));
}
