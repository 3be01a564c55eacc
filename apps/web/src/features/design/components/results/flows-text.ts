import type { Design } from "@sunwright/engine/sizing/design";
import type { SystemType } from "@sunwright/engine/sizing/options";
import type { DailyFlows } from "../../model/daily-flows";
import { kilowattHours } from "./drawing-parts";

/** The drawing in words, for who cannot see it. */
export function describeFlows(design: Design, flows: DailyFlows, systemType: SystemType): string {
  const kwh = (value: number) => `${kilowattHours(value)} kWh`;
  const parts = [
    `${design.panels.count.value} panels deliver ${kwh(flows.direct + flows.intoBattery + flows.surplus)} on a mean day`,
    `${kwh(flows.direct)} go straight to the inverter`,
  ];
  if (systemType !== "on-grid")
    parts.push(`${kwh(flows.intoBattery)} go into the battery and ${kwh(flows.fromBattery)} come out`);
  if (flows.surplus > 0) parts.push(`${kwh(flows.surplus)} are surplus`);
  parts.push(`the house uses ${kwh(flows.load)}`);
  if (flows.fromGrid > 0) parts.push(`${kwh(flows.fromGrid)} of it from the grid`);
  if (flows.unmet > 0) parts.push(`${kwh(flows.unmet)} of it are not served`);
  const unused = design.cables.filter((cable) => !cable.used).map((cable) => cable.note);
  return [`${parts.join(", ")}.`, ...unused].join(" ");
}
