import type { Permission } from "@sunwright/contract/access";

/** Source: design workflow specification, section 6. */
export const PERMISSION_LABELS: Readonly<Record<Permission, string>> = {
  view: "View Only",
  edit: "Can Edit",
  admin: "Full Access",
};

/** Blue, orange, red. Source: the same, section 2. */
export const PERMISSION_TONES = { view: "info", edit: "warn", admin: "bad" } as const satisfies Record<
  Permission,
  string
>;
