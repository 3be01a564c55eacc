import { OPEN_QUOTES, type QuoteListSort, type QuoteView } from "@sunwright/contract/quote-states";
import { and, asc, desc, eq, exists, getTableColumns, inArray, lt, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { containing } from "../../platform/like";
import { todayByZone } from "../../platform/local-day";
import { type InvitationRow, requestColumns, type RequestRow } from "../requests/request-table";
import { quoteInvitations, quoteRequests } from "../requests/schema";
import { memberships } from "../shops/schema";
import { quotes, quoteVersions } from "./schema";

export type QuoteRow = typeof quotes.$inferSelect & { readonly number: number };
export type VersionRow = typeof quoteVersions.$inferSelect;
export type NewVersion = typeof quoteVersions.$inferInsert;

/** A quote with what it is for. */
export interface FoundQuote {
  readonly quote: QuoteRow;
  readonly invitation: InvitationRow;
  readonly request: RequestRow;
}

const columns = { ...getTableColumns(quotes), number: sql<number>`${quotes.number}` };
const found = (executor: Executor) =>
  executor
    .select({ quote: columns, invitation: getTableColumns(quoteInvitations), request: requestColumns })
    .from(quotes)
    .innerJoin(quoteInvitations, eq(quoteInvitations.id, quotes.invitationId))
    .innerJoin(quoteRequests, eq(quoteRequests.id, quoteInvitations.requestId));

const ofMember = (executor: Executor, userId: string) =>
  exists(
    executor
      .select({ one: sql`1` })
      .from(memberships)
      .where(and(eq(memberships.userId, userId), eq(memberships.firmId, quoteInvitations.firmId))),
  );

/** For a member of its firm; null for everybody else. */
export async function findQuote(executor: Executor, userId: string, id: string): Promise<FoundQuote | null> {
  const [row] = await found(executor).where(and(eq(quotes.id, id), ofMember(executor, userId)));
  return row ?? null;
}

/** Those of these in which somebody is the homeowner, or works for the firm. */
export const findSides = (executor: Executor, userId: string, ids: readonly string[]): Promise<FoundQuote[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : found(executor).where(
        and(inArray(quotes.id, [...ids]), or(eq(quoteRequests.personId, userId), ofMember(executor, userId))),
      );

/** That of an invitation; null where its firm has begun none. */
export async function quoteIdOf(executor: Executor, invitationId: string): Promise<string | null> {
  const [row] = await executor.select({ id: quotes.id }).from(quotes).where(eq(quotes.invitationId, invitationId));
  return row?.id ?? null;
}

/** A second one of an invitation: the unique index refuses it, and nothing is made. False then. */
export async function insertQuote(tx: Transaction, row: typeof quotes.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(quotes).values(row).onConflictDoNothing().returning({ id: quotes.id });
  return rows.length > 0;
}

export async function touchQuote(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(quotes).set({ updatedAt: now }).where(eq(quotes.id, id));
}

const inView = (view: QuoteView) => {
  const { state } = quoteInvitations;
  const open = ["accepted", "site_visit", "quoted"] as const;
  if (view === "open") return inArray(state, [...open]);
  return view === "won" ? eq(state, "won") : notInArray(state, [...open, "won"]);
};
interface Question {
  readonly firmId: string;
  readonly view: QuoteView;
  readonly search: string;
  readonly sort: QuoteListSort;
  readonly page: number;
  readonly limit: number;
}

/** Of the version that a list shows of a quote: the one changed last. */
const ofHead = (column: typeof quoteVersions.validUntil | typeof quoteVersions.totalMinor) =>
  sql`(select ${column} from ${quoteVersions} where ${quoteVersions.quoteId} = ${quotes.id}
    order by ${quoteVersions.updatedAt} desc, ${quoteVersions.id} desc limit 1)`;

const inOrder = {
  newest: [],
  ends: [sql`${ofHead(quoteVersions.validUntil)} asc nulls last`],
  total: [sql`${ofHead(quoteVersions.totalMinor)} desc nulls last`],
} as const satisfies Readonly<Record<QuoteListSort, readonly SQL[]>>;

/** A page and one row more. */
export const quotesOf = (
  executor: Executor,
  { firmId, view, search, sort, page, limit }: Question,
): Promise<FoundQuote[]> =>
  found(executor)
    .where(
      and(
        eq(quoteInvitations.firmId, firmId),
        inView(view),
        search === ""
          ? undefined
          : or(
              sql`lower(${quoteRequests.place}) like ${containing(search)}`,
              sql`lower('Q-' || ${quotes.number}) like ${containing(search)}`,
            ),
      ),
    )
    .orderBy(...inOrder[sort], desc(quotes.updatedAt), desc(quotes.id))
    .limit(limit + 1)
    .offset((page - 1) * limit);

export async function countQuotes(executor: Executor, firmId: string): Promise<Record<QuoteView, number>> {
  const many = (view: QuoteView) => sql<number>`(count(*) filter (where ${inView(view)}))::integer`;
  const [row] = await executor
    .select({ open: many("open"), won: many("won"), over: many("over") })
    .from(quotes)
    .innerJoin(quoteInvitations, eq(quoteInvitations.id, quotes.invitationId))
    .where(eq(quoteInvitations.firmId, firmId));
  return row ?? { open: 0, won: 0, over: 0 };
}

/** What a list says of the versions of some quotes, the newest first. */
export const headsOf = (executor: Executor, quoteIds: readonly string[]) =>
  quoteIds.length === 0
    ? Promise.resolve([])
    : executor
        .select({
          quoteId: quoteVersions.quoteId,
          option: quoteVersions.option,
          state: quoteVersions.state,
          totalMinor: quoteVersions.totalMinor,
          validUntil: quoteVersions.validUntil,
          timeZone: quoteVersions.timeZone,
          hours: sql<number | null>`(${quoteVersions.figures} ->> 'hoursWithoutPower')::double precision`,
        })
        .from(quoteVersions)
        .where(inArray(quoteVersions.quoteId, [...quoteIds]))
        .orderBy(desc(quoteVersions.updatedAt), desc(quoteVersions.id));

/** By option, then the newest first. */
export const versionsOf = (executor: Executor, quoteId: string): Promise<VersionRow[]> =>
  executor
    .select()
    .from(quoteVersions)
    .where(eq(quoteVersions.quoteId, quoteId))
    .orderBy(asc(quoteVersions.option), desc(quoteVersions.number));

export async function findVersion(executor: Executor, quoteId: string, id: string): Promise<VersionRow | null> {
  const [row] = await executor
    .select()
    .from(quoteVersions)
    .where(and(eq(quoteVersions.quoteId, quoteId), eq(quoteVersions.id, id)));
  return row ?? null;
}

/** A second draft of an option, or a number that is taken: the unique indexes refuse it, see `uniqueViolation`. */
export async function insertVersion(tx: Transaction, row: NewVersion): Promise<void> {
  await tx.insert(quoteVersions).values(row);
}

/** Writes where the version is still the one that was read; false where it is another. */
export async function updateVersion(
  tx: Transaction,
  { id, version }: Pick<VersionRow, "id" | "version">,
  sent: Partial<Omit<NewVersion, "id" | "version" | "quoteId" | "requestId">>,
): Promise<boolean> {
  const rows = await tx
    .update(quoteVersions)
    .set({ ...sent, version: version + 1 })
    .where(and(eq(quoteVersions.id, id), eq(quoteVersions.version, version)))
    .returning({ id: quoteVersions.id });
  return rows.length > 0;
}

export async function deleteVersion(tx: Transaction, id: string): Promise<void> {
  await tx.delete(quoteVersions).where(and(eq(quoteVersions.id, id), eq(quoteVersions.state, "draft")));
}

/** A version of a request that was sent, with its quote. */
export interface OfferRow {
  readonly version: VersionRow;
  readonly quote: QuoteRow;
  readonly invitation: InvitationRow;
}

/** Everything that was ever sent for a request: by invitation and option, then the newest first. */
export const offersOf = (executor: Executor, requestId: string): Promise<OfferRow[]> =>
  executor
    .select({ version: getTableColumns(quoteVersions), quote: columns, invitation: getTableColumns(quoteInvitations) })
    .from(quoteVersions)
    .innerJoin(quotes, eq(quotes.id, quoteVersions.quoteId))
    .innerJoin(quoteInvitations, eq(quoteInvitations.id, quotes.invitationId))
    .where(and(eq(quoteVersions.requestId, requestId), sql`${quoteVersions.sentAt} is not null`))
    .orderBy(asc(quoteInvitations.id), asc(quoteVersions.option), desc(quoteVersions.number));

/** Versions that were sent, with the currency of their request. */
export const offersNamed = (executor: Executor, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : executor
        .select({
          version: getTableColumns(quoteVersions),
          invitation: getTableColumns(quoteInvitations),
          currency: quoteRequests.currency,
        })
        .from(quoteVersions)
        .innerJoin(quotes, eq(quotes.id, quoteVersions.quoteId))
        .innerJoin(quoteInvitations, eq(quoteInvitations.id, quotes.invitationId))
        .innerJoin(quoteRequests, eq(quoteRequests.id, quoteVersions.requestId))
        .where(and(inArray(quoteVersions.id, [...ids]), sql`${quoteVersions.sentAt} is not null`));

/** What waits for a decision of a request, or for being sent. */
export const openVersions = (executor: Executor, requestId: string): Promise<VersionRow[]> =>
  executor
    .select()
    .from(quoteVersions)
    .where(and(eq(quoteVersions.requestId, requestId), inArray(quoteVersions.state, ["draft", ...OPEN_QUOTES])))
    .orderBy(asc(quoteVersions.id));

/** Marks what its person is shown for the first time. */
export async function markViewed(executor: Executor, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await executor
    .update(quoteVersions)
    .set({ state: "viewed", viewedAt: now })
    .where(and(inArray(quoteVersions.id, [...ids]), eq(quoteVersions.state, "sent")));
}

/** Requests with a version whose last day is over, a few at a time. */
export const requestsOverdue = async (executor: Executor, now: Date, most: number): Promise<string[]> =>
  (
    await executor
      .selectDistinct({ id: quoteVersions.requestId })
      .from(quoteVersions)
      .where(
        and(
          inArray(quoteVersions.state, [...OPEN_QUOTES]),
          lt(quoteVersions.validUntil, todayByZone(now, quoteVersions.timeZone)),
        ),
      )
      .limit(most)
  ).map(({ id }) => id);

/** What homeowners wrote in the versions of their requests. */
export async function forgetReplies(tx: Transaction, whose: { personId: string } | { projectId: string }) {
  const theirs =
    "personId" in whose ? eq(quoteRequests.personId, whose.personId) : eq(quoteRequests.projectId, whose.projectId);
  await tx
    .update(quoteVersions)
    .set({ reply: "" })
    .where(inArray(quoteVersions.requestId, tx.select({ id: quoteRequests.id }).from(quoteRequests).where(theirs)));
}
