import type { Curve } from "./curve";

/** A point where power is greater than all around it. [V, W] */
export interface Peak {
  readonly voltage: number;
  readonly power: number;
}

/** What a tracker could stop at: maxima above the valleys beside them by the first share of the greatest, and above the second. */
const STANDS_OUT = { aboveValley: 2e-4, ofGreatest: 5e-3 };

/** The greatest power of a curve. Nothing where it gives none. */
export function greatest({ currents, voltages }: Curve): Peak {
  let best = 0;
  let power = 0;
  for (let index = 0; index < currents.length; index += 1) {
    const here = (currents[index] ?? 0) * (voltages[index] ?? 0);
    if (here > power) [best, power] = [index, here];
  }
  return power > 0 ? rounded({ currents, voltages }, best) : { voltage: 0, power: 0 };
}

/** All maxima that stand out, by their voltage. */
export function peaks(curve: Curve): readonly Peak[] {
  const powers = curve.currents.map((current, index) => current * (curve.voltages[index] ?? 0));
  const most = greatest(curve).power;
  const found: Peak[] = [];
  for (let index = 0; index < powers.length; index += 1) {
    const power = powers[index] ?? 0;
    if (power <= STANDS_OUT.ofGreatest * most) continue;
    if (power < (powers[index - 1] ?? 0) || power <= (powers[index + 1] ?? 0)) continue;
    const valley = Math.max(valleyFrom(powers, index, -1), valleyFrom(powers, index, 1));
    if (power - valley >= STANDS_OUT.aboveValley * most) found.push(rounded(curve, index));
  }
  return found.toSorted((one, other) => one.voltage - other.voltage);
}

/** The least power on the way to a greater one; none where there is no greater one that way. */
function valleyFrom(powers: Float64Array, from: number, step: 1 | -1): number {
  const top = powers[from] ?? 0;
  let least = top;
  for (let index = from + step; index >= 0 && index < powers.length; index += step) {
    const here = powers[index] ?? 0;
    if (here > top) return least;
    least = Math.min(least, here);
  }
  return 0;
}

/** The top of the parabola through a sample and its neighbours; the sample itself at a kink, where a diode takes over. */
function rounded(curve: Curve, at: number): Peak {
  const { currents, voltages } = curve;
  const x = voltages[at] ?? 0;
  const y = x * (currents[at] ?? 0);
  const here = parabola(curve, at);
  const bend = here?.bend ?? 0;
  const beside = [-1, 1].map((step) => Math.abs(parabola(curve, at + step)?.bend ?? 0));
  if (here === null || bend >= 0 || -bend > KINKED * Math.max(...beside)) return { voltage: x, power: y };
  const top = Math.min(here.high, Math.max(here.low, x - here.slope / (2 * bend)));
  return { voltage: top, power: y + here.slope * (top - x) + bend * (top - x) ** 2 };
}

/** A curve that bends that many times as much as on both sides of a sample has a kink there. */
const KINKED = 3;

interface Parabola {
  readonly slope: number;
  readonly bend: number;
  readonly low: number;
  readonly high: number;
}

function parabola({ currents, voltages }: Curve, at: number): Parabola | null {
  if (at < 1 || at > currents.length - 2) return null;
  const point = (index: number) => [voltages[index] ?? 0, (voltages[index] ?? 0) * (currents[index] ?? 0)] as const;
  const [[x0, y0], [x, y], [x2, y2]] = [point(at - 1), point(at), point(at + 1)];
  const [left, right] = [(y - y0) / (x - x0), (y2 - y) / (x2 - x)];
  const bend = (right - left) / (x2 - x0);
  const slope = left + bend * (x - x0);
  return Number.isFinite(slope) ? { slope, bend, low: Math.min(x0, x2), high: Math.max(x0, x2) } : null;
}
