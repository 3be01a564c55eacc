import { say } from "@sunwright/words/shared-project";
import type { OpenedShare, SharedAppliance, SharedProject } from "@sunwright/contract/shares";
import type { SystemType } from "@sunwright/engine/parameters/options";

export const SYSTEM_NAMES: Readonly<Record<SystemType, string>> = {
  "off-grid": "Off-grid",
  "on-grid": "On-grid",
  hybrid: "Hybrid",
};
export const systemName = ({ systemType }: Pick<SharedProject, "systemType">) => SYSTEM_NAMES[systemType];

export const backupText = ({ backupDays }: Pick<SharedProject, "backupDays">) => say("otherBackupDays", { backupDays });

/** Who can open it, after "This share is public". */
export const audienceText = ({ isPublic }: Pick<OpenedShare["projectShare"], "isPublic">) =>
  isPublic ? "anyone with the link can open it" : "it opens for the person it was sent to";

/** [Wh] */
export function dailyLoad(
  project: Pick<SharedProject, "consumptionSource" | "directDailyConsumption">,
  list: readonly SharedAppliance[],
): number {
  return project.consumptionSource === "direct"
    ? (project.directDailyConsumption ?? 0)
    : list.reduce((sum, { dailyConsumption }) => sum + dailyConsumption, 0);
}
