/** A curve of voltage over current: the voltage at each current of a list that rises, never rising itself. [A, V] */
export interface Curve {
  readonly currents: Float64Array;
  readonly voltages: Float64Array;
}

/** How finely currents are sampled: evenly, closer and closer to where a curve bends, and where it falls. */
export interface Fineness {
  readonly even: number;
  /** Each distance from a bend is that many times the one before. */
  readonly ratio: number;
  /** No step falls by more than this share of the curve's height. */
  readonly fall: number;
}

/** To four digits of the power of every maximum. */
export const FINE: Fineness = { even: 400, ratio: 1.1, fall: 0.02 };

/** Nearest and farthest sample from a bend, as shares of its current. */
const NEAR = 2e-4;
const FAR = 0.4;
/** Beyond a bend a curve falls on its shunt and its leak, which are smooth. */
const BEYOND = { near: 1e-3, far: 0.2, ratio: 2 };
/** Currents as near as this share of the largest are one. */
const SAME = 1e-6;

/**
 * Currents at which curves are sampled. [A]
 *
 * @param bends    Photocurrents at which some part stops carrying more. [A]
 * @param reverse  How much current may be driven back into a part, as a multiple of the largest bend; 0 for none.
 */
export function sampledCurrents(bends: Iterable<number>, reverse: number, { even, ratio }: Fineness): Float64Array {
  const places = [...bends];
  const largest = Math.max(...places);
  const sampled: number[] = [];
  for (let index = 0; index <= even; index += 1) sampled.push((largest * index) / even);
  for (const bend of places) {
    sampled.push(bend);
    for (let away = NEAR; away < FAR; away *= ratio) sampled.push(bend * (1 - away));
    for (let away = BEYOND.near; away < BEYOND.far; away *= BEYOND.ratio) sampled.push(bend * (1 + away));
  }
  for (let back = reverse === 0 ? Infinity : 1e-3; back < reverse; back *= 1.3) sampled.push(-largest * back);
  if (reverse > 0) sampled.push(-largest * reverse);
  return rising(
    sampled.filter((current) => current <= largest),
    largest * SAME,
  );
}

/** Each once, from the lowest. */
function rising(currents: readonly number[], same: number): Float64Array {
  const sorted = Float64Array.from(currents).sort();
  return sorted.filter((current, index) => index === 0 || current - (sorted[index - 1] ?? 0) > same);
}

/** The currents with more of them where a curve falls steeply above `floor`, so that no step falls by much of its height. */
export function sampledWhereSteep(
  currents: Float64Array,
  curves: Iterable<Float64Array>,
  floor: number,
  largestFall: number,
): Float64Array {
  const more: number[] = [...currents];
  for (const voltages of curves) {
    const allowed = largestFall * (Math.max(voltages[0] ?? 0, 0) - floor);
    for (let index = 1; index < voltages.length; index += 1) {
      const [before, after] = [voltages[index - 1] ?? 0, voltages[index] ?? 0];
      if (before <= floor) break;
      const parts = Math.min(MOST_PARTS, Math.ceil((before - Math.max(after, floor)) / allowed));
      const [from, to] = [currents[index - 1] ?? 0, currents[index] ?? 0];
      for (let part = 1; part < parts; part += 1) more.push(from + ((to - from) * part) / parts);
    }
  }
  return rising(more, SAME * (currents.at(-1) ?? 0));
}
const MOST_PARTS = 60;

/** Curves in series share their current: their voltages add up. */
export function inSeries(voltages: readonly Float64Array[], counts: readonly number[]): Float64Array {
  const sum = new Float64Array(voltages[0]?.length ?? 0);
  voltages.forEach((each, at) => {
    const count = counts[at] ?? 1;
    if (count === 0) return;
    for (let index = 0; index < sum.length; index += 1) sum[index] = (sum[index] ?? 0) + count * (each[index] ?? 0);
  });
  return sum;
}

/**
 * Curves in parallel share their voltage: their currents add up. Sampled at every voltage of theirs from the lowest that
 * counts to the highest that both reach; the currents rise as the voltages fall.
 */
export function inParallel(one: Curve, other: Curve, lowest: number): Curve {
  const highest = Math.min(one.voltages[0] ?? 0, other.voltages[0] ?? 0);
  const most = one.voltages.length + other.voltages.length + 1;
  const [currents, voltages] = [new Float64Array(most), new Float64Array(most)];
  let [count, first, second, voltage] = [
    0,
    startBelow(one.voltages, highest),
    startBelow(other.voltages, highest),
    highest,
  ];
  for (; voltage > lowest; count += 1) {
    voltages[count] = voltage;
    currents[count] =
      between(one.voltages, one.currents, first, voltage) + between(other.voltages, other.currents, second, voltage);
    const next = Math.max(one.voltages[first] ?? lowest, other.voltages[second] ?? lowest, lowest);
    while ((one.voltages[first] ?? -Infinity) >= next) first += 1;
    while ((other.voltages[second] ?? -Infinity) >= next) second += 1;
    voltage = next;
  }
  voltages[count] = voltage;
  currents[count] =
    between(one.voltages, one.currents, first, voltage) + between(other.voltages, other.currents, second, voltage);
  return { currents: currents.subarray(0, count + 1), voltages: voltages.subarray(0, count + 1) };
}

/** The first sample below a voltage. */
function startBelow(voltages: Float64Array, voltage: number): number {
  let index = 0;
  while ((voltages[index] ?? -Infinity) >= voltage) index += 1;
  return index;
}

/** The voltage of a curve at each of other currents, which rise, too. */
export function resampled({ currents, voltages }: Curve, at: Float64Array): Float64Array {
  let after = 1;
  return at.map((sought) => {
    while (after < currents.length - 1 && (currents[after] ?? 0) < sought) after += 1;
    return between(currents, voltages, after, sought);
  });
}

/** On the straight line through a sample and the one before it; beyond the last sample, that one. */
function between(along: Float64Array, values: Float64Array, after: number, sought: number): number {
  const at = Math.min(after, along.length - 1);
  const [from, to] = [along[at - 1] ?? 0, along[at] ?? 0];
  const [low, high] = [values[at - 1] ?? 0, values[at] ?? 0];
  return from === to || after > at ? high : low + ((high - low) * (sought - from)) / (to - from);
}
