import { say } from "@sunwright/words/report-hours";
import type { DrawnFlows } from "./drawn-flows";
import type { DrawnSystem } from "./drawn-system";
import { kilowattHours } from "./format";
import { listed } from "./listed";

/** The drawing in words, for who cannot see it. */
export function describeFlows({ flows, systemType, panels, notes }: DrawnSystem): string {
  const given = (value: number) => ({ kilowattHours: kilowattHours(value) });
  const parts = [say("flows.panels", { panels, ...given(flows.production) }), say("flows.direct", given(flows.direct))];
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
  return [`${listed(parts)}.`, ...notes].join(" ");
}

/** "3.2 kWh in, 1.1 out a day" */
export function gridFlow({ gridImport, gridExport }: DrawnFlows): string | null {
  const taken = kilowattHours(gridImport);
  const sold = kilowattHours(gridExport);
  if (gridImport > 0 && gridExport > 0) return say("gridFlow.inAndOut", { taken, sold });
  if (gridImport > 0) return say("gridFlow.in", { taken });
  return gridExport > 0 ? say("gridFlow.out", { sold }) : null;
}
