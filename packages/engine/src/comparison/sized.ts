import { summarise, type YearsSummary } from "../simulation/summary";
import { type Choice, withParts } from "../sizing/choice/choice";
import { technologyFor } from "../sizing/rule/chosen-technology";
import type { DesignInput } from "../sizing/inputs/design";
import { type Figures, figuresOf, sized } from "../sizing/choice/figures";
import { beside } from "../sizing/choice/on-grid-choice";
import { piecesOf } from "../sizing/rule/pieces";
import type { SiteWeather } from "../sizing/inputs/own-weather";
import { unseenYearsOf } from "../sizing/choice/unseen-years";
import type { Configuration, SystemSize } from "./configuration";
import { partsIn, technologyOf } from "./parts";
import { ENERGY_SHARE, parametersFor } from "./system-size";

/** A configuration sized for a house and run through the simulated years. */
export interface SizedConfiguration {
  readonly figures: Figures;
  readonly choice: Choice;
  readonly summary: YearsSummary;
}

/** By the search the design page uses, with the configuration's parts and prices. Null when there is nothing to carry. */
export function sizedConfiguration(
  {
    load,
    parameters,
    parts: chosen,
    prices,
    figures: renewed,
    ownGrid,
    tariff,
    tariffPlan,
    followsPrices,
  }: DesignInput,
  weather: SiteWeather | null,
  configuration: Configuration,
): SizedConfiguration | null {
  const parts = chosen && partsIn(configuration, chosen);
  const asked: DesignInput = {
    load,
    parameters: parametersFor(parameters, configuration.systemSize),
    ...(parts && { parts }),
    prices,
    ...(renewed && { figures: renewed }),
    ...(ownGrid && { ownGrid }),
    ...(tariff && { tariff }),
    ...(tariffPlan !== undefined && { tariffPlan }),
    ...(followsPrices !== undefined && { followsPrices }),
  };
  const found = figuresOf(asked, weather, technologyOf(configuration, technologyFor(asked)));
  const figures = parameters.systemType === "on-grid" ? shared(found, configuration.systemSize) : found;
  const { choice } = figures;
  if (choice === null) return null;
  return { figures, choice, summary: summarise(unseenYearsOf({ ...figures, choice }).house, choice.size) };
}

/**
 * The grid brings whatever an array does not: on-grid the size is a share of the array that is worth most with the design
 * page's parts, so that all tiers are of one size.
 */
function shared(figures: Figures, size: SystemSize): Figures {
  const page = figuresOf(figures.input, figures.weather);
  if (figures.choice === null || page.choice === null) return figures;
  const panels = piecesOf(figures).wirable(Math.max(1, Math.ceil(page.choice.panels * ENERGY_SHARE[size])));
  return sized(figures, withParts(figures, figures.choice, beside(page, page.choice.house, panels)));
}
