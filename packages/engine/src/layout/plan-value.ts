import { overlap, type Box, type Rectangle } from "../geometry/rectangle";
import type { Plan } from "./problem";

/** Panels of a plan in whole millimetres, and what they are worth together. */
export interface Placement {
  readonly panels: readonly Rectangle[];
  readonly value: number;
}

export const NOTHING: Placement = { panels: [], value: 0 };

/** Value of a panel at a place: that of the worst zone it touches. */
export const valueOf = ({ zones, fullValue }: Plan, panel: Box): number =>
  zones.reduce((value, zone) => (zone.value < value && overlap(panel, zone) ? zone.value : value), fullValue);

const swapBox = (box: Box): Box => ({ left: box.top, top: box.left, right: box.bottom, bottom: box.right });

/** The plan with x and y exchanged, so that columns become rows. */
export const transposed = (plan: Plan): Plan => ({
  ...plan,
  width: plan.height,
  height: plan.width,
  sizes: plan.sizes.map(({ width, height }) => ({ width: height, height: width })),
  blockers: plan.blockers.map(swapBox),
  zones: plan.zones.map((zone) => ({ ...swapBox(zone), value: zone.value })),
});

export const transposedBack = ({ panels, value }: Placement): Placement => ({
  value,
  panels: panels.map(({ x, y, width, height }) => ({ x: y, y: x, width: height, height: width })),
});
