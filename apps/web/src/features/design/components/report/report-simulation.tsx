import type { Design } from "@sunwright/engine/sizing/design";
import type { Currency } from "@sunwright/engine/sizing/options";
import type { SimulatedDesign, YieldRange } from "@sunwright/engine/sizing/simulated";
import { formatNumber } from "../../../../lib/format";
import { monthsSentence } from "../../model/months-of-year";
import { remedyRows, servedText } from "../../model/reliability";
import { yieldSentence } from "../../model/yearly-yield";
import { MonthBars } from "../results/month-chart";
import { ReportSection, ReportTable } from "./report-parts";

interface SimulatedLinesProps {
  readonly design: Design;
  readonly simulation: SimulatedDesign;
  readonly currency: Currency;
}

/** What the simulated years say, on paper. The hours themselves stay on the screen. */
export const SimulatedLines = ({ design, simulation, currency }: SimulatedLinesProps) => (
  <>
    <div className="report-pair">
      <ReportSection letter="D" title="Month by month" note="kWh">
        <MonthBars months={simulation.months} width={335} />
        <p className="report-note">{monthsSentence(simulation.months, design.site.monthlySunHours)}</p>
      </ReportSection>
      <ReliabilityLines {...{ design, simulation, currency }} />
    </div>
    <YieldLines range={simulation.yearlyYield} />
  </>
);

/** View E on paper. */
function ReliabilityLines({ design: { cost }, simulation, currency }: SimulatedLinesProps) {
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
          ...(sunlessHours.value > 0 ? [["Full battery, no sun at all", `${formatNumber(sunlessHours.value)} h`]] : []),
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

const YieldLines = ({ range }: { readonly range: YieldRange }) => (
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
