import { heightOf, type Obstruction } from "@sunwright/engine/roof/roof-problem";
import type { House, Point } from "./house";
import { middleOf, onSlope, OVERHANG } from "./house";
import { drawingScale, type View } from "./view";

export interface Flat {
  readonly x: number;
  readonly y: number;
}

const RADIANS = Math.PI / 180;
const dot = (a: Point, b: Point) => a.x * b.x + a.y * b.y + a.z * b.z;

/** A drawing in parallel projection: every metre square to the view has the same length. */
export interface Projection {
  readonly flat: (point: Point) => Flat;
  /** Whether a face that looks this way is seen. */
  readonly sees: (normal: Point) => boolean;
}

export function projectionOf(
  view: View,
  house: House,
  stage: { readonly width: number; readonly height: number },
): Projection {
  const [yaw, high] = [view.yaw * RADIANS, -view.pitch * RADIANS];
  const right = { x: Math.cos(yaw), y: 0, z: -Math.sin(yaw) };
  const up = { x: -Math.sin(yaw) * Math.sin(high), y: Math.cos(high), z: -Math.cos(yaw) * Math.sin(high) };
  const towardsEye = { x: Math.sin(yaw) * Math.cos(high), y: Math.sin(high), z: Math.cos(yaw) * Math.cos(high) };
  const scale = drawingScale(view);
  const middle = middleOf(house);
  return {
    flat: ({ x, y, z }) => {
      const from = { x, y: y - middle, z };
      return { x: stage.width / 2 + dot(from, right) * scale, y: stage.height / 2 - dot(from, up) * scale };
    },
    sees: (normal) => dot(normal, towardsEye) > 1e-6,
  };
}

export const slopeNormal = ({ roof }: House): Point => ({
  x: 0,
  y: Math.cos(roof.tilt * RADIANS),
  z: Math.sin(roof.tilt * RADIANS),
});

/** The shadow of an obstruction on the front slope: its base swept along the light. Null where no light falls on it. */
export function shadowOnSlope(house: House, one: Obstruction, light: Point): readonly Point[] | null {
  const tilt = house.roof.tilt * RADIANS;
  const out = dot(light, slopeNormal(house));
  if (light.y <= 0 || out <= 0.04 || heightOf(one) === 0) return null;
  const down = dot(light, { x: 0, y: -Math.sin(tilt), z: Math.cos(tilt) });
  const [alongX, alongY] = [(-light.x / out) * heightOf(one), (-down / out) * heightOf(one)];
  const base = [
    { x: one.x, y: one.y },
    { x: one.x + one.width, y: one.y },
    { x: one.x + one.width, y: one.y + one.height },
    { x: one.x, y: one.y + one.height },
  ];
  const swept = [...base, ...base.map(({ x, y }) => ({ x: x + alongX, y: y + alongY }))];
  return convexHull(swept).map(({ x, y }) => onSlope(house, x, y, 0.02));
}

/** Source: A. M. Andrew, "Another efficient algorithm for convex hulls in two dimensions", 1979. */
function convexHull(points: readonly Flat[]): Flat[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (ordered: readonly Flat[]) => {
    const chain: Flat[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && turns(chain.at(-2), chain.at(-1), point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}
const turns = (a: Flat | undefined, b: Flat | undefined, c: Flat) =>
  a && b ? (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) : 0;

export interface Face {
  readonly kind: "wall" | "back" | "slope";
  readonly corners: readonly Point[];
  readonly normal: Point;
}

/** The faces of the house, those that others may hide first. */
export function facesOf(house: House): readonly Face[] {
  const { roof, eave, ridge, back } = house;
  const half = roof.width / 2;
  const [left, right] = [-half + OVERHANG, half - OVERHANG];
  const [front, rear] = [eave.z - OVERHANG / 2, back.z + OVERHANG / 2];
  const gable = (x: number): Point[] => [
    { x, y: 0, z: front },
    { x, y: eave.y, z: front },
    { x, y: ridge.y, z: ridge.z },
    { x, y: back.y, z: rear },
    { x, y: 0, z: rear },
  ];
  const wall = (z: number, y: number): Point[] => [
    { x: left, y: 0, z },
    { x: right, y: 0, z },
    { x: right, y, z },
    { x: left, y, z },
  ];
  const over = (x: number, { y, z }: { y: number; z: number }): Point => ({ x, y, z });
  return [
    { kind: "wall", corners: gable(left), normal: { x: -1, y: 0, z: 0 } },
    { kind: "wall", corners: gable(right), normal: { x: 1, y: 0, z: 0 } },
    { kind: "wall", corners: wall(rear, back.y), normal: { x: 0, y: 0, z: -1 } },
    { kind: "wall", corners: wall(front, eave.y), normal: { x: 0, y: 0, z: 1 } },
    {
      kind: "back",
      corners: [over(-half, ridge), over(half, ridge), over(half, back), over(-half, back)],
      normal: { x: 0, y: Math.cos(roof.tilt * RADIANS), z: -Math.sin(roof.tilt * RADIANS) },
    },
    {
      kind: "slope",
      corners: [over(-half, eave), over(half, eave), over(half, ridge), over(-half, ridge)],
      normal: slopeNormal(house),
    },
  ];
}
