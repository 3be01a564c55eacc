import type { CatalogueItem } from "@sunwright/contract/appliances";
import type { PersonSeen } from "@sunwright/contract/people";
import type { OpenedShare, Share } from "@sunwright/contract/shares";
import { describedPower } from "@sunwright/engine/sizing/inputs/described-appliance";
import { dailyConsumption } from "@sunwright/engine/sizing/load/load";
import { nameOf } from "../appliances/rules";
import { FORMER_MEMBER, seenIn } from "../projects/people";
import { designIsOutdated } from "../projects/present";
import { cityName } from "../projects/page-words";
import type { OpenedRow, SharedProjectRow, ShareRow } from "./table";

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
function siteOf({ country, city }: Pick<SharedProjectRow, "country" | "city">): string {
  const name = cityName(country, city);
  return name === undefined ? country : `${name}, ${country}`;
}

/** What the shared view shows: of the owner the name, of an appliance what counts. */
export function toOpened(
  opened: OpenedRow,
  price: OpenedShare["project"]["price"],
  catalogueItem: (id: string) => CatalogueItem | null,
): OpenedShare {
  const { share, appliances, designedBy } = opened;
  const { ownerId: _owner, priced: _priced, calculatedAt, designMethod, updatedAt, ...project } = opened.project;
  return {
    projectShare: {
      permission: share.permission,
      isPublic: share.isPublic,
      expiresAt: share.expiresAt?.toISOString() ?? null,
    },
    project: {
      ...project,
      price,
      designIsOutdated: designIsOutdated({ calculatedAt, designMethod }),
      updatedAt: updatedAt.toISOString(),
      site: siteOf(opened.project),
      designedBy: designedBy ?? FORMER_MEMBER.name,
    },
    design: opened.design,
    roof: opened.roof,
    appliances: appliances.map((appliance) => {
      const item = appliance.catalogueId === null ? null : catalogueItem(appliance.catalogueId);
      const { quantity, hoursPerDay } = appliance;
      const power = describedPower(appliance, item);
      return {
        applianceId: appliance.customName === null ? appliance.catalogueId : null,
        customName: nameOf(appliance, item),
        customPower: power,
        quantity,
        hoursPerDay,
        dailyConsumption: dailyConsumption({ power, quantity, hoursPerDay }),
      };
    }),
  };
}
