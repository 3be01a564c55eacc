import type { Comment } from "@sunwright/contract/comments";

export interface Thread {
  readonly root: Comment;
  /** Oldest first, as they were said. */
  readonly replies: readonly Comment[];
}

/** Replies under the comment they belong to; the newest discussion stands first. */
export function threadsOf(comments: readonly Comment[]): Thread[] {
  const byAge = [...comments].sort(
    (one, other) => one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id),
  );
  return byAge
    .filter(({ parentId }) => parentId === null)
    .map((root) => ({ root, replies: byAge.filter(({ parentId }) => parentId === root.id) }))
    .toReversed();
}

/** Where a reply to this comment goes: replies are one level deep. */
export const rootOf = ({ id, parentId }: Pick<Comment, "id" | "parentId">): string => parentId ?? id;

/** What a deletion leaves, before the server's own list is there: a marker where there are replies, else nothing. */
export function withoutComment(comments: readonly Comment[], id: string): Comment[] {
  const hasReplies = comments.some(({ parentId }) => parentId === id);
  if (!hasReplies) return comments.filter((each) => each.id !== id);
  const gone = { userId: null, name: null, content: "", deleted: true, mayEdit: false, mayDelete: false };
  return comments.map((each) => (each.id === id ? { ...each, ...gone } : each));
}
