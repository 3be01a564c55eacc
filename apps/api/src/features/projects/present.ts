import type { PersonSeen } from "@sunwright/contract/people";
import type { Project, ProjectSummary } from "@sunwright/contract/projects";
import type { ProjectRow } from "./table";

/** The design was made from the inputs as they stand. */
export const designIsCurrent = (row: Pick<ProjectRow, "calculatedRevision" | "inputsRevision">) =>
  row.calculatedRevision === row.inputsRevision;

const iso = (instant: Date | null) => instant?.toISOString() ?? null;

/** What leaves the server of a row: neither the owner nor the revisions behind `designIsCurrent`. */
export function toProject({ ownerId: _owner, inputsRevision, calculatedRevision, ...row }: ProjectRow): Project {
  return {
    ...row,
    calculatedAt: iso(row.calculatedAt),
    archivedAt: iso(row.archivedAt),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    designIsCurrent: designIsCurrent({ inputsRevision, calculatedRevision }),
  };
}

type ListedRow = ProjectRow & { readonly applianceCount: number };

export const toSummary = (row: ListedRow, owner: PersonSeen): ProjectSummary => ({
  id: row.id,
  name: row.name,
  systemType: row.systemType,
  country: row.country,
  city: row.city,
  currency: row.currency,
  recommendedPanelCapacity: row.recommendedPanelCapacity,
  recommendedBatteryCapacity: row.recommendedBatteryCapacity,
  recommendedInverterCapacity: row.recommendedInverterCapacity,
  estimatedCost: row.estimatedCost,
  calculatedAt: iso(row.calculatedAt),
  archivedAt: iso(row.archivedAt),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  access: row.access,
  applianceCount: row.applianceCount,
  owner: row.access === "owner" ? null : owner,
});
