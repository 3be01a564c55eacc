import { boxOf, grown, overlap, type Box, type Rectangle } from "../geometry/rectangle";
import type { RoofProblem } from "./roof-problem";
import { ridgeSetback } from "./ridge-rule";
import type { RoofBasis } from "./score-layout";
import type { Gaps } from "./single-panels";
import { obstaclesOf } from "./walkways";

/** Where panels may stand on a roof. Lengths in metres. */
export interface FreeGround {
  /** The roof without its setbacks. */
  readonly usable: Box;
  /** Obstructions and walkways with their clearance. */
  readonly blocked: readonly Box[];
  readonly gaps: Gaps;
}

/** Far below the millimetre that all lengths are whole numbers of. [m] */
const NOISE = 1e-7;
const wholeMillimetres = (metres: number) => Math.round(metres * 1000) / 1000;

/** The distance between panels side by side, and between one row and the next. [m] */
export const gapsOf = ({ rules }: Pick<RoofProblem, "rules">, { footprints }: Pick<RoofBasis, "footprints">): Gaps => ({
  across: rules.gap,
  down: Math.max(footprints["as-is"].rowGap, footprints.rotated.rowGap),
});

export function freeGroundOf(input: RoofProblem, basis: RoofBasis, panels: readonly Rectangle[]): FreeGround {
  const { roof, rules } = input;
  const { left, right, bottom } = rules.setback;
  return {
    usable: { left, top: ridgeSetback(input, panels), right: roof.width - right, bottom: roof.height - bottom },
    blocked: obstaclesOf(input)
      .filter(({ width, height }) => width > 0 && height > 0)
      .map((one) => grown(boxOf(one), rules.clearance)),
    gaps: gapsOf(input, basis),
  };
}

/** A panel with the distance that others keep to it. */
const kept = (panel: Rectangle, { across, down }: Gaps): Box => {
  const { left, top, right, bottom } = boxOf(panel);
  return { left: left - across, top: top - down, right: right + across, bottom: bottom + down };
};

/** Whether a panel may stand there beside the others. */
export function fits({ usable, blocked, gaps }: FreeGround, panel: Rectangle, others: readonly Rectangle[]): boolean {
  const box = boxOf(panel);
  const inner = grown(box, -NOISE);
  return (
    box.left >= usable.left - NOISE &&
    box.top >= usable.top - NOISE &&
    box.right <= usable.right + NOISE &&
    box.bottom <= usable.bottom + NOISE &&
    !blocked.some((one) => overlap(inner, one)) &&
    !others.some((other) => overlap(inner, kept(other, gaps)))
  );
}

/** Around a place: what reaches no farther than a distance. [m] */
export const nearTo = <Piece extends Rectangle>(
  all: readonly Piece[],
  place: Rectangle,
  distance: number,
): readonly Piece[] => {
  const reach = grown(boxOf(place), distance);
  return all.filter((one) => overlap(boxOf(one), reach));
};

/**
 * Places of a size that share or touch a panel's own ground and lie flush, in both directions, with others, with edges or
 * with the panel as it is. A place farther off would have been free before: there a good layout already has a panel.
 */
export function placesOver(
  { usable, blocked, gaps }: FreeGround,
  panel: Rectangle,
  others: readonly Rectangle[],
  { width, height }: Pick<Rectangle, "width" | "height">,
): readonly Rectangle[] {
  const own = kept(panel, gaps);
  const boxes = [...blocked, ...others.map((other) => kept(other, gaps))];
  const xs = [panel.x, usable.left, usable.right - width];
  const ys = [panel.y, usable.top, usable.bottom - height];
  for (const { left, top, right, bottom } of boxes) {
    xs.push(right, left - width);
    ys.push(bottom, top - height);
  }
  for (const other of others) {
    xs.push(other.x, other.x + other.width - width);
    ys.push(other.y, other.y + other.height - height);
  }
  const within = (values: readonly number[], from: number, to: number) =>
    [...new Set(values.map(wholeMillimetres))].filter((value) => value >= from && value <= to).sort((a, b) => a - b);
  const across = within(xs, own.left - width, own.right);
  return within(ys, own.top - height, own.bottom).flatMap((y) => across.map((x) => ({ x, y, width, height })));
}
