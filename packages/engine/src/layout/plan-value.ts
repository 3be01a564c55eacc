import { boxOf, overlap, type Box, type Rectangle } from "../geometry/rectangle";
import type { Plan } from "./problem";
import { sharesOf } from "./panel-shares";
import { shareKept, type Shade } from "./shade";

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

/** Value of a panel at a place: what the sun leaves of it, or that of the worst zone it touches. */
export const valueOf = ({ shade, zones, fullValue, rowExtra }: Plan, panel: Box): number =>
  shade
    ? valueOfShare(shareKept(shade, { ...panel, bottom: panel.bottom - rowExtra }), shade, fullValue, "down")
    : zones.reduce((value, zone) => (zone.value < value && overlap(panel, zone) ? zone.value : value), fullValue);

/** The panels that may stand, as in deep shade one may not, and what they are worth. */
export function standing(plan: Plan, panels: readonly Rectangle[]): Placement {
  const { shade, fullValue, rowExtra } = plan;
  const shares =
    shade &&
    sharesOf(
      shade,
      panels.map((panel) => ({ ...panel, height: panel.height - rowExtra })),
    );
  const values = panels.map((panel, index) =>
    shade ? valueOfShare(shares?.[index] ?? 0, shade, fullValue, "down") : valueOf(plan, boxOf(panel)),
  );
  return {
    panels: panels.filter((_, index) => (values[index] ?? 0) > 0),
    value: values.reduce((sum, value) => sum + value, 0),
  };
}

const swapBox = (box: Box): Box => ({ left: box.top, top: box.left, right: box.bottom, bottom: box.right });

/** The plan with x and y exchanged, so that columns become rows. */
export const transposed = (plan: Plan): Plan => ({
  ...plan,
  width: plan.height,
  height: plan.width,
  sizes: plan.sizes.map(({ width, height }) => ({ width: height, height: width })),
  blockers: plan.blockers.map(swapBox),
  zones: plan.zones.map((zone) => ({ ...swapBox(zone), value: zone.value })),
  shade: plan.shade && {
    ...plan.shade,
    rays: plan.shade.rays.map(({ x, y, weight }) => ({ x: y, y: x, weight })),
    area: swapBox(plan.shade.area),
    casters: plan.shade.casters.map((caster) => ({ ...swapBox(caster), height: caster.height })),
  },
});

export const transposedBack = ({ panels, value }: Placement): Placement => ({
  value,
  panels: panels.map(({ x, y, width, height }) => ({ x: y, y: x, width: height, height: width })),
});
