/* What shade does to one string, written again from the rules alone: rays from points to the sun, and bisection. */

export type Point = readonly [number, number, number];
export interface Body {
  readonly plan: readonly (readonly [number, number])[];
  readonly base: number;
  readonly top: number;
}

/** Whether the way from a point towards the sun meets a body that goes straight up from its plan. */
export function isHidden(from: Point, way: Point, { plan, base, top }: Body): boolean {
  const crossings: number[] = [];
  for (const [index, one] of plan.entries()) {
    const other = plan[(index + 1) % plan.length] ?? one;
    // from + t way lies on one + s (other − one), seen from above.
    const [edgeX, edgeY] = [other[0] - one[0], other[1] - one[1]];
    const [toX, toY] = [one[0] - from[0], one[1] - from[1]];
    const turned = way[0] * edgeY - way[1] * edgeX;
    if (turned === 0) continue;
    const along = (toX * edgeY - toY * edgeX) / turned;
    const share = (toX * way[1] - toY * way[0]) / turned;
    if (share >= 0 && share < 1) crossings.push(along);
  }
  crossings.sort((one, other) => one - other);
  for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
    const begin = Math.max(crossings[pair] ?? 0, 0);
    const end = crossings[pair + 1] ?? 0;
    if (end <= 0) continue;
    const [low, high] = [from[2] + begin * way[2], from[2] + end * way[2]];
    if (low < top && high > base) return true;
  }
  return false;
}

export interface Diode {
  readonly photocurrent: number;
  readonly saturationCurrent: number;
  readonly seriesResistance: number;
  readonly shuntResistance: number;
  readonly idealityVoltage: number;
  readonly currentPerKelvin: number;
}

/** Voltage of one of `cells` cells in series of a module. */
function cellVoltage(module: Diode, cells: number, light: number, celsius: number, current: number): number {
  const [kelvin, reference, boltzmann] = [celsius + 273.15, 298.15, 8.617333262e-5];
  const gap = 1.121 * (1 - 0.0002677 * (kelvin - reference));
  const photo = (light / 1000) * (module.photocurrent + module.currentPerKelvin * (celsius - 25));
  const saturation =
    module.saturationCurrent * (kelvin / reference) ** 3 * Math.exp((1.121 / reference - gap / kelvin) / boltzmann);
  const thermal = (module.idealityVoltage * kelvin) / reference / cells;
  const shunt = ((module.shuntResistance / cells) * 1000) / light;
  const currentAt = (across: number) =>
    photo -
    saturation * Math.expm1(across / thermal) -
    across / shunt -
    (0.002 * across) / shunt / (1 + across / 15) ** 3;
  let [low, high] = [-15 + 1e-9, 1];
  for (let step = 0; step < 45; step += 1) {
    const middle = (low + high) / 2;
    if (currentAt(middle) > current) low = middle;
    else high = middle;
  }
  return low - (current * module.seriesResistance) / cells;
}

/**
 * The most power of a string of modules of full cells. [W]
 *
 * @param thirds  Of the string, each as how many of its cells stand in which of `lights`. [W/m²]
 */
export function stringPower(
  module: Diode,
  cells: number,
  thirds: readonly (readonly number[])[],
  lights: readonly number[],
  celsius: number,
): number {
  const most = (Math.max(...lights) / 1000) * (module.photocurrent + module.currentPerKelvin * (celsius - 25));
  const isThere = lights.map((_, index) => thirds.some((third) => (third[index] ?? 0) > 0));
  let best = 0;
  for (let step = 1; step <= 200; step += 1) {
    const current = (most * step) / 200;
    const each = lights.map((light, index) =>
      (isThere[index] ?? false) ? cellVoltage(module, cells, light, celsius, current) : 0,
    );
    const voltage = thirds.reduce((sum, third) => {
      const own = third.reduce((total, count, index) => total + count * (each[index] ?? 0), 0);
      return sum + Math.max(own, -0.5);
    }, 0);
    best = Math.max(best, voltage * current);
  }
  return best;
}
