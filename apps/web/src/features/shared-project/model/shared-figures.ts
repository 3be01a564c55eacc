import type { SharedProject } from "@sunwright/contract/shares";
import {
  DOLLARS_PER_BATTERY_WATT_HOUR,
  DOLLARS_PER_INVERTER_WATT,
  DOLLARS_PER_PANEL_WATT,
  INSTALLATION_SHARE,
} from "@sunwright/engine/sizing/cost";
import { BATTERY_VOLTAGE } from "@sunwright/engine/sizing/defaults";
import { batteryAmpHours, dailyProduction, inverterKilowatts } from "@sunwright/engine/sizing/results";
import { formatNumber, formatPercent } from "../../../lib/format";

const SPECIFICATION = "Design workflow specification, section 9";

/** The sized system; null until it is calculated, or where it needs no panels (S-310 to S-312). */
export function sizedSystem(project: SharedProject) {
  const { recommendedPanelCapacity: panels, sunlightHours } = project;
  if (panels === null || panels <= 0) return null;
  const battery = project.recommendedBatteryCapacity ?? 0;
  const inverter = project.recommendedInverterCapacity ?? 0;
  const production = dailyProduction(panels, sunlightHours) / 1_000;
  return {
    panels: { kilowatts: panels / 1_000, production, explanation: explainPanels(panels, sunlightHours, production) },
    battery: {
      kilowattHours: battery / 1_000,
      ampHours: batteryAmpHours(battery),
      explanation: explainBattery(battery),
    },
    inverter: { kilowatts: inverterKilowatts(inverter) },
  };
}

const explainPanels = (panels: number, hours: number, production: number) => ({
  name: "Daily generation",
  equation: `${formatNumber(panels / 1_000, 2)} kW × ${formatNumber(hours, 1)} h = ${formatNumber(production, 2)} kWh`,
  body: "The recommended panels in full sun for the sunlight hours of a day, before losses. The design itself is made by simulation.",
  source: SPECIFICATION,
});

const explainBattery = (battery: number) => ({
  name: "Charge of the battery bank",
  equation: `${formatNumber(battery)} Wh ÷ ${BATTERY_VOLTAGE} V = ${formatNumber(batteryAmpHours(battery))} Ah`,
  source: SPECIFICATION,
});

/** How the stored cost follows from the capacities; the figure itself is the one the calculation stored. */
export const explainCost = ({
  recommendedPanelCapacity: panels,
  recommendedBatteryCapacity: battery,
  recommendedInverterCapacity: inverter,
}: SharedProject) => ({
  name: "Estimated cost",
  equation: `(${DOLLARS_PER_PANEL_WATT} × P + ${DOLLARS_PER_BATTERY_WATT_HOUR} × B + ${DOLLARS_PER_INVERTER_WATT} × I) × ${1 + INSTALLATION_SHARE}`,
  body: `In US dollars. Installation is ${formatPercent(INSTALLATION_SHARE)} of panels, batteries and inverter together.`,
  inputs: [
    { name: "P: panels", value: `${formatNumber(panels ?? 0)} W` },
    { name: "B: battery bank", value: `${formatNumber(battery ?? 0)} Wh` },
    { name: "I: inverter", value: `${formatNumber(inverter ?? 0)} W` },
  ],
  source: SPECIFICATION,
});
