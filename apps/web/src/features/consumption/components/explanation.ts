import { say } from "@sunwright/words/consumption";
import type { ProjectAppliance } from "@sunwright/contract/appliances";
import { formatNumber } from "../../../lib/format";
import type { Explanation } from "../../../ui/num";
import { applianceName, appliancePower } from "../model/appliances";

/** "75 W × 4 × 9 h = 2,700 Wh", who said each, and what share of the house it is. */
export function applianceExplanation(appliance: ProjectAppliance, houseDaily: number): Explanation {
  const power = formatNumber(appliancePower(appliance));
  const { quantity, hoursPerDay, dailyConsumption } = appliance;
  const ownPower = appliance.customPower !== null;
  const who = ownPower ? say("powerQuantityAndHours") : say("powerFromTheCatalogue");
  const share =
    houseDaily > 0 ? say("thisIsOfThe", { dailyConsumption: formatNumber((dailyConsumption / houseDaily) * 100) }) : "";
  return {
    name: say("dailyConsumption2", { appliance: applianceName(appliance) }),
    equation: `${power} W × ${formatNumber(quantity)} × ${formatNumber(hoursPerDay, 2)} h = ${formatNumber(dailyConsumption)} Wh`,
    body: who + share,
    ...(appliance.appliance && !ownPower ? { source: appliance.appliance.source } : {}),
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
  equation: `Σ of ${say("rows", { length: appliances.length })} = ${formatNumber(appliances.reduce((sum, each) => sum + each[column], 0))} ${unit}`,
  inputs: appliances.map((appliance) => ({
    name: applianceName(appliance),
    value: `${formatNumber(appliance[column])} ${unit}`,
  })),
});
