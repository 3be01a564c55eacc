import type { Rectangle } from "../geometry/rectangle";
import { type RoofProblem, type Walkway, wholeRectangle } from "./roof-problem";

type Ground = Pick<RoofProblem, "roof" | "rules">;

/**
 * Walkways as the layout takes them: without the clearance that it puts around whatever is no panel. One narrower than
 * twice the clearance is left a millimetre, so that it keeps free what the clearance asks for.
 */
function cores({ rules: { walkways = [], clearance } }: Ground) {
  return walkways
    .filter(({ width }) => width > 0)
    .map(({ direction, at, width }) => {
      const thin = Math.max(1, Math.round(1000 * (width - 2 * clearance)));
      const from = Math.round(1000 * at) + Math.round((1000 * width - thin) / 2);
      return { direction, at: from / 1000, width: thin / 1000 };
    });
}

const stripOf = (roof: RoofProblem["roof"], { direction, at, width }: Walkway): Rectangle =>
  direction === "across"
    ? { x: 0, y: at, width: roof.width, height: width }
    : { x: at, y: 0, width, height: roof.height };

/** Ground that walkways keep free, from edge to edge of the roof. */
export function walkwayGround(ground: Ground): readonly Rectangle[] {
  const { clearance } = ground.rules;
  return cores(ground).map((core) =>
    wholeRectangle(stripOf(ground.roof, { ...core, at: core.at - clearance, width: core.width + 2 * clearance })),
  );
}

/** Everything that panels keep their clearance to: obstructions and walkways. */
export const obstaclesOf = (input: RoofProblem): readonly Rectangle[] => [
  ...input.obstructions,
  ...cores(input).map((core) => stripOf(input.roof, core)),
];
