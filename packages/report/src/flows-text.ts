import { say } from "@sunwright/words/report-hours";
import type { Design } from "@sunwright/engine/sizing/design";
import type { SystemType } from "@sunwright/engine/parameters/options";
import type { DrawnFlows } from "./drawn-flows";
import { kilowattHours } from "./format";
import { listed } from "./listed";
import { tell } from "./tell";

/** The drawing in words, for who cannot see it. */
export function describeFlows(design: Design, flows: DrawnFlows, systemType: SystemType): string {
  const given = (value: number) => ({ kilowattHours: kilowattHours(value) });
  const parts = [
    say("flows.panels", { panels: design.panels.count.value, ...given(flows.production) }),
    say("flows.direct", given(flows.direct)),
  ];
  if (systemType !== "on-grid")
    parts.push(
      say("flows.battery", { into: kilowattHours(flows.intoBattery), outOf: kilowattHours(flows.fromBattery) }),
    );
  if (flows.surplus > 0) parts.push(say("flows.surplus", given(flows.surplus)));
  parts.push(say("flows.load", given(flows.load)));
  if (flows.gridImport > 0) parts.push(say("flows.gridBrings", given(flows.gridImport)));
  if (flows.gridExport > 0) parts.push(say("flows.gridTakes", given(flows.gridExport)));
  if (flows.generator > 0) parts.push(say("flows.generator", given(flows.generator)));
  if (flows.unmet > 0) parts.push(say("flows.unmet", given(flows.unmet)));
  const unused = design.cables.filter((cable) => !cable.used).map((cable) => tell(cable.note));
  return [`${listed(parts)}.`, ...unused].join(" ");
}

/** "3.2 kWh in, 1.1 out a day" */
export function gridFlow({ gridImport, gridExport }: DrawnFlows): string | null {
  const taken = kilowattHours(gridImport);
  const sold = kilowattHours(gridExport);
  if (gridImport > 0 && gridExport > 0) return say("gridFlow.inAndOut", { taken, sold });
  if (gridImport > 0) return say("gridFlow.in", { taken });
  return gridExport > 0 ? say("gridFlow.out", { sold }) : null;
}
