import { say } from "@sunwright/words/shared-project";
import type { OpenedShare, SharedAppliance, SharedProject } from "@sunwright/contract/shares";

export const backupText = ({ backupDays }: Pick<SharedProject, "backupDays">) =>
  say("system.backupDays", { days: backupDays });

/** What the banner chooses its sentence by. */
export const bannerOf = ({ permission, isPublic }: OpenedShare["projectShare"]) =>
  ({ permission, audience: isPublic ? "public" : "private" }) as const;

/** [Wh] */
export function dailyLoad(
  project: Pick<SharedProject, "consumptionSource" | "directDailyConsumption">,
  list: readonly SharedAppliance[],
): number {
  return project.consumptionSource === "direct"
    ? (project.directDailyConsumption ?? 0)
    : list.reduce((sum, { dailyConsumption }) => sum + dailyConsumption, 0);
}
