import type { Project } from "@sunwright/contract/projects";
import { counted, formatNumber } from "../../../../lib/format";
import { useSiteName } from "./project-title-block";

/** The parameters in a line: "Kano, Nigeria · off-grid · 220V/50Hz Single Phase · 6.5 h of sun · 3 days of backup". */
export function ParametersLine({ project }: { readonly project: Project }) {
  const site = useSiteName(project);
  return (
    <>
      {site} · {project.systemType} · {project.voltageFrequency} · {formatNumber(project.sunlightHours, 1)} h of sun ·{" "}
      {backupOf(project)}
    </>
  );
}

function backupOf({ systemType, backupDays, backupHours }: Project): string {
  if (systemType === "on-grid") return "no battery";
  if (systemType === "hybrid") return `${backupHours} h of backup`;
  return `${counted(backupDays, "day")} of backup`;
}
