import { and, eq, lt, sql, type SQL } from "drizzle-orm";
import type { Executor } from "./database";
import { attempts } from "./schema";

/** After some free ones every further attempt waits twice as long as the one before. */
export interface Growing {
  readonly kind: "growing";
  readonly free: number;
  /** [s] */
  readonly firstDelay: number;
  /** [s] */
  readonly longestDelay: number;
  /** The count starts again when this long has passed since the last attempt. [s] */
  readonly forgetAfter: number;
}
/** So many in a stretch of time, then none until it is over. */
export interface Windowed {
  readonly kind: "window";
  readonly most: number;
  /** [s] */
  readonly window: number;
}
/** So many in any stretch of time of this length, wherever it begins: each is remembered until it is over. */
export interface Sliding {
  readonly kind: "sliding";
  readonly most: number;
  /** [s] */
  readonly window: number;
}
export type Policy = Growing | Windowed | Sliding;

export interface Counted {
  readonly subject: string;
  readonly blockedUntil: Date;
  /** When it was counted, where each is remembered; null elsewhere. */
  readonly at: Date | null;
}

/** Counts one attempt in a single statement, so that a hundred at once are counted one by one. Null: blocked. */
export async function countAttempt(
  executor: Executor,
  subject: string,
  policy: Policy,
  now: Date,
): Promise<Counted | null> {
  if (policy.kind === "sliding") return countSliding(executor, subject, policy, now);
  const { startsAnew, block } = policy.kind === "window" ? windowed(policy, now) : growing(policy, now);
  const next = sql`(CASE WHEN ${startsAnew} THEN 1 ELSE ${attempts.count} + 1 END)`;
  const since = sql`(CASE WHEN ${startsAnew} THEN ${timestamp(now)} ELSE ${attempts.since} END)`;
  const first = block(sql`1`, timestamp(now));
  const [row] = await executor
    .insert(attempts)
    .values({ subject, count: 1, since: now, lastAt: now, blockedUntil: first })
    .onConflictDoUpdate({
      target: attempts.subject,
      set: { count: next, since, lastAt: now, blockedUntil: block(next, since) },
      setWhere: sql`${attempts.blockedUntil} <= ${timestamp(now)}`,
    })
    .returning({ subject: attempts.subject, blockedUntil: attempts.blockedUntil });
  return row === undefined ? null : { ...row, at: null };
}

async function countSliding(
  executor: Executor,
  subject: string,
  { most, window }: Sliding,
  now: Date,
): Promise<Counted | null> {
  const lasting = sql`ARRAY(SELECT each FROM unnest(${attempts.times}) AS each WHERE each > ${ago(now, window)} ORDER BY each)`;
  const next = sql`${lasting} || ${timestamp(now)}`;
  // Full, it waits for the oldest to be over.
  const end = (times: SQL) => sql`(${times})[1] + ${seconds(sql`${window}::int`)}`;
  const block = (times: SQL) =>
    sql`(CASE WHEN cardinality(${times}) >= ${most}::int THEN ${end(times)} ELSE ${UNBLOCKED} END)`;
  const first = sql`ARRAY[${timestamp(now)}]`;
  const [row] = await executor
    .insert(attempts)
    .values({ subject, count: 1, since: now, lastAt: now, times: first, blockedUntil: block(first) })
    .onConflictDoUpdate({
      target: attempts.subject,
      set: { times: next, count: sql`cardinality(${next})`, lastAt: now, blockedUntil: block(next) },
      setWhere: sql`cardinality(${lasting}) < ${most}::int`,
    })
    .returning({ subject: attempts.subject, blockedUntil: attempts.blockedUntil });
  return row === undefined ? null : { ...row, at: now };
}

export async function readBlock(executor: Executor, subject: string): Promise<Date | null> {
  const [row] = await executor
    .select({ blockedUntil: attempts.blockedUntil })
    .from(attempts)
    .where(eq(attempts.subject, subject));
  return row?.blockedUntil ?? null;
}

/** Takes an attempt back out of the count. A block that a later attempt has set stays. */
export async function uncountAttempt(executor: Executor, { subject, blockedUntil, at }: Counted): Promise<void> {
  if (at !== null) return uncountSliding(executor, subject, at);
  await executor
    .update(attempts)
    .set({
      count: sql`greatest(${attempts.count} - 1, 0)`,
      blockedUntil: sql`CASE WHEN ${attempts.blockedUntil} = ${timestamp(blockedUntil)}
        THEN ${UNBLOCKED} ELSE ${attempts.blockedUntil} END`,
    })
    .where(eq(attempts.subject, subject));
}

/** There is room for one more. */
async function uncountSliding(executor: Executor, subject: string, at: Date): Promise<void> {
  const place = sql`array_position(${attempts.times}, ${timestamp(at)})`;
  await executor
    .update(attempts)
    .set({
      times: sql`${attempts.times}[:${place} - 1] || ${attempts.times}[${place} + 1:]`,
      count: sql`${attempts.count} - 1`,
      blockedUntil: UNBLOCKED,
    })
    .where(and(eq(attempts.subject, subject), sql`${place} IS NOT NULL`));
}

export async function forgetAttempts(executor: Executor, subject: string): Promise<void> {
  await executor.delete(attempts).where(eq(attempts.subject, subject));
}

/** Removes counts that are older and hold nothing back any more. */
export async function purgeAttempts(executor: Executor, before: Date, now: Date): Promise<void> {
  await executor.delete(attempts).where(and(lt(attempts.lastAt, before), lt(attempts.blockedUntil, now)));
}

const timestamp = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;
/** Long over by every server's clock: the present of one is still to come for another whose clock is behind. */
const UNBLOCKED = timestamp(new Date(0));
const seconds = (amount: SQL) => sql`${amount} * interval '1 second'`;
const ago = (now: Date, age: number) => timestamp(new Date(now.getTime() - age * 1000));

/** Whether the count of a row starts again, and until when a count blocks. */
interface Terms {
  readonly startsAnew: SQL;
  readonly block: (count: SQL, since: SQL) => SQL;
}

function windowed({ most, window }: Windowed, now: Date): Terms {
  const end = (since: SQL) => sql`${since} + ${seconds(sql`${window}::int`)}`;
  return {
    startsAnew: sql`${attempts.since} <= ${ago(now, window)}`,
    block: (count, since) => sql`(CASE WHEN ${count} >= ${most}::int THEN ${end(since)} ELSE ${UNBLOCKED} END)`,
  };
}

function growing({ free, firstDelay, longestDelay, forgetAfter }: Growing, now: Date): Terms {
  // The exponent is bounded so that a long attack cannot overflow the power.
  const doublings = (count: SQL) => sql`power(2, least(${count} - ${free}::int, 30))`;
  const delay = (count: SQL) =>
    seconds(sql`least(${firstDelay}::float8 * ${doublings(count)}, ${longestDelay}::float8)`);
  return {
    startsAnew: sql`${attempts.lastAt} <= ${ago(now, forgetAfter)}`,
    block: (count) =>
      sql`(CASE WHEN ${count} >= ${free}::int THEN ${timestamp(now)} + ${delay(count)} ELSE ${UNBLOCKED} END)`,
  };
}
