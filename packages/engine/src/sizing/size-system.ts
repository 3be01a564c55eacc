import { METHOD } from "./inputs/defaults";
import type { Design, DesignInput } from "./inputs/design";
import { chosenDesign } from "./choice/chosen-design";
import { environmentOf } from "./site/environment";
import { explainBattery } from "./explain/explain-battery";
import { electricalDesign } from "./electrical/electrical-design";
import { explainCables } from "./electrical/explain-cables";
import { explainCost } from "./explain/explain-cost";
import { explainEnergy } from "./explain/explain-energy";
import { explainGrid } from "./explain/explain-grid";
import { explainHybrid } from "./explain/explain-hybrid";
import { explainInverter } from "./explain/explain-inverter";
import { explainLoad } from "./explain/explain-load";
import { explainPanels } from "./explain/explain-panels";
import { explainParts } from "./explain/explain-parts";
import { explainShade } from "./explain/explain-shade";
import { explainSite } from "./explain/explain-site";
import { explainSimulation } from "./explain/explain-simulation";
import { type Figures, figuresOf } from "./choice/figures";
import { chosenAtEnds } from "./choice/price-ends";
import type { SiteWeather } from "./inputs/own-weather";
import { parameterUseOf } from "./advice/parameter-use";
import { recommendationsOf } from "./advice/recommendations";
import type { Technology } from "./rule/technology";
import { underSourcedSun } from "./choice/sourced-sun";
import { warningsOf } from "./warnings/warnings";

/**
 * Sizes a system from a load and the site's parameters: panels, battery, inverter, cables, cost, each figure with the
 * trace that explains it. Panels and battery are the cheapest that keep their target through simulated years; what the
 * deterministic chain of AS/NZS 4509.2 and the plain rule come to stands beside them. Pure and deterministic: the same
 * input gives the same design in browser, worker and server. Never throws for input within the bounds of the design page.
 *
 * @param weather     The user's own year of weather, in place of the synthetic years of the project's city.
 * @param technology  Parts and prices; those chosen for the project, else those of the design page, unless given.
 *
 * Sources: the hourly balance of reference tables g and k; AS/NZS 4509.2, `validation/truth/j_sizing.json`; `docs/engineering/sizing.md`.
 */
export function sizeSystem(input: DesignInput, weather: SiteWeather | null = null, technology?: Technology): Design {
  const figures = figuresOf(input, weather, technology);
  return {
    ...designWithoutAdvice(figures),
    priceEnds: technology === undefined ? chosenAtEnds(figures) : [],
    recommendations: recommendationsOf(figures),
    parameterUse: parameterUseOf(figures),
  };
}

/** A design but for what sizing it again with one thing changed would say, which takes a third of the time. */
export function designWithoutAdvice(figures: Figures): Omit<Design, "recommendations" | "parameterUse" | "priceEnds"> {
  // First: it runs through every hour of the years whose sums the others ask for.
  const simulation = explainSimulation(figures);
  const sourced = underSourcedSun(figures);
  const shade = explainShade(figures);
  return {
    load: explainLoad(figures),
    site: explainSite(figures),
    ...(shade !== null && { shade }),
    panels: explainPanels(figures),
    battery: explainBattery(figures),
    inverter: explainInverter(figures),
    parts: explainParts(figures),
    ...chosenDesign(figures),
    cables: explainCables(figures),
    electrical: electricalDesign(figures),
    environment: environmentOf(figures),
    cost: explainCost(figures),
    energy: explainEnergy(figures, sourced),
    simulation,
    hybrid: explainHybrid(figures),
    grid: explainGrid(figures),
    warnings: warningsOf(figures, sourced),
    basis: figures.input,
    method: METHOD,
  };
}
