import { type Access, permits } from "@sunwright/contract/access";
import { say } from "@sunwright/words/history";

interface Authored {
  /** Null for a guest of a link. */
  readonly userId: string | null;
}

/** Your own alone: nobody puts words into another's mouth. */
export const mayEdit = (comment: Authored, viewerId: string): boolean => comment.userId === viewerId;

/** The author, and who moderates: owner and admin. */
export const mayDelete = (comment: Authored, viewerId: string, access: Access): boolean =>
  comment.userId === viewerId || permits(access, "admin");

interface Placed {
  readonly id: string;
  readonly parentId: string | null;
}

/** Replies are one level deep: what answers a reply joins the comment it answers. */
export const rootOf = ({ id, parentId }: Placed): string => parentId ?? id;

/** Whom a new comment concerns: the owner and everybody who has written here, never its author. */
export const concerned = (ownerId: string, writers: readonly string[], authorId: string | null): string[] =>
  [...new Set([ownerId, ...writers])].filter((userId) => userId !== authorId);

/** Comments of this span go out in one mail. Assumption: long enough for a conversation, short enough to join it. [ms] */
export const GATHERED = 10 * 60_000;

export const describeComment = (isReply: boolean): string => (isReply ? say("replied") : say("commented"));
/** Only of somebody else's comment: who takes back your own words owes nobody an entry. */
export const describeRemoval = (): string => say("commentRemoved");
