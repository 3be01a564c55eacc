import { type LeadView, LIVING_LEADS } from "@sunwright/contract/request-states";
import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  lt,
  lte,
  ne,
  notInArray,
  or,
  sql,
} from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { containing } from "../../platform/like";
import { memberships } from "../shops/schema";
import { type InvitationRow, requestColumns, type RequestRow } from "./request-table";
import { quoteInvitations, quoteRequests, requestShown } from "./schema";

const { design, masked, roof, weatherName, weatherHours } = getTableColumns(quoteRequests);

/** What a firm is asked, by one of its people. */
export interface LeadRow {
  readonly invitation: InvitationRow;
  readonly request: RequestRow;
  /** Somebody of the firm has opened it. */
  readonly opened: boolean;
}

const opened = sql<boolean>`exists (select 1 from ${requestShown}
  where ${requestShown.invitationId} = ${quoteInvitations.id} and ${requestShown.what} = 'request')`;

const found = (executor: Executor) =>
  executor
    .select({ invitation: getTableColumns(quoteInvitations), request: requestColumns, opened })
    .from(quoteInvitations)
    .innerJoin(quoteRequests, eq(quoteRequests.id, quoteInvitations.requestId));

/** The firm's own: it is the one its member works for. */
const ofMember = (executor: Executor, userId: string) =>
  exists(
    executor
      .select({ one: sql`1` })
      .from(memberships)
      .where(and(eq(memberships.userId, userId), eq(memberships.firmId, quoteInvitations.firmId))),
  );

/** Those of these in which somebody is the homeowner, or works for the firm. */
export const findLeadSides = (executor: Executor, userId: string, ids: readonly string[]): Promise<LeadRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : found(executor).where(
        and(inArray(quoteInvitations.id, [...ids]), or(eq(quoteRequests.personId, userId), ofMember(executor, userId))),
      );

const { state, answerBy } = quoteInvitations;
const inView = (view: LeadView, now: Date) => {
  switch (view) {
    case "waiting":
      return and(eq(state, "offered"), gt(answerBy, now));
    case "accepted":
      return inArray(state, ["accepted", "site_visit", "quoted", "won"]);
    default:
      return or(and(eq(state, "offered"), lte(answerBy, now)), notInArray(state, [...LIVING_LEADS]));
  }
};

/** A page of what is accepted or over, the newest first. */
export const leadsOf = (
  executor: Executor,
  { firmId, view, now, search, after, limit }: LeadQuestion,
): Promise<LeadRow[]> =>
  found(executor)
    .where(
      and(
        eq(quoteInvitations.firmId, firmId),
        inView(view, now),
        search === "" ? undefined : sql`lower(${quoteRequests.place}) like ${containing(search)}`,
        after === undefined ? undefined : lt(quoteInvitations.id, after),
      ),
    )
    .orderBy(desc(quoteInvitations.id))
    .limit(limit);

interface LeadQuestion {
  readonly firmId: string;
  readonly view: LeadView;
  readonly now: Date;
  /** A part of the place's name; empty for all. */
  readonly search: string;
  readonly after?: string | undefined;
  readonly limit: number;
}

export async function countLeads(executor: Executor, firmId: string, now: Date): Promise<Record<LeadView, number>> {
  const many = (view: LeadView) => sql<number>`(count(*) filter (where ${inView(view, now)}))::integer`;
  const [row] = await executor
    .select({ waiting: many("waiting"), accepted: many("accepted"), ended: many("ended") })
    .from(quoteInvitations)
    .where(eq(quoteInvitations.firmId, firmId));
  return row ?? { waiting: 0, accepted: 0, ended: 0 };
}

/** For a member of the firm that is asked; null for everybody else. */
export async function findLead(executor: Executor, userId: string, id: string): Promise<LeadRow | null> {
  const [row] = await found(executor).where(and(eq(quoteInvitations.id, id), ofMember(executor, userId)));
  return row ?? null;
}

/** The frozen design and roof of a request, what is hidden in its texts, and how many other firms were asked. */
export async function frozenOf(executor: Executor, { requestId, id }: Pick<InvitationRow, "requestId" | "id">) {
  const [row] = await executor
    .select({ design, masked, roof })
    .from(quoteRequests)
    .where(eq(quoteRequests.id, requestId));
  const others = await executor
    .select({ id: quoteInvitations.id })
    .from(quoteInvitations)
    .where(and(eq(quoteInvitations.requestId, requestId), ne(quoteInvitations.id, id)));
  return { design: row?.design ?? null, masked: row?.masked ?? null, roof: row?.roof ?? null, others: others.length };
}

/** The frozen design with the weather it was made with; null once the request is over. */
export async function frozenHouse(executor: Executor, requestId: string) {
  const [row] = await executor
    .select({ design, weatherName, weatherHours })
    .from(quoteRequests)
    .where(eq(quoteRequests.id, requestId));
  if (row === undefined || row.design === null) return null;
  const { weatherName: name, weatherHours: hours } = row;
  const weather = hours === null ? null : { name: name ?? "", hours: new Uint8Array(hours) };
  return { design: row.design, weather };
}

/** Whether homeowners wait for a firm, or have its word. What was won is a job, which counts by itself. */
export async function hasLivingLeads(executor: Executor, firmId: string, now: Date): Promise<boolean> {
  const rows = await executor
    .select({ id: quoteInvitations.id })
    .from(quoteInvitations)
    .where(
      and(
        eq(quoteInvitations.firmId, firmId),
        or(inView("waiting", now), inArray(state, ["accepted", "site_visit", "quoted"])),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Offered to quoted, unexpired: the newest of them. Source: the marketplace's design, section 11. */
export const activeLeads = (executor: Executor, firmId: string, now: Date, limit: number): Promise<LeadRow[]> =>
  found(executor)
    .where(
      and(
        eq(quoteInvitations.firmId, firmId),
        or(inView("waiting", now), inArray(state, ["accepted", "site_visit", "quoted"])),
      ),
    )
    .orderBy(desc(quoteInvitations.offeredAt), asc(quoteInvitations.id))
    .limit(limit);

export async function countActiveLeads(executor: Executor, firmId: string, now: Date): Promise<number> {
  const [row] = await executor
    .select({ active: sql<number>`count(*)::integer` })
    .from(quoteInvitations)
    .where(
      and(
        eq(quoteInvitations.firmId, firmId),
        or(inView("waiting", now), inArray(state, ["accepted", "site_visit", "quoted"])),
      ),
    );
  return row?.active ?? 0;
}

/** Who has asked a firm and waits for its answer or its offer, by the project they asked for. */
export async function homeownersAsking(
  executor: Executor,
  firmId: string,
): Promise<readonly { readonly personId: string; readonly id: string }[]> {
  const rows = await executor
    .select({ id: quoteRequests.projectId, personId: quoteRequests.personId })
    .from(quoteInvitations)
    .innerJoin(quoteRequests, eq(quoteRequests.id, quoteInvitations.requestId))
    .where(and(eq(quoteInvitations.firmId, firmId), inArray(state, [...LIVING_LEADS]), ne(state, "won")))
    .orderBy(quoteInvitations.id);
  return rows.flatMap(({ id, personId }) => (id === null || personId === null ? [] : [{ id, personId }]));
}
