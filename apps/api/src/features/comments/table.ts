import { and, count, desc, eq, exists, getTableColumns, gt, isNull, lte, not, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor, Transaction } from "../../platform/database";
import { sessions } from "../../platform/schema";
import { ofSession, type OfSession, sessionColumns } from "../../platform/sessions";
import { listOf, prepare, text } from "../../platform/statements";
import { accessOf, linkLives, askerIn, reachable } from "../projects/access";
import { projects } from "../projects/schema";
import { projectMembers, projectShares } from "../projects/access-schema";
import { commentNotices, projectComments } from "./schema";

export type CommentRow = typeof projectComments.$inferSelect;

const { id, projectId, userId, parentId, content, createdAt, deletedAt } = projectComments;

/** Oldest first, in one round trip with the session of the call; no project where it is not the caller's to read. */
export const commentsOfCall = prepare<OfSession & { readonly projectId: string }>()((value) => {
  const asker = askerIn(value);
  return text
    .select({
      session: sessionColumns,
      project: { id: projects.id },
      access: accessOf(asker),
      comments: listOf(
        text
          .select(getTableColumns(projectComments))
          .from(projectComments)
          .where(eq(projectId, projects.id))
          .orderBy(createdAt, id),
      ),
    })
    .from(sessions)
    .leftJoin(projects, reachable(asker, value("projectId"), "view"))
    .where(ofSession(value));
});

/** All of a project, newest first, for whoever a link lets in. */
export const commentsOf = (executor: Executor, project: string): Promise<CommentRow[]> =>
  executor.select().from(projectComments).where(eq(projectId, project)).orderBy(desc(createdAt), desc(id));

/** By one link, those that were deleted since too. */
export async function countAsked(tx: Transaction, shareId: string): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(projectComments).where(eq(projectComments.shareId, shareId));
  return row?.count ?? 0;
}

/** A comment whoever asks: services take it through the project, which they reach or do not. */
export async function findComment(executor: Executor, comment: string): Promise<CommentRow | null> {
  const [row] = await executor.select().from(projectComments).where(eq(id, comment));
  return row ?? null;
}

/** How many comments a project has, and how long all of them are together. [bytes] */
export async function discussionSize(tx: Transaction, project: string) {
  const bytes = sql<number>`coalesce(sum(octet_length(${content})), 0)::int`;
  const [row] = await tx.select({ count: count(), bytes }).from(projectComments).where(eq(projectId, project));
  return row ?? { count: 0, bytes: 0 };
}

export async function insertComment(tx: Transaction, comment: CommentRow): Promise<void> {
  await tx.insert(projectComments).values(comment);
}

/** The caller holds the project's row and has checked that the comment is theirs to change. */
export async function writeComment(tx: Transaction, comment: string, words: string, at: Date): Promise<void> {
  await tx.update(projectComments).set({ content: words, updatedAt: at }).where(eq(id, comment));
}

/** Takes the words away, and with a guest's the name, and leaves the place. */
export async function emptyComment(tx: Transaction, comment: string, at: Date): Promise<void> {
  await tx
    .update(projectComments)
    .set({ content: "", guestName: sql`left(${projectComments.guestName}, 0)`, updatedAt: at, deletedAt: at })
    .where(eq(id, comment));
}

export async function removeComment(tx: Transaction, comment: string): Promise<void> {
  await tx.delete(projectComments).where(eq(id, comment));
}

export async function hasReplies(tx: Transaction, comment: string): Promise<boolean> {
  const rows = await tx.select({ id }).from(projectComments).where(eq(parentId, comment)).limit(1);
  return rows.length > 0;
}

/** A marker that held a place for replies goes with the last of them. */
export async function removeLoneMarker(tx: Transaction, comment: string): Promise<void> {
  const reply = alias(projectComments, "reply");
  const replies = tx.select({ id: reply.id }).from(reply).where(eq(reply.parentId, comment));
  await tx.delete(projectComments).where(and(eq(id, comment), not(isNull(deletedAt)), not(exists(replies))));
}

/** Who has written here and came through a link that has not ended; the owner is read elsewhere. */
export async function writersWhoRead(tx: Transaction, project: string, at: Date): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ userId })
    .from(projectComments)
    .innerJoin(
      projectMembers,
      and(eq(projectMembers.projectId, projectId), eq(projectMembers.userId, projectComments.userId)),
    )
    .innerJoin(projectShares, eq(projectShares.id, projectMembers.shareId))
    .where(and(eq(projectId, project), isNull(deletedAt), linkLives(at)));
  return rows.flatMap((row) => row.userId ?? []);
}

/** Takes the next mail for each of these people; answers for whom there was none on its way. */
export async function takeNotices(
  tx: Transaction,
  project: string,
  userIds: readonly string[],
  { now, leavesAt }: { readonly now: Date; readonly leavesAt: Date },
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const taken = await tx
    .insert(commentNotices)
    .values(userIds.map((each) => ({ projectId: project, userId: each, leavesAt })))
    .onConflictDoUpdate({
      target: [commentNotices.projectId, commentNotices.userId],
      set: { leavesAt: sql`excluded.leaves_at` },
      setWhere: lte(commentNotices.leavesAt, now),
    })
    .returning({ userId: commentNotices.userId });
  return new Set(taken.map((row) => row.userId));
}

/** Read at a time for an export. */
const WRITTEN_PAGE = 100;

/** What a person wrote, in any project, a page of it, oldest first: ids follow the time. */
export const writtenBy = (executor: Executor, person: string, after: string | undefined): Promise<CommentRow[]> =>
  executor
    .select()
    .from(projectComments)
    .where(and(eq(userId, person), isNull(deletedAt), after === undefined ? undefined : gt(id, after)))
    .orderBy(id)
    .limit(WRITTEN_PAGE);

export async function removeNotices(tx: Transaction, person: string): Promise<void> {
  await tx.delete(commentNotices).where(eq(commentNotices.userId, person));
}
