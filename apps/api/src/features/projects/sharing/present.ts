import type { CatalogueItem } from "@sunwright/contract/appliances";
import type { PersonSeen } from "@sunwright/contract/people";
import type { OpenedShare, Share } from "@sunwright/contract/shares";
import { citiesOf } from "@sunwright/engine/climate/cities";
import { nameOf, toProjectAppliance } from "../appliances/rules";
import type { ApplianceRow } from "../appliances/table";
import { seenIn } from "../people";
import type { SharedProjectRow, ShareRow } from "./table";

export const toShare = (row: ShareRow, known: ReadonlyMap<string, PersonSeen>): Share => ({
  id: row.id,
  permission: row.permission,
  isPublic: row.isPublic,
  sharedWith: row.sharedWith,
  sharedBy: seenIn(known, row.sharedBy).userId,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  accessCount: row.accessCount,
  lastAccessedAt: row.lastAccessedAt?.toISOString() ?? null,
  shareToken: row.token,
});

/** "Kano, Nigeria" */
export function siteOf({ country, city }: Pick<SharedProjectRow, "country" | "city">): string {
  const name = citiesOf(country).find(({ id }) => id === city)?.name;
  return name === undefined ? country : `${name}, ${country}`;
}

interface Opened {
  readonly share: ShareRow;
  readonly project: SharedProjectRow;
  readonly appliances: readonly ApplianceRow[];
  readonly known: ReadonlyMap<string, PersonSeen>;
  readonly catalogueItem: (id: string) => CatalogueItem | null;
}

/** What the shared view shows: of the owner the name, of an appliance what counts. */
export function toOpened({ share, project: row, appliances, known, catalogueItem }: Opened): OpenedShare {
  const { ownerId, updatedAt, ...project } = row;
  return {
    projectShare: {
      permission: share.permission,
      isPublic: share.isPublic,
      expiresAt: share.expiresAt?.toISOString() ?? null,
    },
    project: {
      ...project,
      updatedAt: updatedAt.toISOString(),
      site: siteOf(row),
      designedBy: seenIn(known, ownerId).name,
    },
    appliances: appliances.map((appliance) => {
      const item = appliance.catalogueId === null ? null : catalogueItem(appliance.catalogueId);
      const { quantity, hoursPerDay, dailyConsumption } = toProjectAppliance(appliance, item);
      return {
        customName: nameOf(appliance, item),
        customPower: appliance.customPower ?? item?.ratedPower ?? 0,
        quantity,
        hoursPerDay,
        dailyConsumption,
      };
    }),
  };
}
