import type { ProjectAppliance } from "@sunwright/contract/appliances";
import type { Project } from "@sunwright/contract/projects";
import type { ReportDocument } from "@sunwright/report/document";
import { reportDocument } from "@sunwright/report/report";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useDisplayCurrency, useUnits } from "../../../lib/preferences";
import { today } from "../../../lib/today";
import { useKnownHours } from "../../results/api/design-hours";
import { moneyQuery } from "../../money/api/money";
import { designQuery, hasDesign } from "../../../lib/project-queries";
import { placementQuery } from "../../../lib/project-queries";

/** The report of a project as its screens show it; null while its parts are on their way. */
export function useReport(
  project: Project,
  appliances: readonly ProjectAppliance[],
  wanted: boolean,
): ReportDocument | null {
  const calculated = project.calculatedAt !== null;
  const design = useQuery({ ...designQuery(project.id), enabled: hasDesign(project) }).data?.design ?? null;
  const money = useQuery({ ...moneyQuery(project.id), enabled: calculated }).data ?? null;
  const placement = useQuery({ ...placementQuery(project.id), enabled: calculated }).data;
  const hours = useKnownHours(project, design);
  const currency = useDisplayCurrency(project.currency);
  const units = useUnits();
  return useMemo(() => {
    if (!wanted) return null;
    const roof = placement && placement.roofWidth !== null ? placement : null;
    return reportDocument({
      project,
      appliances,
      design,
      hours,
      money,
      roof,
      view: { currency, units, today: today() },
    });
  }, [wanted, project, appliances, design, hours, money, placement, currency, units]);
}
