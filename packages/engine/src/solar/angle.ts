export const RADIANS_PER_DEGREE = Math.PI / 180;
export const DEGREES_PER_RADIAN = 180 / Math.PI;

export const sinDegrees = (angle: number): number => Math.sin(angle * RADIANS_PER_DEGREE);
export const cosDegrees = (angle: number): number => Math.cos(angle * RADIANS_PER_DEGREE);

/** The same direction in 0 ≤ angle < 360. [°] */
export function wrapDegrees(angle: number): number {
  const wrapped = angle - 360 * Math.floor(angle / 360);
  // A tiny negative angle rounds up to 360 itself.
  return wrapped < 360 ? wrapped : 0;
}
