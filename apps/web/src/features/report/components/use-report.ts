import { permits } from "@sunwright/contract/access";
import type { ProjectAppliance } from "@sunwright/contract/appliances";
import type { Project } from "@sunwright/contract/projects";
import type { ReportDocument } from "@sunwright/report/document";
import { reportDocument } from "@sunwright/report/report";
import { useQuery, type QueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { realPartsQuery } from "../../../lib/cart";
import { projectPriceQuery, useKnownRungs } from "../../../lib/known-price";
import { useDisplayCurrency, useUnits } from "../../../lib/preferences";
import { today } from "../../../lib/today";
import { useKnownHours } from "../../results/api/design-hours";
import { moneyQuery } from "../../money/api/money";
import { appliancesQuery, designQuery, hasDesign, placementQuery } from "../../../lib/project-queries";

/** The report of a project as its screens show it, with what is there of it; null where it is not wanted. */
export function useReport(
  project: Project,
  appliances: readonly ProjectAppliance[],
  wanted: boolean,
): ReportDocument | null {
  const calculated = project.calculatedAt !== null;
  const design = useQuery({ ...designQuery(project.id), enabled: hasDesign(project) }).data?.design ?? null;
  const money = useQuery({ ...moneyQuery(project.id), enabled: calculated }).data ?? null;
  const placement = useQuery({ ...placementQuery(project.id), enabled: calculated }).data;
  const isOwner = permits(project.access, "owner");
  const bought = useQuery({ ...realPartsQuery(project.id), enabled: wanted && isOwner, retry: false });
  const parts = bought.data?.parts;
  const known = useKnownRungs(project);
  const hours = useKnownHours(project, design);
  const currency = useDisplayCurrency(project.currency);
  const units = useUnits();
  return useMemo(() => {
    // The browser does not wait: what is not there is left out.
    if (!wanted) return null;
    const roof = placement && placement.roofWidth !== null ? placement : null;
    return reportDocument({
      project,
      appliances,
      design,
      hours,
      money,
      roof,
      ...(parts !== undefined && { bought: parts }),
      known,
      view: { currency, units, today: today() },
    });
  }, [wanted, project, appliances, design, hours, money, placement, parts, known, currency, units]);
}

/** What the report says, where it is not there yet; what cannot be fetched is left out. */
export async function fetchReport(client: QueryClient, { id, calculatedAt, access }: Project): Promise<void> {
  const wanted: Promise<unknown>[] = [client.ensureQueryData(appliancesQuery(id))];
  if (calculatedAt !== null)
    wanted.push(client.ensureQueryData(moneyQuery(id)), client.ensureQueryData(placementQuery(id)));
  wanted.push(client.ensureQueryData(projectPriceQuery(id)));
  if (permits(access, "owner")) wanted.push(client.ensureQueryData({ ...realPartsQuery(id), retry: false }));
  await Promise.allSettled(wanted);
}
