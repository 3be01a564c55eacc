import { RESOURCE_UNCERTAINTY } from "../climate/cities";
import { type Choice, chooseAtSureSun } from "./choice";
import { costFigures } from "./cost";
import { PANEL_POWER } from "./defaults";
import { P75, type SunDecidedBy, sunDecidedBy } from "./design-sun";
import { given, percent, rounded, show } from "./explain";
import type { Figures } from "./figures";
import type { TraceInput } from "./trace";
import { told } from "./told";

const TAKEN: Readonly<Record<SunDecidedBy, string>> = {
  class: "sized under less than the row's sun, so that three of four places of its class keep the target",
  typed: "typed sun is taken as typed",
  "own-weather": "your own weather is taken as it is",
  generator: "the row's sun is taken as it is: where it is less, the generator makes up for it",
  grid: "the row's sun is taken as it is: where it is less, the grid makes up for it",
};

/** How the sun of a design was taken, in words. */
export const sunTaken = (figures: Figures): string => TAKEN[sunDecidedBy(figures)];

/** What the class of the climate row did to the array; nothing where the sun is taken as it is. */
export function classInputs(figures: Figures, choice: Choice): readonly TraceInput[] {
  if (choice.sunShare === 1) return [];
  const { quality, name } = figures.site.row;
  const uncertainty = percent(RESOURCE_UNCERTAINTY[quality]);
  const under = choice.sunShare * choice.sun.sunHours;
  return [
    given("u_r", `Uncertainty of the sun of ${name}, class ${quality}`, uncertainty, "", "Climate table"),
    given(
      "H_d",
      "Sun it is sized under",
      rounded(under, 2),
      "kWh/m²/day",
      `H × (1 − ${show(P75, 2)} × ${uncertainty}), reached by three of four such rows`,
    ),
    ...(choice.met ? [costOfClass(figures, choice)] : []),
  ];
}

/** The design beside the same one sized as if the sun of its row were sure. */
function costOfClass(figures: Figures, choice: Choice): TraceInput {
  const { array, cost, inverter, technology } = figures;
  const sure = chooseAtSureSun(figures, choice);
  const panels = sure.panels * PANEL_POWER;
  const battery = Math.round(1_000 * sure.size.batteryKwh);
  const saved = Math.max(0, cost.total - costFigures(panels, battery, inverter.capacity, technology).total);
  const more = array.capacity - panels;
  return given(
    "ΔP",
    "Of the array for that uncertainty",
    more,
    "W",
    told("designSun.costOfClass", { share: more / array.capacity, panels, battery, saved: { dollars: saved } }),
  );
}
