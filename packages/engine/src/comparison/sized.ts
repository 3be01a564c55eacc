import { summarise, type YearsSummary } from "../simulation/summary";
import { PANEL_KWP, type Choice } from "../sizing/choice";
import { costFigures } from "../sizing/cost";
import { PANEL_POWER } from "../sizing/defaults";
import type { DesignInput } from "../sizing/design";
import { type Figures, figuresOf } from "../sizing/figures";
import { piecesOf } from "../sizing/pieces";
import type { SiteWeather } from "../sizing/own-weather";
import { unseenYearsOf } from "../sizing/unseen-years";
import type { Configuration, SystemSize } from "./configuration";
import { technologyOf } from "./parts";
import { ENERGY_SHARE, parametersFor } from "./system-size";

/** A configuration sized for a house and run through the simulated years. */
export interface SizedConfiguration {
  readonly figures: Figures;
  readonly choice: Choice;
  readonly summary: YearsSummary;
}

/** By the search the design page uses, with the configuration's parts and prices. Null when there is nothing to carry. */
export function sizedConfiguration(
  { load, parameters }: DesignInput,
  weather: SiteWeather | null,
  configuration: Configuration,
): SizedConfiguration | null {
  const asked = { load, parameters: parametersFor(parameters, configuration.systemSize) };
  const found = figuresOf(asked, weather, technologyOf(configuration));
  const figures = parameters.systemType === "on-grid" ? shared(found, configuration.systemSize) : found;
  const { choice } = figures;
  if (choice === null) return null;
  return { figures, choice, summary: summarise(unseenYearsOf({ ...figures, choice }).house, choice.size) };
}

/** The grid brings whatever an array does not: on-grid the size is a share of the array that makes the year's energy. */
function shared(figures: Figures, size: SystemSize): Figures {
  const { choice, battery, inverter, technology } = figures;
  if (choice === null) return figures;
  const panels = piecesOf(figures).wirable(Math.max(1, Math.ceil(choice.panels * ENERGY_SHARE[size])));
  const capacity = panels * PANEL_POWER;
  return {
    ...figures,
    choice: { ...choice, panels, size: { pvKwp: panels * PANEL_KWP, batteryKwh: 0 } },
    array: { ...figures.array, capacity },
    cost: costFigures(capacity, battery.capacity, inverter.capacity, technology),
  };
}
