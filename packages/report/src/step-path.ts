/** Outlines of stepped areas and lines as SVG paths. Energy is stepped by hour, never smoothed. */

type Place = (value: number) => number;

const tenths = (value: number) => Math.round(value * 10) / 10;

/** A line that stays level through each step. */
export function stepLine(values: ArrayLike<number>, x: Place, y: Place): string {
  let path = "";
  for (let step = 0; step < values.length; step += 1) {
    const height = tenths(y(values[step] ?? 0));
    path += `${step === 0 ? `M${tenths(x(0))} ${height}` : `V${height}`}H${tenths(x(step + 1))}`;
  }
  return path;
}

/** The area between two stepped lines. */
export function stepArea(lower: ArrayLike<number>, upper: ArrayLike<number>, x: Place, y: Place): string {
  let back = "";
  for (let step = lower.length - 1; step >= 0; step -= 1) {
    const height = tenths(y(lower[step] ?? 0));
    back += `V${height}H${tenths(x(step))}`;
  }
  return upper.length === 0 ? "" : `${stepLine(upper, x, y)}${back}Z`;
}

/** Areas stacked on each other from 0: the line each ends at. */
export function stack(layers: readonly Float64Array[]): Float64Array[] {
  const ends: Float64Array[] = [];
  for (const layer of layers) {
    const below = ends.at(-1);
    ends.push(layer.map((value, step) => value + (below?.[step] ?? 0)));
  }
  return ends;
}
