import { darkHours } from "../../simulation/dark-hours";
import { leastCost, type Near } from "../../simulation/least-cost";
import type { House } from "../../simulation/plant";
import { costFigures } from "../rule/cost";
import type { Choice } from "./choice";
import type { Figures } from "./figures";
import type { CurvePoint } from "../inputs/simulated";
import { unseenYearsOf } from "./unseen-years";

/** Hours a year without full power the curve is drawn for besides the design's: up to one in ten, down to none. [h] */
const MORE_DARK = [263, 876] as const;
const LESS_DARK = [26, 0] as const;

/**
 * The least cost of each reliability, cheapest first, with the recommended size among them. Off-grid without a generator
 * only: elsewhere something else serves the hours the battery cannot.
 */
export function reliabilityCurve(figures: Figures): readonly CurvePoint[] {
  const { choice } = figures;
  if (choice?.target.kind !== "hours" || choice.task === null || choice.house.generator !== null) return [];
  const { house } = unseenYearsOf({ ...figures, choice });
  const point = (found: Pick<Choice, "panels" | "size">, isChosen: boolean) =>
    pointOf(figures, { house, panelKwp: choice.task?.panelKwp ?? 0 }, found, isChosen);
  const chosen = point(choice, true);
  // Each search begins at the solved one next to it.
  const along = (all: readonly number[]) => {
    let near: Near = { panels: choice.panels, batteryKwh: choice.size.batteryKwh };
    return all.flatMap((hours) => {
      const found = cheapestFor(choice, hours, near);
      if (found === null) return [];
      near = found;
      const { panels, batteryKwh } = found;
      return [point({ panels, size: { pvKwp: 0, batteryKwh } }, false)];
    });
  };
  const others = [...along(MORE_DARK), ...along(LESS_DARK)];
  const apart = others.filter(({ cost }) => Math.abs(cost - chosen.cost) > 1e-3 * chosen.cost);
  return [...apart, chosen].toSorted((one, other) => one.cost - other.cost);
}

function cheapestFor({ house, task }: Choice, hours: number, near: Near) {
  if (task === null) return null;
  const allowed = hours * house.years.length;
  return leastCost(
    {
      ...task,
      smallestBattery: 0,
      holds: (size) => darkHours(house, size, allowed) <= allowed,
    },
    near,
  );
}

function pointOf(
  { inverter, technology }: Figures,
  { house, panelKwp }: { readonly house: House; readonly panelKwp: number },
  { panels, size }: Pick<Choice, "panels" | "size">,
  chosen: boolean,
): CurvePoint {
  const battery = Math.round(size.batteryKwh * 1_000);
  const pvKwp = panels * panelKwp;
  return {
    panels: panels * technology.panel.sheet.power,
    battery,
    cost: costFigures(panels * technology.panel.sheet.power, battery, inverter.capacity, technology).total,
    unmetHours: darkHours(house, { pvKwp, batteryKwh: size.batteryKwh }) / house.years.length,
    chosen,
  };
}
