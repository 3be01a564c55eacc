import { say } from "@sunwright/words/design";
import type { Project } from "@sunwright/contract/projects";
import { formatNumber } from "../../../../lib/format";
import { useSiteName } from "./project-title-block";

/** The parameters in a line: "Kano, Nigeria · off-grid · 220V/50Hz Single Phase · 6.5 h of sun · 3 days of backup". */
export function ParametersLine({ project }: { readonly project: Project }) {
  const site = useSiteName(project);
  return (
    <>
      {say("hOfSun", {
        site,
        systemType: project.systemType,
        voltageFrequency: project.voltageFrequency,
        sunlightHours: formatNumber(project.sunlightHours, 1),
        project: backupOf(project),
      })}
    </>
  );
}

function backupOf({ systemType, backupDays, backupHours }: Project): string {
  if (systemType === "on-grid") return "no battery";
  if (systemType === "hybrid") return say("hOfBackup", { backupHours });
  return say("daysOfBackup", { backupDays });
}
