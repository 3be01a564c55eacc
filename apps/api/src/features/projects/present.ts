import type { PersonSeen } from "@sunwright/contract/people";
import type { Project, ProjectSummary } from "@sunwright/contract/projects";
import { METHOD } from "@sunwright/engine/sizing/inputs/defaults";
import type { ProjectRow } from "./table";

/** The design was made from the inputs as they stand. */
export const designIsCurrent = (row: Pick<ProjectRow, "calculatedRevision" | "inputsRevision">) =>
  row.calculatedRevision === row.inputsRevision;

/** An older method made the design: it lacks figures that today's screens show, and has to be made again. */
export const designIsOutdated = (row: Pick<ProjectRow, "calculatedAt" | "designMethod">) =>
  row.calculatedAt !== null && row.designMethod !== METHOD;

const iso = (instant: Date | null) => instant?.toISOString() ?? null;

/** What leaves the server of a row: not the owner, nor what stands behind the two flags of the design. */
export function toProject(stored: ProjectRow): Project {
  const { ownerId: _owner, inputsRevision, calculatedRevision, designMethod, priced: _priced, ...row } = stored;
  return {
    ...row,
    calculatedAt: iso(row.calculatedAt),
    archivedAt: iso(row.archivedAt),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    designIsCurrent: designIsCurrent({ inputsRevision, calculatedRevision }),
    designIsOutdated: designIsOutdated({ calculatedAt: row.calculatedAt, designMethod }),
  };
}

type ListedRow = ProjectRow & { readonly applianceCount: number };

export const toSummary = (row: ListedRow, owner: PersonSeen, price: ProjectSummary["price"]): ProjectSummary => ({
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
  price,
  calculatedAt: iso(row.calculatedAt),
  designIsOutdated: designIsOutdated(row),
  archivedAt: iso(row.archivedAt),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  access: row.access,
  applianceCount: row.applianceCount,
  owner: row.access === "owner" ? null : owner,
});
