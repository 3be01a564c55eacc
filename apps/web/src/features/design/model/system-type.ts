import type { Design } from "@sunwright/engine/sizing/design";
import type { SystemType } from "@sunwright/engine/sizing/options";

const SYSTEM_BY_GOVERNOR = { backupDays: "off-grid", backupHours: "hybrid", none: "on-grid" } as const;
/** The type a stored design was made for, whatever the project says since. */
export const systemTypeOf = (design: Design): SystemType => SYSTEM_BY_GOVERNOR[design.battery.governedBy];
