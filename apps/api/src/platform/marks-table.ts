import { lt, sql } from "drizzle-orm";
import type { Executor } from "./database";
import { failedCalls, marks, type MARKS } from "./schema";

export type MarkName = (typeof MARKS)[number];
export type Mark = typeof marks.$inferSelect;

/** It ended now; in place of the last time. */
export async function putMark(executor: Executor, name: MarkName, at: Date, count = 0): Promise<void> {
  await executor
    .insert(marks)
    .values({ name, at, count })
    .onConflictDoUpdate({ target: marks.name, set: { at, count } });
}

export async function readMarks(executor: Executor): Promise<ReadonlyMap<MarkName, Mark>> {
  return new Map((await executor.select().from(marks)).map((mark) => [mark.name, mark]));
}

export interface Failed {
  readonly route: string;
  readonly status: number;
  readonly count: number;
}

export async function addFailures(executor: Executor, hour: Date, failures: readonly Failed[]): Promise<void> {
  if (failures.length === 0) return;
  await executor
    .insert(failedCalls)
    .values(failures.map((failure) => ({ hour, ...failure })))
    .onConflictDoUpdate({
      target: [failedCalls.hour, failedCalls.route, failedCalls.status],
      set: { count: sql`${failedCalls.count} + excluded.count` },
    });
}

/** The most frequent first. */
export const failuresSince = (executor: Executor, since: Date, most: number): Promise<Failed[]> => {
  const total = sql<number>`sum(${failedCalls.count})::int`;
  return executor
    .select({ route: failedCalls.route, status: failedCalls.status, count: total })
    .from(failedCalls)
    .where(sql`${failedCalls.hour} > ${since.toISOString()}::timestamptz`)
    .groupBy(failedCalls.route, failedCalls.status)
    .orderBy(sql`${total} desc`, failedCalls.route)
    .limit(most);
};

export async function purgeFailures(executor: Executor, before: Date): Promise<void> {
  await executor.delete(failedCalls).where(lt(failedCalls.hour, before));
}
