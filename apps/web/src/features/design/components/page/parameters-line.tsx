import { say } from "@sunwright/words/design";
import type { Project } from "@sunwright/contract/projects";
import type { SystemType } from "@sunwright/engine/parameters/options";
import { followsSite } from "@sunwright/engine/sizing/inputs/sun-source";
import { formatNumber } from "../../../../lib/format";
import { useSiteName } from "./project-title-block";

const SYSTEM_TYPES: Readonly<Record<SystemType, string>> = {
  "off-grid": say("systemType.offGrid"),
  hybrid: say("systemType.hybrid"),
  "on-grid": say("systemType.onGrid"),
};

/** The parameters in a line: "Kano, Nigeria · off-grid · 220V/50Hz Single Phase · 6.5 h of sun · 3 days of backup". */
export function ParametersLine({ project }: { readonly project: Project }) {
  const site = useSiteName(project);
  return (
    <>
      {say("parametersLine", {
        site,
        system: SYSTEM_TYPES[project.systemType],
        mains: project.voltageFrequency,
        sun: followsSite(project)
          ? say("sun.ofSite")
          : say("sun.typed", { hours: formatNumber(project.sunlightHours, 1) }),
        backup: backupOf(project),
      })}
    </>
  );
}

function backupOf({ systemType, backupDays, backupHours }: Project): string {
  if (systemType === "on-grid") return say("backup.none");
  if (systemType === "hybrid") return say("backup.hours", { hours: backupHours });
  return say("backup.days", { days: backupDays });
}
