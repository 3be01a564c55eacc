import { say } from "@sunwright/words/access";
import type { Permission } from "@sunwright/contract/access";

export const permissionLabel = (permission: Permission): string => say("permission", { permission });

/** Blue, orange, red. Source: design workflow specification, section 2. */
export const PERMISSION_TONES = { view: "info", edit: "warn", admin: "bad" } as const satisfies Record<
  Permission,
  string
>;
