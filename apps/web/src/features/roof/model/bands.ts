import { say } from "@sunwright/words/roof";
import { asShown } from "../../../lib/format";

/** Decimals with which a score and a shading loss are shown; their bands go by the number shown. */
export const SCORE_DIGITS = 0;
export const LOSS_DIGITS = 1;

/** How good an efficiency score is. Source: design workflow specification, section 9. */
export interface Band {
  readonly name: string;
  /** Green, orange, red. */
  readonly tone: "ok" | "warn" | "bad";
  readonly tip: string | null;
}

export function efficiencyBand(efficiencyScore: number): Band {
  const score = asShown(efficiencyScore, SCORE_DIGITS);
  if (score >= 85) return { name: say("score.excellent"), tone: "ok", tip: null };
  if (score >= 70) return { name: say("score.good"), tone: "warn", tip: null };
  return {
    name: say("score.needsImprovement"),
    tone: "bad",
    tip: say("score.tip"),
  };
}

/** Shading loss above this is shown red. [%] Source: the same. */
const SHADING_LOSS_LIMIT = 10;
export const losesMuch = (shadingLoss: number): boolean => asShown(shadingLoss, LOSS_DIGITS) > SHADING_LOSS_LIMIT;

/** Source: the same. [kW] */
export const totalPower = (panels: number, panelPower: number): number => (panels * panelPower) / 1000;
