import { planOfLaw, plansToChoose, type TariffPlanId, USUAL_PLAN } from "../../prices/tariff-plans";
import type { DesignInput, OwnGrid } from "./design";

/** What a project says of its grid. */
export interface SaidOfGrid extends OwnGrid {
  /** Null: the country's, or what the law puts a home with panels on. */
  readonly tariffPlan: TariffPlanId | null;
}

const NOTHING_SAID: SaidOfGrid = { tariff: null, exportPrice: null, tariffPlan: null };

/**
 * What is said of the grid, as a design is asked for; nothing off the grid. Who says nothing is billed as the law has it for
 * homes whose panels are registered, and else by the country's plan; who types a price knows their tariff.
 *
 * @param said  Null: nothing.
 */
export function ownGridOf(
  { systemType, country }: Pick<DesignInput["parameters"], "systemType" | "country">,
  said: SaidOfGrid | null,
): Pick<DesignInput, "ownGrid" | "tariffPlan" | "followsPrices"> {
  if (systemType === "off-grid") return {};
  const { tariff, exportPrice, tariffPlan } = said ?? NOTHING_SAID;
  const typed = tariff !== null || exportPrice !== null;
  const plan = tariffPlan ?? (typed ? USUAL_PLAN : planOfLaw(country));
  const byTheHour = plan !== null && plansToChoose(country).includes(plan);
  return {
    ...(typed && { ownGrid: { tariff, exportPrice } }),
    ...(byTheHour && { tariffPlan: plan }),
    ...(byTheHour && systemType === "hybrid" && { followsPrices: true }),
  };
}
