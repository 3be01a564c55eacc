import type { TariffPlanId } from "@sunwright/engine/prices/tariff-plans";
import { labels } from "@sunwright/words/room";
import { say } from "@sunwright/words/tariff-plans";

/** What people call the plans that a project may choose. */
export const PLAN_NAMES: Readonly<Record<TariffPlanId, string>> = labels(say, {
  usual: "plan.usual",
  "za-homeflex4-2026": "plan.za-homeflex4-2026",
  "us-ca-pge-eelec": "plan.us-ca-pge-eelec",
  "uk-cap-2026q4": "plan.uk-cap-2026q4",
  "uk-octopus-go": "plan.uk-octopus-go",
  "uk-intelligent-go": "plan.uk-intelligent-go",
  "au-origin-ergon-tou": "plan.au-origin-ergon-tou",
  "au-dmo8-ausgrid": "plan.au-dmo8-ausgrid",
});
