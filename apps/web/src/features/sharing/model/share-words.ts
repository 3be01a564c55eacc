import { say } from "@sunwright/words/sharing";
import type { Share } from "@sunwright/contract/shares";
import { formatDate, relativeTime } from "../../../lib/format";

export const hasExpired = ({ expiresAt }: Pick<Share, "expiresAt">, now: Date) =>
  expiresAt !== null && new Date(expiresAt) <= now;

type Used = Pick<Share, "accessCount" | "lastAccessedAt" | "expiresAt">;

/** "12 opens, last 40 minutes ago. No expiry." */
export function shareUse({ accessCount, lastAccessedAt, expiresAt }: Used, now: Date): string {
  const opens = say("opens", { accessCount });
  const last = lastAccessedAt === null ? "" : `, last ${lowerFirst(relativeTime(lastAccessedAt, now))}`;
  return `${opens}${last}. ${expiryOf({ expiresAt }, now)}`;
}

function expiryOf({ expiresAt }: Pick<Share, "expiresAt">, now: Date): string {
  if (expiresAt === null) return say("noExpiry2");
  return `${hasExpired({ expiresAt }, now) ? "Expired" : "Expires"} ${formatDate(expiresAt)}.`;
}

/** Months keep their capital. */
const lowerFirst = (text: string) => (text === "Just now" ? "just now" : text);

/** "Public", or whom a private link is for. */
export const audienceOf = ({ isPublic, sharedWith }: Pick<Share, "isPublic" | "sharedWith">) =>
  isPublic ? "Public" : (sharedWith ?? say("privateForNobody"));

export const shareUrl = (origin: string, { shareToken }: Pick<Share, "shareToken">) => `${origin}/shared/${shareToken}`;
