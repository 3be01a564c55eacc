import { areaOf, distanceInside, type PlanPoint } from "./plan";

/** A plane of a roof as it looks from above. The first edge of its plan is its eave; x east, y north. [m] */
export interface PlannedPlane {
  readonly name: string;
  readonly plan: readonly PlanPoint[];
  /** Where something else stands in it. */
  readonly holes: readonly (readonly PlanPoint[])[];
  /** A dormer's plane stands on the plane named here; null of the roof's own. */
  readonly standsOn: string | null;
}

/** The one figure that makes a plan a roof. Heights are above the eave. */
export type KnownFigure =
  /** Of a plane, or of all. [°] */
  | { readonly kind: "slope"; readonly plane: string | null; readonly value: number }
  /** From eave to ridge along the slope of a plane. [m] */
  | { readonly kind: "rafter"; readonly plane: string; readonly value: number }
  /** [m] */
  | { readonly kind: "top"; readonly value: number }
  /** True length of a hip or valley that rises from the eave. [m] */
  | { readonly kind: "rising"; readonly line: PlanLine; readonly value: number }
  /** Of three corners of the only plane. [m] */
  | { readonly kind: "corners"; readonly corners: readonly [Corner, Corner, Corner] };

export type PlanLine = readonly [from: PlanPoint, to: PlanPoint];
interface Corner {
  readonly at: PlanPoint;
  readonly height: number;
}

/** What a dormer adds: its front edge above the roof below it [m], and its own slope [°]. */
export interface Dormer {
  readonly front: number;
  readonly slope: number;
}

export interface RoofPlane {
  readonly name: string;
  /** [°] */
  readonly tilt: number;
  /** The way water runs off, clockwise from north; null of a flat one. [°] */
  readonly azimuth: number | null;
  /** [m²] */
  readonly planArea: number;
  readonly trueArea: number;
  /** Above the eave of the roof. [m] */
  readonly heightAt: (point: PlanPoint) => number;
}

/** Points nearer than this are one. [m] Plans are given to a hundredth of a micrometre. */
const SAME = 1e-5;
const DEGREES = 180 / Math.PI;
const isSame = (one: PlanPoint, other: PlanPoint): boolean => Math.hypot(one[0] - other[0], one[1] - other[1]) < SAME;

/**
 * Planes of a roof from its plan and one figure: each rises from its eave by its slope, and meets its neighbours where
 * their plans meet. Null where the figure does not fix them.
 *
 * Source: plane geometry; held to reference table o.
 */
export function roofPlanes(
  planes: readonly PlannedPlane[],
  known: KnownFigure,
  dormer: Dormer | null = null,
): readonly RoofPlane[] | null {
  if (known.kind === "corners") return throughCorners(planes, known.corners);
  const own = planes.filter(({ standsOn }) => standsOn === null);
  const relative = relativeSlopes(own);
  const scale = scaleOf(own, relative, known);
  if (scale === null || !(scale >= 0) || !Number.isFinite(scale)) return null;
  const roof = own.map((plane, index) => risingFromEave(plane, (relative[index] ?? 1) * scale, 0));
  const above = planes
    .filter(({ standsOn }) => standsOn !== null)
    .map((plane) => dormerPlane(plane, roof.find(({ name }) => name === plane.standsOn) ?? null, dormer));
  const found = [...roof, ...above];
  return found.includes(null) ? null : planes.flatMap(({ name }) => found.find((plane) => plane?.name === name) ?? []);
}

/** tan of each plane's slope ÷ that of the first, by the heights of the points that planes share; 1 where none do. */
function relativeSlopes(planes: readonly PlannedPlane[]): readonly number[] {
  const slopes: (number | null)[] = planes.map((_, index) => (index === 0 ? 1 : null));
  for (let found = true; found;) {
    found = false;
    planes.forEach((plane, index) => {
      const slope = slopes[index] ?? null;
      if (slope === null) return;
      planes.forEach((other, at) => {
        if (slopes[at] !== null) return;
        const shared = plane.plan.find(
          (point) =>
            rise(plane, point) > SAME && other.plan.some((each) => isSame(each, point) && rise(other, each) > SAME),
        );
        if (shared === undefined) return;
        slopes[at] = (slope * rise(plane, shared)) / rise(other, shared);
        found = true;
      });
    });
  }
  return slopes.map((slope) => slope ?? 1);
}

/** How far a point is from a plane's eave. [m] */
const rise = ({ plan }: PlannedPlane, point: PlanPoint): number => distanceInside(plan, point);
const deepest = (plane: PlannedPlane): number => Math.max(...plane.plan.map((point) => rise(plane, point)));

function scaleOf(
  planes: readonly PlannedPlane[],
  relative: readonly number[],
  known: Exclude<KnownFigure, { kind: "corners" }>,
): number | null {
  const named = (name: string | null) => {
    const index = name === null ? 0 : planes.findIndex((plane) => plane.name === name);
    const plane = planes[index];
    return plane === undefined ? null : { plane, slope: relative[index] ?? 1 };
  };
  if (known.kind === "slope") {
    const found = named(known.plane);
    return found === null ? null : Math.tan(known.value / DEGREES) / found.slope;
  }
  if (known.kind === "rafter") {
    const found = named(known.plane);
    if (found === null) return null;
    const depth = deepest(found.plane);
    return known.value < depth ? null : Math.sqrt(known.value ** 2 - depth ** 2) / depth / found.slope;
  }
  if (known.kind === "top") {
    return known.value / Math.max(...planes.map((plane, index) => deepest(plane) * (relative[index] ?? 1)));
  }
  const [from, to] = known.line;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const heights = planes.flatMap((plane, index) =>
    plane.plan.some((point) => isSame(point, to)) ? [rise(plane, to) * (relative[index] ?? 1)] : [],
  );
  const height = Math.max(0, ...heights);
  return known.value < length || height === 0 ? null : Math.sqrt(known.value ** 2 - length ** 2) / height;
}

function risingFromEave(plane: PlannedPlane, slope: number, eave: number): RoofPlane {
  const [from = [0, 0], to = [0, 0]] = plane.plan;
  const heightAt = (point: PlanPoint) => eave + slope * rise(plane, point);
  return {
    name: plane.name,
    ...areasOf(plane, slope),
    azimuth: slope === 0 ? null : downFrom(plane.plan, from, to),
    heightAt,
  };
}

/** At right angles to the eave, away from the plane. [°] */
function downFrom(plan: readonly PlanPoint[], from: PlanPoint, to: PlanPoint): number {
  const [east, north] = [to[0] - from[0], to[1] - from[1]];
  const sign = areaOf(plan) > 0 ? 1 : -1;
  return azimuthOf(sign * north, -sign * east);
}

const azimuthOf = (east: number, north: number): number => (Math.atan2(east, north) * DEGREES + 360) % 360;

function areasOf({ plan, holes }: PlannedPlane, slope: number): Pick<RoofPlane, "tilt" | "planArea" | "trueArea"> {
  const planArea = Math.abs(areaOf(plan)) - holes.reduce((sum, hole) => sum + Math.abs(areaOf(hole)), 0);
  const tilt = Math.atan(slope);
  return { tilt: tilt * DEGREES, planArea, trueArea: planArea / Math.cos(tilt) };
}

/** Its eave is level, so far above the roof as its front is: where the eave is lowest over the roof. */
function dormerPlane(plane: PlannedPlane, below: RoofPlane | null, dormer: Dormer | null): RoofPlane | null {
  const [from, to] = plane.plan;
  if (below === null || dormer === null || from === undefined || to === undefined) return null;
  const eave = Math.min(below.heightAt(from), below.heightAt(to)) + dormer.front;
  return risingFromEave(plane, Math.tan(dormer.slope / DEGREES), eave);
}

/** The plane through three corners; null where they are in line, or the roof has more planes than one. */
function throughCorners(
  planes: readonly PlannedPlane[],
  [a, b, c]: readonly [Corner, Corner, Corner],
): readonly RoofPlane[] | null {
  const [plane, ...others] = planes;
  const [u, v] = [
    [b.at[0] - a.at[0], b.at[1] - a.at[1], b.height - a.height],
    [c.at[0] - a.at[0], c.at[1] - a.at[1], c.height - a.height],
  ] as const;
  const turned = u[0] * v[1] - u[1] * v[0];
  if (plane === undefined || others.length > 0 || Math.abs(turned) < SAME) return null;
  const east = (u[2] * v[1] - u[1] * v[2]) / turned;
  const north = (u[0] * v[2] - u[2] * v[0]) / turned;
  const slope = Math.hypot(east, north);
  return [
    {
      name: plane.name,
      ...areasOf(plane, slope),
      azimuth: slope === 0 ? null : azimuthOf(-east, -north),
      heightAt: (point) => a.height + east * (point[0] - a.at[0]) + north * (point[1] - a.at[1]),
    },
  ];
}

export interface RoofLine {
  /** [m] */
  readonly planLength: number;
  readonly trueLength: number;
  /** Of both ends, above the eave. */
  readonly heights: readonly [number, number];
}

/** A ridge, hip, valley, eave or verge of a roof: its ends are corners of planes, the highest of which it belongs to. */
export function roofLine([from, to]: PlanLine, planes: readonly PlannedPlane[], found: readonly RoofPlane[]): RoofLine {
  const holds = (plane: PlannedPlane, point: PlanPoint) => plane.plan.some((corner) => isSame(corner, point));
  const index = planes.findLastIndex((plane) => holds(plane, from) && holds(plane, to));
  const heightAt = found[index]?.heightAt ?? (() => 0);
  const heights = [heightAt(from), heightAt(to)] as const;
  const planLength = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return { planLength, trueLength: Math.hypot(planLength, heights[1] - heights[0]), heights };
}
