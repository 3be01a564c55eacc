import { boxOf, grown, rectangleOf, type Rectangle } from "../geometry/rectangle";
import { type RoofInput, wholeRectangle } from "./roof-input";

type Ground = Pick<RoofInput, "roof" | "rules">;

/**
 * Walkways as the layout takes them: without the clearance that it puts around whatever is no panel. One narrower than
 * twice the clearance is left a millimetre, so that it keeps free what the clearance asks for.
 */
function cores({ roof, rules: { walkways = [], clearance } }: Ground): readonly Rectangle[] {
  return walkways
    .filter(({ width }) => width > 0)
    .map(({ direction, at, width }) => {
      const millimetres = Math.max(1, Math.round(1000 * (width - 2 * clearance)));
      const thin = millimetres / 1000;
      const from = (Math.round(1000 * at) + Math.round((1000 * width - millimetres) / 2)) / 1000;
      return direction === "across"
        ? { x: 0, y: from, width: roof.width, height: thin }
        : { x: from, y: 0, width: thin, height: roof.height };
    });
}

/** Ground that walkways keep free, from edge to edge of the roof. */
export const walkwayGround = (ground: Ground): readonly Rectangle[] =>
  cores(ground).map((core) => wholeRectangle(rectangleOf(grown(boxOf(core), ground.rules.clearance))));

/** Everything that panels keep their clearance to: obstructions and walkways. */
export const obstaclesOf = (input: RoofInput): readonly Rectangle[] => [...input.obstructions, ...cores(input)];
