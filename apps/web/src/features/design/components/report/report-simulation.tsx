import type { Design } from "@sunwright/engine/sizing/design";
import type { Currency } from "@sunwright/engine/sizing/options";
import type { YieldRange } from "@sunwright/engine/sizing/simulated";
import { formatNumber } from "../../../../lib/format";
import { remedyRows, servedText } from "../../model/reliability";
import { yieldSentence } from "../../model/yearly-yield";
import { ReportSection, ReportTable } from "./report-parts";

interface ReliabilityLinesProps {
  readonly design: Design;
  readonly currency: Currency;
}

/** View E on paper. */
export function ReliabilityLines({ design, currency }: ReliabilityLinesProps) {
  const { simulation, cost } = design;
  const { hoursServed, unmetHours, unmetEnergy, longestGap, sunlessHours } = simulation;
  const remedies = remedyRows(simulation.remedies, cost.total.value, currency);
  return (
    <ReportSection letter="E" title="Reliability" note={simulation.weather}>
      <ReportTable
        rows={[
          ["Hours served", `${servedText(hoursServed.value)}%`],
          ["Unmet", `${formatNumber(unmetHours.value)} h a year`],
          ["Energy missing", `${formatNumber(unmetEnergy.value, 1)} kWh a year`],
          ["Longest gap", `${formatNumber(longestGap.value)} h`],
          ["Full battery, no sun at all", `${formatNumber(sunlessHours.value)} h`],
        ]}
      />
      {remedies.length > 0 && (
        <ReportTable
          head={["What would remove the gap", "Hours", "Cost"]}
          rows={remedies.map((remedy) => [remedy.label, `${formatNumber(remedy.hours)} h`, remedy.cost])}
        />
      )}
    </ReportSection>
  );
}

export const YieldLines = ({ range }: { readonly range: YieldRange }) => (
  <ReportSection title="Yearly yield" note={`${range.years.length} simulated years`}>
    <ReportTable
      rows={[
        ["Half of all years, P50", `${formatNumber(range.p50.value)} kWh`],
        ["Nine years of ten, P90", `${formatNumber(range.p90.value)} kWh`],
      ]}
    />
    <p className="report-note">{yieldSentence(range)}</p>
  </ReportSection>
);
