/** How far apart two numbers may be: the larger of an absolute and a relative allowance. */
export interface Tolerance {
  readonly absolute?: number;
  readonly relative?: number;
}

/**
 * The distance of a result from its reference, as a multiple of the tolerance; at most 1 where they agree.
 * A reference of null stands for an undefined value, which the engine gives as not-a-number.
 */
export function excess(actual: number, reference: number | null, tolerance: Tolerance): number {
  if (reference === null) return Number.isNaN(actual) ? 0 : Number.POSITIVE_INFINITY;
  const allowance = Math.max(tolerance.absolute ?? 0, (tolerance.relative ?? 0) * Math.abs(reference));
  const distance = Math.abs(actual - reference);
  if (Number.isNaN(distance)) return Number.POSITIVE_INFINITY;
  return distance === 0 ? 0 : distance / allowance;
}
