import { say } from "@sunwright/words/report-parameters";
import { formatNumber } from "./format";

interface DirectInput {
  readonly directDailyConsumption: number | null;
  readonly directPeakPower: number | null;
}
export const directSummary = (project: DirectInput) =>
  say("directLoad", {
    wattHours: formatNumber(project.directDailyConsumption ?? 0),
    watts: formatNumber(project.directPeakPower ?? 0),
  });
