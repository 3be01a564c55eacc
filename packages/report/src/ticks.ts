/** Steps a person reads without thinking. */
const STEPS = [1, 2, 2.5, 5, 10];

/** Round marks from 0 to the first at or above `largest`, about `wanted` of them above 0. */
export function niceTicks(largest: number, wanted: number): number[] {
  if (!(largest > 0)) return [0, 1];
  const rough = largest / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((each) => each * power >= rough) ?? 10);
  const count = Math.ceil(largest / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/** Round marks between two values, at most one more than `wanted`; the line they stand on need not begin at 0. */
export function ticksBetween(from: number, to: number, wanted: number): number[] {
  const rough = (to - from) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10);
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}
