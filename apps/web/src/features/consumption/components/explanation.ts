import { say } from "@sunwright/words/consumption";
import type { ProjectAppliance } from "@sunwright/contract/appliances";
import { catalogueSource } from "../../../lib/catalogue-words";
import { formatNumber } from "../../../lib/format";
import type { Explanation } from "../../../ui/num";
import { applianceName, appliancePower } from "../model/appliances";

/** "75 W × 4 × 9 h = 2,700 Wh", who said each, and what share of the house it is. */
export function applianceExplanation(appliance: ProjectAppliance, houseDaily: number): Explanation {
  const { quantity, hoursPerDay, dailyConsumption } = appliance;
  const ownPower = appliance.customPower !== null;
  const who = ownPower ? say("explanation.allYours") : say("explanation.cataloguePower");
  const share = houseDaily > 0 ? [say("explanation.share", { share: dailyConsumption / houseDaily })] : [];
  return {
    name: say("explanation.title", { name: applianceName(appliance) }),
    equation: say("explanation.equation", {
      power: formatNumber(appliancePower(appliance)),
      quantity: formatNumber(quantity),
      hours: formatNumber(hoursPerDay, 2),
      energy: formatNumber(dailyConsumption),
    }),
    body: [who, ...share].join(" "),
    ...(appliance.appliance && !ownPower ? { source: catalogueSource(appliance.appliance) } : {}),
  };
}

/** The sum of a column of the appliance table, row by row. */
export const totalExplanation = (
  name: string,
  appliances: readonly ProjectAppliance[],
  column: "peakPower" | "dailyConsumption",
  unit: string,
): Explanation => ({
  name,
  equation: say("explanation.sum", {
    rows: appliances.length,
    total: formatNumber(appliances.reduce((sum, each) => sum + each[column], 0)),
    unit,
  }),
  inputs: appliances.map((appliance) => ({
    name: applianceName(appliance),
    value: `${formatNumber(appliance[column])} ${unit}`,
  })),
});
