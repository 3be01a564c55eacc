import { MOST_POINTS, PROFILE_PATTERN } from "./horizon-profile";

/** A direction and how high the horizon stands there. */
export interface ProfilePoint {
  /** Clockwise from north, 0 to 360. [°] */
  readonly azimuth: number;
  /** Above the level, 0 to 90. [°] */
  readonly elevation: number;
}

const tenth = (degrees: number) => Math.round(10 * degrees) / 10;

/**
 * Points as a project stores them, from north clockwise, in tenths of a degree; of two in one direction the higher. Where
 * there are more than a project holds, the highest of each degree.
 */
export function profileText(points: readonly ProfilePoint[]): string {
  const fine = highestOf(points, tenth);
  const kept = fine.size <= MOST_POINTS ? fine : highestOf(points, Math.floor);
  return [...kept]
    .toSorted(([one], [other]) => one - other)
    .map(([azimuth, elevation]) => `${azimuth} ${elevation}`)
    .join(", ");
}

function highestOf(points: readonly ProfilePoint[], grid: (degrees: number) => number): ReadonlyMap<number, number> {
  const highest = new Map<number, number>();
  for (const { azimuth, elevation } of points) {
    const around = grid(((azimuth % 360) + 360) % 360) % 360;
    highest.set(around, Math.max(highest.get(around) ?? 0, tenth(elevation)));
  }
  return highest;
}

/** The points of a stored horizon; none of a text that is none. */
export function profilePoints(text: string): readonly ProfilePoint[] {
  if (!PROFILE_PATTERN.test(text)) return [];
  return text.split(", ").map((point) => {
    const [azimuth = 0, elevation = 0] = point.split(" ").map(Number);
    return { azimuth, elevation };
  });
}
