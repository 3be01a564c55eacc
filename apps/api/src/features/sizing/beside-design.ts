import type { App } from "../../platform/app";
import { comparisonRoutes } from "./comparison/routes";
import { createCostComparison } from "./comparison/service";
import { stageRoutes } from "./stages/routes";
import { createStagePlanning } from "./stages/service";

type Parts = Parameters<typeof createCostComparison>[0] & Parameters<typeof createStagePlanning>[0];

/** What a project asks of its engine beside its own design: other configurations, and buying it in stages. */
export function besideDesignRoutes(app: App, parts: Parts): void {
  comparisonRoutes(app, createCostComparison(parts));
  stageRoutes(app, createStagePlanning(parts));
}
