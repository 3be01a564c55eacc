import { say } from "@sunwright/words/shared-project";
import type { SharedProject } from "@sunwright/contract/shares";
import { busVoltageOf } from "@sunwright/engine/sizing/rule/bus-voltage";
import {
  DOLLARS_PER_BATTERY_WATT_HOUR,
  DOLLARS_PER_INVERTER_WATT,
  DOLLARS_PER_PANEL_WATT,
  INSTALLATION_SHARE,
} from "@sunwright/engine/prices/specification-rates";
import { batteryAmpHours, dailyProduction, inverterKilowatts } from "@sunwright/engine/sizing/rule/results";
import { formatNumber } from "../../../lib/format";

const SPECIFICATION = say("trace.source");

/** The sized system; null until it is calculated, or where it needs no panels (S-310 to S-312). */
export function sizedSystem(project: SharedProject) {
  const { recommendedPanelCapacity: panels, sunlightHours } = project;
  if (panels === null || panels <= 0) return null;
  const battery = project.recommendedBatteryCapacity ?? 0;
  const inverter = project.recommendedInverterCapacity ?? 0;
  const voltage = busVoltageOf(project);
  const production = dailyProduction(panels, sunlightHours) / 1_000;
  return {
    panels: { kilowatts: panels / 1_000, production, explanation: explainPanels(panels, sunlightHours, production) },
    battery: {
      kilowattHours: battery / 1_000,
      voltage,
      ampHours: batteryAmpHours(battery, voltage),
      explanation: explainBattery(battery, voltage),
    },
    inverter: { kilowatts: inverterKilowatts(inverter) },
  };
}

const explainPanels = (panels: number, hours: number, production: number) => ({
  name: say("trace.dailyGeneration"),
  equation: `${formatNumber(panels / 1_000, 2)} kW × ${formatNumber(hours, 1)} h = ${formatNumber(production, 2)} kWh`,
  body: say("trace.dailyGenerationBody"),
  source: SPECIFICATION,
});

const explainBattery = (battery: number, voltage: number) => ({
  name: say("trace.batteryCharge"),
  equation: `${formatNumber(battery)} Wh ÷ ${voltage} V = ${formatNumber(batteryAmpHours(battery, voltage))} Ah`,
  source: SPECIFICATION,
});

/** How the stored cost follows from the capacities; the figure itself is the one the calculation stored. */
export const explainCost = ({
  recommendedPanelCapacity: panels,
  recommendedBatteryCapacity: battery,
  recommendedInverterCapacity: inverter,
}: SharedProject) => ({
  name: say("trace.estimatedCost"),
  equation: `(${DOLLARS_PER_PANEL_WATT} × P + ${DOLLARS_PER_BATTERY_WATT_HOUR} × B + ${DOLLARS_PER_INVERTER_WATT} × I) × ${1 + INSTALLATION_SHARE}`,
  body: say("trace.estimatedCostBody", { installationShare: INSTALLATION_SHARE }),
  inputs: [
    { name: say("trace.panels"), value: `${formatNumber(panels ?? 0)} W` },
    { name: say("trace.batteryBank"), value: `${formatNumber(battery ?? 0)} Wh` },
    { name: say("trace.inverter"), value: `${formatNumber(inverter ?? 0)} W` },
  ],
  source: SPECIFICATION,
});
