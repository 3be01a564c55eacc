import { and, asc, desc, eq, exists, getTableColumns, gt, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { newId } from "../../platform/ids";
import { quoteInvitations, quoteRequests, requestShown } from "./schema";

const {
  design: _design,
  masked: _masked,
  roof: _roof,
  weatherHours: _hours,
  ...columns
} = getTableColumns(quoteRequests);
/** Those of `RequestRow`. */
export const requestColumns = columns;

/** Without the frozen design, roof and weather, which are large. */
export type RequestRow = Omit<typeof quoteRequests.$inferSelect, "design" | "masked" | "roof" | "weatherHours">;
export type NewRequest = typeof quoteRequests.$inferInsert;
export type InvitationRow = typeof quoteInvitations.$inferSelect;
export type ShownRow = typeof requestShown.$inferSelect;

const OPEN = ["draft", "sent", "quoting", "awarded", "no_match"] as const;
const open = inArray(quoteRequests.state, [...OPEN]);

/** The newest of a project that the caller has been found to own. */
export async function newestOf(executor: Executor, projectId: string): Promise<RequestRow | null> {
  const [row] = await executor
    .select(columns)
    .from(quoteRequests)
    .where(eq(quoteRequests.projectId, projectId))
    .orderBy(desc(quoteRequests.createdAt), desc(quoteRequests.id))
    .limit(1);
  return row ?? null;
}

/** The one of a project that is not over, held until the transaction ends. */
export async function lockOpenOf(tx: Transaction, projectId: string): Promise<RequestRow | null> {
  const [row] = await tx
    .select(columns)
    .from(quoteRequests)
    .where(and(eq(quoteRequests.projectId, projectId), open))
    .for("update");
  return row ?? null;
}

/** Held in the same way: accepting, withdrawing and expiring begin here. */
export async function lockRequest(tx: Transaction, id: string): Promise<RequestRow> {
  const [row] = await tx.select(columns).from(quoteRequests).where(eq(quoteRequests.id, id)).for("update");
  if (!row) throw new Error("An invitation without its request");
  return row;
}

/** Those of a person that are not over, held; of one project, or of all. */
export const lockOpenOfPerson = (tx: Transaction, personId: string): Promise<RequestRow[]> =>
  tx
    .select(columns)
    .from(quoteRequests)
    .where(and(eq(quoteRequests.personId, personId), open))
    .orderBy(asc(quoteRequests.id))
    .for("update");

/** A second one that is open: the unique index refuses it, see `uniqueViolation`. */
export async function insertRequest(tx: Transaction, row: NewRequest): Promise<void> {
  await tx.insert(quoteRequests).values(row);
}

/** Every change makes another version. The caller holds the row. */
export async function updateRequest(
  tx: Transaction,
  id: string,
  sent: Partial<Omit<NewRequest, "id" | "version">>,
): Promise<RequestRow> {
  const [row] = await tx
    .update(quoteRequests)
    .set({ ...sent, version: sql`${quoteRequests.version} + 1` })
    .where(eq(quoteRequests.id, id))
    .returning(columns);
  if (!row) throw new Error("A request that is held is gone");
  return row;
}

/** What tells of a home, taken out of a request that is over. */
export const EMPTIED = {
  design: null,
  masked: null,
  roof: null,
  weatherName: null,
  weatherHours: null,
  phone: "",
  note: "",
  siteAddress: "",
  budgetMinor: null,
  roofKind: null,
  storeys: null,
} as const;

/** Drafts go; what was sent stays for the figures of firms, without its person and their home. */
export async function forgetRequests(tx: Transaction, whose: { personId: string } | { projectId: string }) {
  const theirs =
    "personId" in whose ? eq(quoteRequests.personId, whose.personId) : eq(quoteRequests.projectId, whose.projectId);
  await tx.delete(quoteRequests).where(and(theirs, isNull(quoteRequests.sentAt)));
  await tx
    .update(quoteRequests)
    .set({ ...EMPTIED, personId: null, projectId: null })
    .where(theirs);
  if ("personId" in whose)
    await tx.update(requestShown).set({ userId: null }).where(eq(requestShown.userId, whose.personId));
}

/** In the order they were asked. */
export const invitationsOf = (executor: Executor, requestId: string): Promise<InvitationRow[]> =>
  executor
    .select()
    .from(quoteInvitations)
    .where(eq(quoteInvitations.requestId, requestId))
    .orderBy(asc(quoteInvitations.offeredAt), asc(quoteInvitations.id));

export const shownOf = (executor: Executor, invitationIds: readonly string[]): Promise<ShownRow[]> =>
  invitationIds.length === 0
    ? Promise.resolve([])
    : executor
        .select()
        .from(requestShown)
        .where(inArray(requestShown.invitationId, [...invitationIds]))
        .orderBy(asc(requestShown.shownAt));

/** Notes that somebody is shown something; what they were shown before stays as it was. */
export async function noteShown(executor: Executor, seen: Omit<ShownRow, "id">): Promise<void> {
  await executor
    .insert(requestShown)
    .values({ id: newId(seen.shownAt), ...seen })
    .onConflictDoNothing();
}

export async function insertInvitations(tx: Transaction, rows: readonly (typeof quoteInvitations.$inferInsert)[]) {
  await tx.insert(quoteInvitations).values([...rows]);
}

export async function updateInvitation(
  tx: Transaction,
  id: string,
  sent: Partial<Pick<InvitationRow, "state" | "answeredAt" | "reason" | "words" | "wordsShown">>,
): Promise<void> {
  await tx.update(quoteInvitations).set(sent).where(eq(quoteInvitations.id, id));
}

/** How many requests wait for each firm, and how it answered those since a moment. */
export interface FirmCounts {
  readonly open: number;
  readonly invited: number;
  readonly answered: number;
  /** Half of the answers came sooner. [h] */
  readonly answerHours: number | null;
}

export async function countsOfFirms(
  executor: Executor,
  firmIds: readonly string[],
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<ReadonlyMap<string, FirmCounts>> {
  if (firmIds.length === 0) return new Map();
  const { firmId, state, answerBy, answeredAt, offeredAt } = quoteInvitations;
  const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;
  const recent = sql`${offeredAt} >= ${moment(since)}`;
  const rows = await executor
    .select({
      firmId,
      open: sql<number>`(count(*) filter (where ${state} = 'offered' and ${answerBy} > ${moment(now)}))::integer`,
      // Withdrawn before an answer says nothing of the firm.
      invited: sql<number>`(count(*) filter (where ${recent} and (${answeredAt} is not null
        or ${state} in ('offered', 'expired') and ${answerBy} <= ${moment(now)})))::integer`,
      answered: sql<number>`(count(*) filter (where ${recent} and ${answeredAt} is not null))::integer`,
      answerHours: sql<number | null>`(percentile_cont(0.5) within group (order by
        extract(epoch from ${answeredAt} - ${offeredAt})::double precision)
        filter (where ${recent} and ${answeredAt} is not null)) / 3600`,
    })
    .from(quoteInvitations)
    .where(and(isNotNull(firmId), inArray(firmId, [...firmIds])))
    .groupBy(firmId);
  return new Map(rows.flatMap(({ firmId: id, ...counts }) => (id === null ? [] : [[id, counts] as const])));
}

/** Requests in which somebody's time is over, a few of them held; those that somebody else holds are left to them. */
export const lockOverdue = (tx: Transaction, now: Date, most: number): Promise<RequestRow[]> => {
  const late = tx
    .select({ one: sql`1` })
    .from(quoteInvitations)
    .where(
      and(
        eq(quoteInvitations.requestId, quoteRequests.id),
        eq(quoteInvitations.state, "offered"),
        lte(quoteInvitations.answerBy, now),
      ),
    );
  return tx
    .select(columns)
    .from(quoteRequests)
    .where(
      and(
        inArray(quoteRequests.state, ["sent", "quoting"]),
        or(exists(late), and(eq(quoteRequests.state, "sent"), lte(quoteRequests.expiresAt, now))),
      ),
    )
    .orderBy(asc(quoteRequests.id))
    .limit(most)
    .for("update", { skipLocked: true });
};

/** What waits for an answer that is due before a moment, and whose firm was not reminded: it is now. */
export async function claimReminders(tx: Transaction, before: Date, now: Date): Promise<InvitationRow[]> {
  return tx
    .update(quoteInvitations)
    .set({ remindedAt: now })
    .where(
      and(
        eq(quoteInvitations.state, "offered"),
        isNull(quoteInvitations.remindedAt),
        gt(quoteInvitations.answerBy, now),
        lte(quoteInvitations.answerBy, before),
      ),
    )
    .returning();
}

/** Requests that wait for an installer, some of them, from one on. */
export const waitingForReach = (executor: Executor, after: string | null, most: number): Promise<RequestRow[]> =>
  executor
    .select(columns)
    .from(quoteRequests)
    .where(and(eq(quoteRequests.state, "no_match"), after === null ? undefined : gt(quoteRequests.id, after)))
    .orderBy(asc(quoteRequests.id))
    .limit(most);

/** Marks one that still waits as told, or as to be told again. False where it no longer waits, or is marked so already. */
export async function markReachTold(tx: Transaction, id: string, at: Date | null): Promise<boolean> {
  const rows = await tx
    .update(quoteRequests)
    .set({ reachToldAt: at })
    .where(
      and(
        eq(quoteRequests.id, id),
        eq(quoteRequests.state, "no_match"),
        (at === null ? isNotNull : isNull)(quoteRequests.reachToldAt),
      ),
    )
    .returning({ id: quoteRequests.id });
  return rows.length > 0;
}

/** Every request of a person, the oldest first, for their export. */
export const requestsOfPerson = (executor: Executor, personId: string): Promise<RequestRow[]> =>
  executor
    .select(columns)
    .from(quoteRequests)
    .where(eq(quoteRequests.personId, personId))
    .orderBy(asc(quoteRequests.createdAt), asc(quoteRequests.id));
