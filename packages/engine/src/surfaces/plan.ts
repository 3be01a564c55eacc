/** A point of a plan. x east, y north [m] */
export type PlanPoint = readonly [east: number, north: number];

/** Above 0 where corners go round against the clock. [m²] */
export function areaOf(plan: readonly PlanPoint[]): number {
  let twice = 0;
  plan.forEach(([east, north], index) => {
    const next = plan[(index + 1) % plan.length] ?? [east, north];
    twice += east * next[1] - next[0] * north;
  });
  return twice / 2;
}

/** How far a point is from the first edge of a plan, into it. [m] */
export function distanceInside(plan: readonly PlanPoint[], [east, north]: PlanPoint): number {
  const [from = [0, 0], to = [0, 0]] = plan;
  const [along, up] = [to[0] - from[0], to[1] - from[1]];
  const turned = along * (north - from[1]) - up * (east - from[0]);
  return (Math.sign(areaOf(plan)) * turned) / Math.hypot(along, up);
}

/** Lengths of the edges, from each corner to the next. [m] */
export const edgesOf = (plan: readonly PlanPoint[]): readonly number[] =>
  plan.map((point, index) => {
    const next = plan[(index + 1) % plan.length] ?? point;
    return Math.hypot(next[0] - point[0], next[1] - point[1]);
  });
