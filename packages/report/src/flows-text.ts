import { counted } from "@sunwright/engine/units/counted";
import type { Design } from "@sunwright/engine/sizing/design";
import type { SystemType } from "@sunwright/engine/parameters/options";
import type { DrawnFlows } from "./drawn-flows";
import { kilowattHours } from "./format";

/** The drawing in words, for who cannot see it. */
export function describeFlows(design: Design, flows: DrawnFlows, systemType: SystemType): string {
  const kwh = (value: number) => `${kilowattHours(value)} kWh`;
  const parts = [
    `${counted(design.panels.count.value, "panel")} ${design.panels.count.value === 1 ? "delivers" : "deliver"} ${kwh(flows.production)} on a mean day`,
    `${kwh(flows.direct)} go straight to the inverter`,
  ];
  if (systemType !== "on-grid")
    parts.push(`${kwh(flows.intoBattery)} go into the battery and ${kwh(flows.fromBattery)} come out`);
  if (flows.surplus > 0) parts.push(`${kwh(flows.surplus)} are surplus`);
  parts.push(`the house uses ${kwh(flows.load)}`);
  if (flows.gridImport > 0) parts.push(`the grid brings ${kwh(flows.gridImport)}`);
  if (flows.gridExport > 0) parts.push(`it takes ${kwh(flows.gridExport)}`);
  if (flows.generator > 0) parts.push(`the generator brings ${kwh(flows.generator)}`);
  if (flows.unmet > 0) parts.push(`${kwh(flows.unmet)} of the load are not served`);
  const unused = design.cables.filter((cable) => !cable.used).map((cable) => cable.note);
  return [`${parts.join(", ")}.`, ...unused].join(" ");
}

/** "3.2 kWh in, 1.1 out a day" */
export function gridFlow({ gridImport, gridExport }: DrawnFlows): string | null {
  const taken = kilowattHours(gridImport);
  const given = kilowattHours(gridExport);
  if (gridImport > 0 && gridExport > 0) return `${taken} kWh in, ${given} out a day`;
  if (gridImport > 0) return `${taken} kWh a day`;
  return gridExport > 0 ? `${given} kWh a day sold` : null;
}
