import type { Rectangle } from "../geometry/rectangle";
import { rectangleInMillimetres } from "../layout/problem";
import { sharesOf } from "../layout/panel-shares";
import type { SunRay } from "../layout/shade";
import { type RoofBasis, roofBasis } from "./score-layout";
import type { RoofProblem } from "./roof-problem";

/**
 * Share of the beam that obstructions leave panels on a roof, in each hour of the mean day of each month: their mean, by
 * the roof's rule of shade. Rows in front are not counted.
 *
 * @param panels  Those that count.
 * @returns       288 shares of 0 to 1, January's midnight first; 1 without panels and without sun on the roof.
 */
export function shadeByHour(
  given: RoofProblem,
  panels: readonly Rectangle[],
  basis: RoofBasis = roofBasis(given),
): Float64Array {
  const places = panels.map(rectangleInMillimetres);
  return Float64Array.from(basis.sun.raysByHour, (rays) => {
    const beam = weightOf(rays);
    if (beam <= 0 || places.length === 0) return 1;
    const shares = sharesOf({ ...basis.exactShade, rays }, places);
    const lost = shares.reduce((total, share) => total + 1 - share, 0) / places.length;
    return Math.min(1, Math.max(0, 1 - lost / beam));
  });
}

const weightOf = (rays: readonly SunRay[]) => rays.reduce((total, { weight }) => total + weight, 0);
