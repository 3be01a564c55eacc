import type { Rectangle } from "../geometry/rectangle";
import type { RoofProblem } from "./roof-problem";

/** Share of the roof under panels, in plan: both lie in the same plane, so that the tilt drops out. 0 to 1 */
export function coverageOf(roof: RoofProblem["roof"], panels: readonly Rectangle[]): number {
  const ground = roof.width * roof.height;
  const area = panels.reduce((sum, { width, height }) => sum + width * height, 0);
  return ground > 0 ? area / ground : 0;
}

/** Sums of areas end in noise far below a square millimetre. */
const SLACK = 1e-9;

/** The setback at the ridge that these panels ask for. [m] */
export function ridgeSetback(
  { roof, rules }: Pick<RoofProblem, "roof" | "rules">,
  panels: readonly Rectangle[],
): number {
  const { ridge, setback } = rules;
  if (!ridge || coverageOf(roof, panels) <= ridge.share + SLACK) return setback.top;
  return Math.max(setback.top, ridge.setback);
}

/** The same roof with so much room at its ridge. */
export const withRidge = (input: RoofProblem, top: number): RoofProblem => ({
  ...input,
  rules: { ...input.rules, setback: { ...input.rules.setback, top } },
});

/** How many panels stay within the share up to which the smaller setback will do. Footprint of a panel in m². */
export function panelsWithinShare({ roof, rules }: Pick<RoofProblem, "roof" | "rules">, footprint: number): number {
  if (!rules.ridge) return Infinity;
  return Math.floor((rules.ridge.share * roof.width * roof.height) / footprint + SLACK);
}
