import type { ErrorCode } from "./errors";

/** What a share link lets its holder do. Source: design workflow specification, section 6; meaning: resolution A-30. */
export const PERMISSIONS = ["view", "edit", "admin"] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** What somebody may do with a project, each step with all before it; only its owner deletes it. */
export const ACCESS = [...PERMISSIONS, "owner"] as const;
export type Access = (typeof ACCESS)[number];

/** Whether `has` is enough for what needs `need`. */
export const permits = (has: Access, need: Access) => ACCESS.indexOf(has) >= ACCESS.indexOf(need);

/** How a call on a project is refused that everybody who reaches it may make. */
export const NO_PROJECT = ["not_signed_in", "project_not_found"] as const satisfies readonly ErrorCode[];
/** The same for a call that needs more than to read. */
export const NOT_ALLOWED = [...NO_PROJECT, "not_permitted"] as const satisfies readonly ErrorCode[];
