import { yieldByAzimuth, type RoofSky } from "./plane-yield";
import type { RoofProblem } from "./roof-problem";

/** Another way to face that yields less than this share more is not worth turning a roof for. Assumption. */
const WORTH_TURNING = 0.02;

/** The eight points of the compass, clockwise from north. [°] */
const COMPASS = [0, 45, 90, 135, 180, 225, 270, 315];

/** What facing another way would bring a roof of this tilt, by its simulated yield. */
export interface FacingAdvice {
  /**
   * "flat": all ways to face yield about the same. "best": none yields more. "near": the best one hardly yields more.
   * "turn": it yields clearly more.
   */
  readonly kind: "flat" | "best" | "near" | "turn";
  /** The best of the eight points of the compass. [°] */
  readonly azimuth: number;
  /** What it yields more than the way the roof faces now. 0 to 1, and above */
  readonly gain: number;
}

/** The advice for a roof under this sky; `specificYield` is its own. [kWh/kWp] */
export const facingAdvice = (
  input: Pick<RoofProblem, "roof" | "mounting">,
  specificYield: number,
  above: RoofSky,
): FacingAdvice => adviceOf(specificYield, yieldByAzimuth(input, COMPASS, above));

/** As it is shown, so that the advice never contradicts the number beside it. */
const inTenthsOfAPercent = (share: number) => Math.round(1000 * share) / 1000;

/** The advice by the yield of the roof as it is, and of each of the eight points of the compass. */
export function adviceOf(specificYield: number, yields: readonly number[]): FacingAdvice {
  const most = Math.max(...yields);
  const least = Math.min(specificYield, ...yields);
  const azimuth = COMPASS[yields.indexOf(most)] ?? 0;
  const gain = inTenthsOfAPercent(specificYield > 0 ? Math.max(0, most / specificYield - 1) : 0);
  if (most < (1 + WORTH_TURNING) * least) return { kind: "flat", azimuth, gain };
  if (gain === 0) return { kind: "best", azimuth, gain };
  return { kind: gain < WORTH_TURNING ? "near" : "turn", azimuth, gain };
}
