import type { RuleFigures } from "../rule/rule-figures";
import { sunUncertainty } from "../../climate/sun-range";
import type { Text } from "../../units/told";
import { type Choice, chooseAtSureSun } from "../choice/choice";
import { costFigures } from "../rule/cost";
import { P75, type SunDecidedBy, sunDecidedBy } from "../choice/design-sun";
import { given, rounded } from "../inputs/make-trace";
import type { Figures } from "../choice/figures";
import type { TraceInput } from "../inputs/trace";
import { told } from "../inputs/told";

const TAKEN: Readonly<Record<SunDecidedBy, Text>> = {
  class: told("designSun.takenByClass"),
  typed: told("designSun.takenAsTyped"),
  "own-weather": told("designSun.takenAsOwnWeather"),
  generator: told("designSun.takenWithGenerator"),
  grid: told("designSun.takenWithGrid"),
};

/** How the sun of a design was taken, in words. */
export const sunTaken = (figures: Pick<RuleFigures, "input" | "weather" | "site">): Text =>
  TAKEN[sunDecidedBy(figures)];

/** What the class of the climate row did to the array; nothing where the sun is taken as it is. */
export function classInputs(figures: Figures, choice: Choice): readonly TraceInput[] {
  if (choice.sunShare === 1) return [];
  const { quality, name } = figures.site.row;
  const uncertainty = sunUncertainty(figures.site.row);
  const under = choice.sunShare * choice.sun.sunHours;
  return [
    given(
      "u_r",
      told("designSun.uncertainty", { place: name, quality }),
      told("percent", { share: uncertainty }),
      "",
      told("from.climateTable"),
    ),
    given(
      "H_d",
      told("designSun.sizedUnder"),
      rounded(under, 2),
      "kWh/m²/day",
      told("designSun.sizedUnderFrom", { factor: P75, uncertainty }),
    ),
    ...(choice.met ? [costOfClass(figures, choice)] : []),
  ];
}

/** The design beside the same one sized as if the sun of its row were sure. */
function costOfClass(figures: Figures, choice: Choice): TraceInput {
  const { array, cost, inverter, technology } = figures;
  const sure = chooseAtSureSun(figures, choice);
  const panels = sure.panels * technology.panel.sheet.power;
  const battery = Math.round(1_000 * sure.size.batteryKwh);
  const saved = Math.max(0, cost.total - costFigures(panels, battery, inverter.capacity, technology).total);
  const more = array.capacity - panels;
  return given(
    "ΔP",
    told("designSun.arrayForUncertainty"),
    more,
    "W",
    told("designSun.costOfClass", { share: more / array.capacity, panels, battery, saved: { dollars: saved } }),
  );
}
