import { RADIANS_PER_DEGREE } from "../angle";
import { at } from "../column";
import { nutationTerms, type NutationTerm } from "./nutation-terms";
import type { TimeGrid } from "./periodic-series";

/** Amplitudes are listed in 0.0001 arc seconds. */
const RADIANS_PER_UNIT = RADIANS_PER_DEGREE / 36_000_000;

/**
 * Over this many points of a daily grid a phase is taken as linear in time: its quadratic part leaves less than
 * 3e-7° of phase, which moves no angle by more than 1e-11°.
 */
const LINEAR_POINTS = 400;

/** The five fundamental arguments in degrees: value, rate, quadratic and inverse cubic coefficient per century. */
const fundamentalArguments = [
  [297.85036, 445267.11148, -0.0019142, 1 / 189474],
  [357.52772, 35999.05034, -0.0001603, -1 / 300000],
  [134.96298, 477198.867398, 0.0086972, 1 / 56250],
  [93.27191, 483202.017538, -0.0036825, 1 / 327270],
  [125.04452, -1934.136261, 0.0020708, 1 / 450000],
] as const;

/**
 * Nutation of the earth's axis at every point of a grid.
 *
 * @param grid  Points in Julian ephemeris centuries since J2000.
 * @returns     Nutation in longitude Δψ and in obliquity Δε. [rad]
 *
 * Source: NREL/TP-560-34302, section 3.4.
 */
export function nutation(grid: TimeGrid): { longitude: Float64Array; obliquity: Float64Array } {
  const longitude = new Float64Array(grid.count);
  const obliquity = new Float64Array(grid.count);
  for (let first = 0; first < grid.count; first += LINEAR_POINTS) {
    const count = Math.min(LINEAR_POINTS, grid.count - first);
    const part = { start: grid.start + first * grid.step, step: grid.step, count };
    const begin = argumentsAt(part.start);
    const end = argumentsAt(part.start + count * grid.step);
    for (const term of nutationTerms) {
      const phase = phaseOf(term, begin);
      const turn = (phaseOf(term, end) - phase) / count;
      addTerm(term, part, { phase, turn }, longitude.subarray(first), obliquity.subarray(first));
    }
  }
  return { longitude, obliquity };
}

/** X0 to X4 at a time. [rad] */
function argumentsAt(century: number): readonly number[] {
  return fundamentalArguments.map(
    ([value, rate, square, cube]) =>
      (value + century * (rate + century * (square + century * cube))) * RADIANS_PER_DEGREE,
  );
}

const phaseOf = (term: NutationTerm, [x0 = 0, x1 = 0, x2 = 0, x3 = 0, x4 = 0]: readonly number[]): number =>
  term[0] * x0 + term[1] * x1 + term[2] * x2 + term[3] * x3 + term[4] * x4;

function addTerm(
  [, , , , , a, b, c, d]: NutationTerm,
  grid: TimeGrid,
  angle: { phase: number; turn: number },
  longitude: Float64Array,
  obliquity: Float64Array,
) {
  const turnCosine = Math.cos(angle.turn);
  const turnSine = Math.sin(angle.turn);
  let cosine = Math.cos(angle.phase) * RADIANS_PER_UNIT;
  let sine = Math.sin(angle.phase) * RADIANS_PER_UNIT;
  for (let point = 0; point < grid.count; point += 1) {
    const century = grid.start + point * grid.step;
    longitude[point] = at(longitude, point) + (a + b * century) * sine;
    obliquity[point] = at(obliquity, point) + (c + d * century) * cosine;
    const next = cosine * turnCosine - sine * turnSine;
    sine = sine * turnCosine + cosine * turnSine;
    cosine = next;
  }
}
