import { METHOD } from "./defaults";
import type { Design, DesignInput } from "./design";
import { environmentOf } from "./environment";
import { explainBattery } from "./explain-battery";
import { electricalDesign } from "./electrical/electrical-design";
import { explainCables } from "./electrical/explain-cables";
import { explainCost } from "./explain-cost";
import { explainEnergy } from "./explain-energy";
import { explainInverter } from "./explain-inverter";
import { explainLoad } from "./explain-load";
import { explainPanels } from "./explain-panels";
import { explainSite } from "./explain-site";
import { figuresOf } from "./figures";
import { parameterUseOf } from "./parameter-use";
import { recommendationsOf } from "./recommendations";
import { warningsOf } from "./warnings";

/**
 * Sizes a system from a load and the site's parameters: panels, battery, inverter, cables, cost, each figure with the
 * trace that explains it. Pure and deterministic: the same input gives the same design in browser, worker and server.
 * Never throws for input within the bounds of the design page.
 *
 * Source: the deterministic chain of AS/NZS 4509.2, pinned by `validation/truth/j_sizing.json`; see `docs/engineering/sizing.md`.
 */
export function sizeSystem(input: DesignInput): Design {
  const figures = figuresOf(input);
  return {
    load: explainLoad(figures),
    site: explainSite(figures),
    panels: explainPanels(figures),
    battery: explainBattery(figures),
    inverter: explainInverter(figures),
    cables: explainCables(figures),
    electrical: electricalDesign(figures),
    environment: environmentOf(figures),
    cost: explainCost(figures),
    energy: explainEnergy(figures),
    recommendations: recommendationsOf(figures),
    warnings: warningsOf(figures),
    parameterUse: parameterUseOf(figures),
    method: METHOD,
  };
}
