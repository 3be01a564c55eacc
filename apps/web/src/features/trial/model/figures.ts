import { say } from "@sunwright/words/trial";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { DailyFlows } from "@sunwright/engine/simulation/summary";
import { DAYS_OF_YEAR } from "@sunwright/engine/units/year";
import { shownHours } from "@sunwright/report/months-of-year";
import { formatNumber } from "../../../lib/format";

export interface YearFigure {
  readonly label: string;
  readonly value: string;
  readonly unit: "kWh" | "h";
}

/** A mean year of the simulated ones. Exchange with the grid only where there is one, darkness where any is possible. */
export function yearFigures({ simulation, basis }: Design): readonly YearFigure[] {
  if (simulation === null) return [];
  const { flows, yearlyYield, unmetHours } = simulation;
  const { systemType } = basis.parameters;
  const inYear = (flow: keyof DailyFlows) => formatNumber(flows[flow] * DAYS_OF_YEAR);
  const energy = (label: string, value: string): YearFigure => ({ label, value, unit: "kWh" });
  return [
    energy(say("yearUsed"), inYear("load")),
    energy(say("yearMade"), formatNumber(yearlyYield.p50.value)),
    ...(systemType === "off-grid" ? [] : [energy(say("yearBought"), inYear("gridImport"))]),
    ...(flows.gridExport > 0 ? [energy(say("yearSold"), inYear("gridExport"))] : []),
    ...(systemType === "on-grid"
      ? []
      : [{ label: say("yearDark"), value: formatNumber(shownHours(unmetHours.value)), unit: "h" } as const]),
  ];
}
