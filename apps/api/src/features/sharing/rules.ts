import { say as sayAccess } from "@sunwright/words/access";
import type { Permission } from "@sunwright/contract/access";
import { EMAIL_MAX } from "@sunwright/contract/limits";
import { say as sayEntry } from "@sunwright/words/history";
import type { Told } from "@sunwright/words/told";
import { told } from "../../platform/told";

/** One address, as the outbox takes it; anything else is kept, but nothing is mailed to it. */
const ADDRESS = /^[^\s@,;<>"()]+@[^\s@,;<>"()]+$/;

interface Terms {
  readonly isPublic: boolean;
  /** In lower case. */
  readonly sharedWith: string | null;
  readonly expiresAt: Date | null;
}

/** The same as `linkLives` says it of a row. */
const hasExpired = (expiresAt: Date | null, now: Date) => expiresAt !== null && expiresAt <= now;

/** Addresses are compared in lower case, as accounts keep them. A public link has no recipient. */
export function recipientOf({ isPublic, sharedWith }: Pick<Terms, "isPublic" | "sharedWith">): string | null {
  if (isPublic || sharedWith === null || sharedWith === "") return null;
  return sharedWith.toLowerCase();
}

/** Whom an invitation is mailed to: nobody where the recipient is no address, or the link has expired already. */
export function invited({ isPublic, sharedWith, expiresAt }: Terms, now: Date): string | null {
  if (isPublic || sharedWith === null || sharedWith.length > EMAIL_MAX || !ADDRESS.test(sharedWith)) return null;
  return hasExpired(expiresAt, now) ? null : sharedWith;
}

/** What a link that does not open is, for the people who manage it; null when it opens. */
export function whyClosed({ isPublic, sharedWith, expiresAt }: Terms, now: Date): Told | null {
  if (hasExpired(expiresAt, now)) return told("closed.expired");
  if (isPublic) return null;
  if (sharedWith === null) return told("closed.noRecipient");
  return told("closed.private", { recipient: sharedWith });
}

interface Described {
  readonly permission: Permission;
  readonly isPublic: boolean;
}

/** Without the recipient: everybody who reads the project reads its history. */
export const describeShare = (what: "created" | "deleted", { permission, isPublic }: Described) =>
  sayEntry(`link.${what}`, {
    audience: isPublic ? "public" : "private",
    permission: sayAccess("permission", { permission }),
  });
