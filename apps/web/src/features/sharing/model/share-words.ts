import { say } from "@sunwright/words/sharing";
import type { Share } from "@sunwright/contract/shares";
import { formatDate, relativeTime } from "../../../lib/format";

export const hasExpired = ({ expiresAt }: Pick<Share, "expiresAt">, now: Date) =>
  expiresAt !== null && new Date(expiresAt) <= now;

/** The newest link with which anybody may view, now and from now on; null where there is none. */
export const viewLinkOf = (shares: readonly Share[], now: Date): Share | null =>
  shares
    .filter((share) => share.isPublic && share.permission === "view" && !hasExpired(share, now))
    .toSorted((one, other) => endOf(other) - endOf(one) || other.createdAt.localeCompare(one.createdAt))[0] ?? null;

const endOf = ({ expiresAt }: Share) => (expiresAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(expiresAt));

type Used = Pick<Share, "accessCount" | "lastAccessedAt" | "expiresAt">;

/** "12 opens, last 40 minutes ago. No expiry." */
export function shareUse({ accessCount: opens, lastAccessedAt, expiresAt }: Used, now: Date): string {
  const expiry = expiryOf({ expiresAt }, now);
  if (lastAccessedAt === null) return say("opened", { opens, expiry });
  return say("openedLast", { opens, expiry, lastOpened: relativeTime(lastAccessedAt, now, "inSentence") });
}

function expiryOf({ expiresAt }: Pick<Share, "expiresAt">, now: Date): string {
  if (expiresAt === null) return say("expiry.none");
  const date = formatDate(expiresAt);
  return hasExpired({ expiresAt }, now) ? say("expiry.past", { date }) : say("expiry.coming", { date });
}

/** "Public", or whom a private link is for. */
export const audienceOf = ({ isPublic, sharedWith }: Pick<Share, "isPublic" | "sharedWith">) =>
  isPublic ? say("audience.public") : (sharedWith ?? say("audience.nobody"));

export const shareUrl = (origin: string, { shareToken }: Pick<Share, "shareToken">) => `${origin}/shared/${shareToken}`;
