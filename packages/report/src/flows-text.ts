import { say } from "@sunwright/words/report-hours";
import type { Design } from "@sunwright/engine/sizing/design";
import type { SystemType } from "@sunwright/engine/parameters/options";
import type { DrawnFlows } from "./drawn-flows";
import { kilowattHours } from "./format";

/** The drawing in words, for who cannot see it. */
export function describeFlows(design: Design, flows: DrawnFlows, systemType: SystemType): string {
  const kwh = (value: number) => `${kilowattHours(value)} kWh`;
  const parts = [
    say("panelsOnAMean", {
      value: design.panels.count.value,
      value2: design.panels.count.value === 1 ? "delivers" : "deliver",
      production: kwh(flows.production),
    }),
    say("goStraightToThe", { direct: kwh(flows.direct) }),
  ];
  if (systemType !== "on-grid")
    parts.push(say("goIntoTheBattery", { intoBattery: kwh(flows.intoBattery), fromBattery: kwh(flows.fromBattery) }));
  if (flows.surplus > 0) parts.push(say("areSurplus", { surplus: kwh(flows.surplus) }));
  parts.push(say("theHouseUses", { load: kwh(flows.load) }));
  if (flows.gridImport > 0) parts.push(say("theGridBrings", { gridImport: kwh(flows.gridImport) }));
  if (flows.gridExport > 0) parts.push(`it takes ${kwh(flows.gridExport)}`);
  if (flows.generator > 0) parts.push(say("theGeneratorBrings", { generator: kwh(flows.generator) }));
  if (flows.unmet > 0) parts.push(say("ofTheLoadAre", { unmet: kwh(flows.unmet) }));
  const unused = design.cables.filter((cable) => !cable.used).map((cable) => cable.note);
  return [`${parts.join(", ")}.`, ...unused].join(" ");
}

/** "3.2 kWh in, 1.1 out a day" */
export function gridFlow({ gridImport, gridExport }: DrawnFlows): string | null {
  const taken = kilowattHours(gridImport);
  const given = kilowattHours(gridExport);
  if (gridImport > 0 && gridExport > 0) return say("kwhInOutA", { taken, given });
  if (gridImport > 0) return say("kwhADay", { taken });
  return gridExport > 0 ? say("kwhADaySold", { given }) : null;
}
