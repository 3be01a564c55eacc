import { boxOf, overlap, transposedBox, transposedRectangle, type Box, type Rectangle } from "../geometry/rectangle";
import type { Plan } from "./problem";
import { sharesOf } from "./panel-shares";
import { type Shade, transposedShade } from "./shade";

/** Panels of a plan in whole millimetres, and what they are worth together. */
export interface Placement {
  readonly panels: readonly Rectangle[];
  readonly value: number;
}

export const NOTHING: Placement = { panels: [], value: 0 };

/** Shaded panels are worth whole steps of this many thousandths: few different values keep proofs short. */
const GRAIN = 5;

/** Value of a panel that keeps a share of its year, rounded down, or up for a bound; none below the least share. */
export const valueOfShare = (share: number, { least }: Shade, fullValue: number, round: "down" | "up"): number => {
  const steps = (share * fullValue) / GRAIN;
  // The sums of many rays end in noise far below a step.
  return share < least - 1e-9 ? 0 : GRAIN * (round === "down" ? Math.floor(steps + 1e-9) : Math.ceil(steps - 1e-9));
};

/** Value of a panel at a place by the worst zone it touches. */
export const valueOf = ({ zones, fullValue }: Plan, panel: Box): number =>
  zones.reduce((value, zone) => (zone.value < value && overlap(panel, zone) ? zone.value : value), fullValue);

/** What every panel is worth: what the sun leaves of it, or by zones. */
function valuesOf(plan: Plan, panels: readonly Rectangle[]): ArrayLike<number> {
  const { shade, fullValue, rowExtra } = plan;
  if (!shade) return panels.map((panel) => valueOf(plan, boxOf(panel)));
  const lying = rowExtra === 0 ? panels : panels.map((panel) => ({ ...panel, height: panel.height - rowExtra }));
  return sharesOf(shade, lying).map((share) => valueOfShare(share, shade, fullValue, "down"));
}

/** The panels that may stand, as in deep shade one may not, and what they are worth. */
export function standing(plan: Plan, panels: readonly Rectangle[]): Placement {
  const values = valuesOf(plan, panels);
  let value = 0;
  for (let index = 0; index < values.length; index++) value += values[index] ?? 0;
  return { panels: panels.filter((_, index) => (values[index] ?? 0) > 0), value };
}

/** The plan with x and y exchanged, so that columns become rows. */
export const transposed = (plan: Plan): Plan => ({
  ...plan,
  width: plan.height,
  height: plan.width,
  sizes: plan.sizes.map(({ width, height }) => ({ width: height, height: width })),
  blockers: plan.blockers.map(transposedBox),
  zones: plan.zones.map((zone) => ({ ...transposedBox(zone), value: zone.value })),
  shade: plan.shade && transposedShade(plan.shade),
});

export const transposedBack = ({ panels, value }: Placement): Placement => ({
  value,
  panels: panels.map(transposedRectangle),
});
