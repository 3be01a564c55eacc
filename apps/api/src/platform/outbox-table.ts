import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, lte, max, min, or, type SQL, sql } from "drizzle-orm";
import type { Executor, Transaction } from "./database";
import { outbox } from "./schema";

/** One minute after the first try, then twice as long each time. [ms] */
const FIRST_RETRY = 60_000;

export type OutboxRow = typeof outbox.$inferSelect;

export async function insertMail(executor: Executor, row: typeof outbox.$inferInsert): Promise<void> {
  await executor.insert(outbox).values(row);
}

/** Takes due mails for this process: until the time of their next try nobody else takes them. */
export const claimDue = (tx: Transaction, now: Date, most: number): Promise<OutboxRow[]> =>
  claim(tx, undefined, now, most);

/** The same for what leaves in one mail with a gathered one. */
export const claimGathered = (tx: Transaction, { recipient, budget }: OutboxRow, now: Date, most: number) =>
  budget === null
    ? Promise.resolve([])
    : claim(tx, and(outbox.gathered, eq(outbox.recipient, recipient), eq(outbox.budget, budget)), now, most);

function claim(tx: Transaction, which: SQL | undefined, now: Date, most: number): Promise<OutboxRow[]> {
  const due = tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.finishedAt), lte(outbox.nextAttemptAt, now), which))
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(most)
    .for("update", { skipLocked: true });
  const wait = sql`${FIRST_RETRY}::int * power(2, ${outbox.attempts}) * interval '1 millisecond'`;
  return tx
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      nextAttemptAt: sql`${now.toISOString()}::timestamptz + ${wait}`,
    })
    .where(inArray(outbox.id, due))
    .returning();
}

/** Lets a mail wait for others to the same address: it counts as not tried. */
export async function gatherMail(executor: Executor, id: string, leavesAt: Date): Promise<void> {
  const waits = { gathered: true, nextAttemptAt: leavesAt, attempts: 0 };
  await executor.update(outbox).set(waits).where(eq(outbox.id, id));
}

/** The words go with it, which hold links that open accounts, and so does whom they were for. */
export async function finishMails(
  executor: Executor,
  ids: readonly string[],
  now: Date,
  failure: string | null,
): Promise<void> {
  const done = { recipient: "", content: null, finishedAt: now, failure };
  await executor
    .update(outbox)
    .set(done)
    .where(inArray(outbox.id, [...ids]));
}

export async function noteFailure(executor: Executor, ids: readonly string[], failure: string): Promise<void> {
  await executor
    .update(outbox)
    .set({ failure })
    .where(inArray(outbox.id, [...ids]));
}

export async function purgeFinished(executor: Executor, before: Date): Promise<void> {
  await executor.delete(outbox).where(and(isNotNull(outbox.finishedAt), lt(outbox.finishedAt, before)));
}

/** Mails that are due and since when, those given up since a moment, and when the last one left. */
export async function mailFigures(executor: Executor, { now, since }: { readonly now: Date; readonly since: Date }) {
  const waits = and(isNull(outbox.finishedAt), or(lte(outbox.nextAttemptAt, now), gt(outbox.attempts, 0)));
  const [due] = await executor
    .select({ of: count(), oldest: min(outbox.createdAt) })
    .from(outbox)
    .where(waits);
  const [lost] = await executor
    .select({ of: count() })
    .from(outbox)
    .where(and(isNotNull(outbox.failure), gt(outbox.finishedAt, since)));
  const [sent] = await executor
    .select({ at: max(outbox.finishedAt) })
    .from(outbox)
    .where(isNull(outbox.failure));
  return { due: due?.of ?? 0, oldest: due?.oldest ?? null, givenUp: lost?.of ?? 0, lastSent: sent?.at ?? null };
}
