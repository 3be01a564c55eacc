import { darkHours } from "../simulation/dark-hours";
import { leastCost } from "../simulation/least-cost";
import { costFigures } from "./cost";
import type { Choice } from "./choice";
import { PANEL_POWER } from "./defaults";
import type { Figures } from "./figures";
import type { CurvePoint } from "./simulated";

/** Hours a year without full power the curve is drawn for, from one in ten hours to none. [h] */
const DARK_HOURS = [876, 263, 88, 26, 9, 0] as const;

/**
 * The least cost of each reliability, cheapest first, with the recommended size among them. Off-grid without a generator
 * only: elsewhere something else serves the hours the battery cannot.
 */
export function reliabilityCurve(figures: Figures): readonly CurvePoint[] {
  const { choice } = figures;
  if (choice?.target.kind !== "hours" || choice.task === null || choice.house.generator !== null) return [];
  const chosen = pointOf(figures, choice, choice, true);
  let near = choice.panels;
  const others = DARK_HOURS.flatMap((hours) => {
    const found = cheapestFor(choice, hours, near);
    if (found === null) return [];
    near = found.panels;
    return [
      pointOf(figures, choice, { panels: found.panels, size: { pvKwp: 0, batteryKwh: found.batteryKwh } }, false),
    ];
  });
  const apart = others.filter(({ cost }) => Math.abs(cost - chosen.cost) > 1e-3 * chosen.cost);
  return [...apart, chosen].toSorted((one, other) => one.cost - other.cost);
}

function cheapestFor({ house, task }: Choice, hours: number, near: number) {
  if (task === null) return null;
  const allowed = hours * house.sun.length;
  return leastCost({ ...task, smallestBattery: 0, holds: (size) => darkHours(house, size, allowed) <= allowed }, near);
}

function pointOf(
  { inverter }: Figures,
  { house, task }: Choice,
  { panels, size }: Pick<Choice, "panels" | "size">,
  chosen: boolean,
): CurvePoint {
  const battery = Math.round(size.batteryKwh * 1_000);
  const pvKwp = panels * (task?.panelKwp ?? 0);
  return {
    panels: panels * PANEL_POWER,
    battery,
    cost: costFigures(panels * PANEL_POWER, battery, inverter.capacity).total,
    unmetHours: darkHours(house, { pvKwp, batteryKwh: size.batteryKwh }) / house.sun.length,
    chosen,
  };
}
