import type { ProjectAppliance } from "@sunwright/contract/appliances";
import type { Project } from "@sunwright/contract/projects";
import { formatNumber } from "../../../../lib/format";
import { applianceName, appliancePower, applianceTotals } from "../../model/appliances";
import { describeHours } from "../../model/hours";
import { directSummary } from "../appliances/direct-input";
import { ReportSection, ReportTable } from "./report-parts";

interface AppliancePagesProps {
  readonly project: Project;
  readonly appliances: readonly ProjectAppliance[];
}

const HEAD = ["Appliance", "Power", "Quantity", "Hours per day", "When", "Peak", "Daily consumption"];

/** The load as entered: direct figures, or each appliance. */
export function AppliancePages({ project, appliances }: AppliancePagesProps) {
  const direct = project.consumptionSource === "direct";
  const totals = applianceTotals(appliances);
  return (
    <ReportSection title="Power Consumption" note={direct ? "Direct Input" : `${formatNumber(totals.pieces)} pieces`}>
      {direct && <p className="report-note">Entered directly: {directSummary(project)}.</p>}
      {appliances.length === 0 && !direct && <p className="report-note">No appliances added yet.</p>}
      {appliances.length > 0 && !direct && (
        <ReportTable
          lastIsTotal
          head={HEAD}
          rows={[
            ...appliances.map((appliance) => [
              applianceName(appliance),
              `${formatNumber(appliancePower(appliance))} W`,
              formatNumber(appliance.quantity),
              `${formatNumber(appliance.hoursPerDay, 2)} h`,
              describeHours(appliance.hoursOfDay),
              `${formatNumber(appliance.peakPower)} W`,
              `${formatNumber(appliance.dailyConsumption)} Wh`,
            ]),
            [
              "Together",
              "",
              formatNumber(totals.pieces),
              "",
              "",
              `${formatNumber(totals.peakPower)} W`,
              `${formatNumber(totals.dailyConsumption)} Wh`,
            ],
          ]}
        />
      )}
    </ReportSection>
  );
}
