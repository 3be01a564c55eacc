import { MESSAGES_PER_PAGE } from "@sunwright/contract/threads";
import { and, desc, eq, getTableColumns, gt, ilike, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { memberships } from "../shops/schema";
import { messages, threadReads, threads } from "./schema";

export type ThreadRow = typeof threads.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;

/** A person's own, and those of the firm they work for. */
const ofCaller = (executor: Executor, userId: string) =>
  or(
    and(eq(threads.personId, userId), isNull(threads.personLeftAt)),
    inArray(
      threads.firmId,
      executor.select({ id: memberships.firmId }).from(memberships).where(eq(memberships.userId, userId)),
    ),
  );

/** The newest first. */
export const findThreads = (
  executor: Executor,
  userId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ThreadRow[]> =>
  executor
    .select()
    .from(threads)
    .where(ofCaller(executor, userId))
    .orderBy(desc(threads.lastAt), desc(threads.id))
    .limit(limit)
    .offset(offset);

/** Those of these threads in which a text was written. */
export async function threadsHolding(
  executor: Executor,
  ids: readonly string[],
  text: string,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await executor
    .selectDistinct({ id: messages.threadId })
    .from(messages)
    .where(and(inArray(messages.threadId, [...ids]), ilike(messages.content, pattern)));
  return new Set(rows.map(({ id }) => id));
}

/** The caller has found what it is about. */
export async function findThread(executor: Executor, id: string): Promise<ThreadRow | null> {
  const [row] = await executor.select().from(threads).where(eq(threads.id, id));
  return row ?? null;
}

/** Makes the thread where there is none, and holds it: its messages are added one after another. */
export async function lockThread(
  tx: Transaction,
  row: Pick<ThreadRow, "id" | "kind" | "personId" | "firmId" | "lastAt">,
): Promise<ThreadRow> {
  await tx
    .insert(threads)
    .values({ ...row, last: 0 })
    .onConflictDoNothing();
  const [held] = await tx.select().from(threads).where(eq(threads.id, row.id)).for("update");
  if (!held) throw new Error("A thread that was just made is not there");
  return held;
}

export async function insertMessage(tx: Transaction, row: MessageRow): Promise<void> {
  await tx.insert(messages).values(row);
  await tx.update(threads).set({ last: row.position, lastAt: row.createdAt }).where(eq(threads.id, row.threadId));
}

/** The newest first; one more than a page holds tells that there are more. */
export const findMessages = (executor: Executor, id: string, before: number | undefined): Promise<MessageRow[]> =>
  executor
    .select()
    .from(messages)
    .where(and(eq(messages.threadId, id), before === undefined ? undefined : lt(messages.position, before)))
    .orderBy(desc(messages.position))
    .limit(MESSAGES_PER_PAGE + 1);

/** The newest message of each thread. */
export const lastMessages = (executor: Executor, ids: readonly string[]): Promise<MessageRow[]> =>
  executor
    .select(getTableColumns(messages))
    .from(messages)
    .innerJoin(threads, and(eq(threads.id, messages.threadId), eq(threads.last, messages.position)))
    .where(inArray(threads.id, [...ids]));

/** How many messages of the other side each thread holds that somebody has not read. */
export async function countUnread(
  executor: Executor,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await executor
    .select({ id: threads.id, unread: sql<number>`count(*)::integer` })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .leftJoin(threadReads, and(eq(threadReads.threadId, threads.id), eq(threadReads.userId, userId)))
    .where(
      and(
        inArray(threads.id, [...ids]),
        gt(messages.position, sql`coalesce(${threadReads.position}, 0)`),
        ne(messages.side, sql`case when ${threads.personId} = ${userId} then 'person' else 'firm' end`),
      ),
    )
    .groupBy(threads.id);
  return new Map(rows.map(({ id, unread }) => [id, unread]));
}

export async function readUpTo(executor: Executor, id: string, userId: string): Promise<number> {
  const [row] = await executor
    .select({ position: threadReads.position })
    .from(threadReads)
    .where(and(eq(threadReads.threadId, id), eq(threadReads.userId, userId)));
  return row?.position ?? 0;
}

/** Never back: two tabs read the same thread. */
export async function markRead(tx: Transaction, threadId: string, userId: string, position: number): Promise<number> {
  const [row] = await tx
    .insert(threadReads)
    .values({ threadId, userId, position })
    .onConflictDoUpdate({
      target: [threadReads.threadId, threadReads.userId],
      set: { position: sql`greatest(${threadReads.position}, excluded.position)` },
    })
    .returning({ position: threadReads.position });
  return row?.position ?? position;
}

/** What somebody wrote stays with the other side, as nobody's. */
export async function leaveThreads(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.update(messages).set({ authorId: null }).where(eq(messages.authorId, userId));
  await tx.update(threads).set({ personLeftAt: now }).where(eq(threads.personId, userId));
  await tx.delete(threadReads).where(eq(threadReads.userId, userId));
}

/** What somebody wrote, in the order of threads and places, after one of them. */
export const writtenBy = (
  executor: Executor,
  userId: string,
  after: Pick<MessageRow, "threadId" | "position"> | undefined,
): Promise<MessageRow[]> =>
  executor
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.authorId, userId),
        after &&
          sql`(${messages.threadId}, ${messages.position}) > (${after.threadId}::uuid, ${after.position}::integer)`,
      ),
    )
    .orderBy(messages.threadId, messages.position)
    .limit(200);
