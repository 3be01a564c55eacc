import type { Permission } from "@sunwright/contract/access";

/** Blue, orange, red. Source: design workflow specification, section 2. */
export const PERMISSION_TONES = { view: "info", edit: "warn", admin: "bad" } as const satisfies Record<
  Permission,
  string
>;
