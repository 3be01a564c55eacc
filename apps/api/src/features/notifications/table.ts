import { NOTICE_KIND_NAMES, NOTICE_KINDS, type NoticeKind, type NoticeTopic } from "@sunwright/contract/notices";
import { NOTIFICATIONS_PER_PAGE, UNREAD_COUNTED_MAX } from "@sunwright/contract/notifications";
import { and, asc, desc, eq, inArray, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { sessions } from "../../platform/schema";
import { ofSession, type OfSession, sessionColumns } from "../../platform/sessions";
import { prepare, text } from "../../platform/statements";
import { notifications } from "./schema";

export type NotificationRow = typeof notifications.$inferSelect;

/** Of one kind, a later version's, no reader of this one knows the words. */
const known = inArray(notifications.kind, [...NOTICE_KIND_NAMES]);
const isUnread = isNull(notifications.readAt);
const isShown = eq(notifications.shown, true);

/** A message in a thread of which its reader has a notification already takes that one's place. */
export async function insertNotifications(tx: Transaction, told: readonly NotificationRow[]): Promise<void> {
  const rows = await leftAfterRenewal(tx, told);
  const [first] = rows;
  if (first === undefined) return;
  const insert = tx.insert(notifications).values([...rows]);
  if (first.kind !== "message") return void (await insert);
  await insert.onConflictDoUpdate({
    target: [notifications.userId, notifications.subjectId],
    targetWhere: sql`${notifications.kind} = 'message' and ${notifications.readAt} is null`,
    set: {
      id: sql`excluded.id`,
      told: sql`excluded.told`,
      createdAt: sql`excluded.created_at`,
      shown: sql`excluded.shown`,
    },
  });
}

/** A conversation has one mail however many messages come before somebody reads it. */
const CONVERSATIONS: ReadonlySet<NoticeKind> = new Set(["lead_message", "quote_message", "job_message"]);
const STATES: ReadonlySet<NoticeKind> = new Set(["order_shop_state", "job_firm_state", "request_firm_state"]);

/** Of some kinds the newest alone matters: it stands in place of the one that was not read. Answers what is left to insert. */
async function leftAfterRenewal(tx: Transaction, rows: readonly NotificationRow[]): Promise<NotificationRow[]> {
  const left = [];
  for (const row of rows) {
    const { id, told, createdAt, shown, mailAt, kind, userId, subjectId } = row;
    const newest = { id, told, createdAt, shown, ...(STATES.has(kind) ? { mailAt } : {}) };
    const renewed =
      CONVERSATIONS.has(kind) || STATES.has(kind)
        ? await tx
            .update(notifications)
            .set(newest)
            .where(
              and(
                eq(notifications.userId, userId),
                eq(notifications.kind, kind),
                eq(notifications.subjectId, subjectId),
                isUnread,
              ),
            )
            .returning({ id: notifications.id })
        : [];
    if (renewed.length === 0) left.push(row);
  }
  return left;
}

interface Question {
  readonly before?: string | undefined;
  readonly topic?: NoticeTopic | undefined;
  readonly which: "all" | "unread";
}

/** The newest first; one more than a page holds tells that there are more. */
export const findNotifications = (
  executor: Executor,
  userId: string,
  { before, topic, which }: Question,
): Promise<NotificationRow[]> =>
  executor
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        isShown,
        topic === undefined
          ? known
          : inArray(
              notifications.kind,
              NOTICE_KIND_NAMES.filter((kind) => NOTICE_KINDS[kind] === topic),
            ),
        which === "unread" ? isUnread : undefined,
        before === undefined ? undefined : lt(notifications.id, before),
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(NOTIFICATIONS_PER_PAGE + 1);

/** Up to as many as are counted. */
export async function countUnread(executor: Executor, userId: string): Promise<number> {
  const counted = executor
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isShown, isUnread, known))
    .limit(UNREAD_COUNTED_MAX)
    .as("counted");
  const [row] = await executor.select({ unread: sql<number>`count(*)::integer` }).from(counted);
  return row?.unread ?? 0;
}

/** The same in one round trip with the session of the call. */
export const unreadOfCall = prepare<OfSession>()((value) => {
  const counted = text
    .select({ one: sql`1`.as("one") })
    .from(notifications)
    .where(and(eq(notifications.userId, sessions.userId), isShown, isUnread, known))
    .limit(UNREAD_COUNTED_MAX)
    .as("counted");
  return text
    .select({ session: sessionColumns, unread: sql<number>`count(${counted.one})::integer` })
    .from(sessions)
    .leftJoinLateral(counted, sql`true`)
    .where(ofSession(value))
    .groupBy(sessions.id);
});

const markRead = (tx: Transaction, userId: string, those: SQL, now: Date) =>
  tx
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.userId, userId), isUnread, those));

/** Those of them that are the person's. */
export async function markThese(tx: Transaction, userId: string, ids: readonly string[], now: Date): Promise<void> {
  await markRead(tx, userId, inArray(notifications.id, [...ids]), now);
}

/** All that came before or with one. */
export async function markUpTo(tx: Transaction, userId: string, upTo: string, now: Date): Promise<void> {
  await markRead(tx, userId, lte(notifications.id, upTo), now);
}

/** What the bell says of one thing. */
export async function markAbout(tx: Transaction, userId: string, subjectId: string, now: Date): Promise<void> {
  await markRead(tx, userId, eq(notifications.subjectId, subjectId), now);
}

/** What is due to be put into mails, person by person. One server at a time does it: the others find nothing. */
export async function claimDue(tx: Transaction, now: Date, most: number): Promise<NotificationRow[]> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('notification mails', 0)) as mine`,
  );
  if (rows[0]?.mine !== true) return [];
  return tx
    .select()
    .from(notifications)
    .where(lte(notifications.mailAt, now))
    .orderBy(asc(notifications.userId), asc(notifications.id))
    .limit(most);
}

export async function settleMails(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(notifications)
      .set({ mailAt: null })
      .where(inArray(notifications.id, [...ids]));
}

export async function removeOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.userId, userId));
}

export async function removeOlder(executor: Executor, before: Date): Promise<void> {
  await executor.delete(notifications).where(lt(notifications.createdAt, before));
}

/** Removes the oldest of whoever has more than this. */
export async function removeBeyond(executor: Executor, most: number): Promise<void> {
  const { id, userId } = notifications;
  await executor.execute(sql`delete from ${notifications} where ${id} in (
    select id from (
      select ${id} as id, row_number() over (partition by ${userId} order by ${id} desc) as nth from ${notifications}
      where ${userId} in (select ${userId} from ${notifications} group by ${userId} having count(*) > ${most}::int)
    ) ranked where nth > ${most}::int)`);
}
