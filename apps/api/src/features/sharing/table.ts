import {
  and,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  or,
  type SQL,
  sql,
  type SQLWrapper,
} from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Database, Executor, Transaction } from "../../platform/database";
import { listOf, prepare, text } from "../../platform/statements";
import { sessions } from "../../platform/schema";
import { ofSession, type OfSession, sessionColumns } from "../../platform/sessions";
import { accessOf, askerIn, type Caller, linkLives, reachable, visible } from "../projects/access";
import { projectAppliances } from "../appliances/schema";
import { projects } from "../projects/schema";
import { projectMembers, projectShares } from "../projects/access-schema";
import { shownDesign, shownRoof } from "./shown-table";

/** The door of the accounts feature inside a query: opening a link is one statement. */
export interface InQuery {
  /** The address of an account in lower case, once it is verified. */
  readonly verifiedAddressOf: (userId: SQLWrapper) => SQL<string | null>;
  /** The name that others see; null where the account is gone. */
  readonly shownNameOf: (userId: SQLWrapper) => SQL<string | null>;
}

export type ShareRow = typeof projectShares.$inferSelect;
export type OpenedRow = NonNullable<Awaited<ReturnType<ReturnType<typeof createOpener>>>>;
export type SharedProjectRow = OpenedRow["project"];

/** Newest first, in one round trip with the session of the call; no project where it is not the caller's to read. */
export const sharesOfCall = prepare<OfSession & { readonly projectId: string }>()((value) => {
  const asker = askerIn(value);
  return text
    .select({
      session: sessionColumns,
      project: { id: projects.id },
      access: accessOf(asker),
      shares: listOf(
        text
          .select(getTableColumns(projectShares))
          .from(projectShares)
          .where(and(eq(projectShares.projectId, projects.id), reachable(asker, value("projectId"), "admin")))
          .orderBy(desc(projectShares.createdAt), desc(projectShares.id)),
      ),
    })
    .from(sessions)
    .leftJoin(projects, reachable(asker, value("projectId"), "view"))
    .where(ofSession(value));
});

export async function countShares(tx: Transaction, projectId: string): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(projectShares).where(eq(projectShares.projectId, projectId));
  return row?.count ?? 0;
}

export async function insertShare(tx: Transaction, share: typeof projectShares.$inferInsert): Promise<ShareRow> {
  const [row] = await tx.insert(projectShares).values(share).returning();
  if (!row) throw new Error("An insert returned no row");
  return row;
}

/** The project of a link, for somebody who reaches it at all. */
export async function projectOfShare(tx: Transaction, caller: Caller, shareId: string): Promise<string | null> {
  const [row] = await tx
    .select({ projectId: projectShares.projectId })
    .from(projectShares)
    .innerJoin(projects, eq(projects.id, projectShares.projectId))
    .where(and(eq(projectShares.id, shareId), visible(caller)));
  return row?.projectId ?? null;
}

/** Cascades to members. Null if already deleted. */
export async function deleteShare(tx: Transaction, projectId: string, shareId: string): Promise<ShareRow | null> {
  const [row] = await tx
    .delete(projectShares)
    .where(and(eq(projectShares.id, shareId), eq(projectShares.projectId, projectId)))
    .returning();
  return row ?? null;
}

interface Opening {
  readonly token: string | SQLWrapper;
  readonly at: Date | SQLWrapper;
  /** The verified address of the person who is signed in; a private link opens for its recipient alone. */
  readonly address: SQLWrapper | null;
}

/** The one condition under which a link opens: it is there, it lives, and it is public or the visitor's own. */
const opens = ({ token, at, address }: Opening) =>
  and(
    eq(projectShares.token, token),
    linkLives(at),
    address === null
      ? eq(projectShares.isPublic, true)
      : or(eq(projectShares.isPublic, true), eq(projectShares.sharedWith, address)),
  );

const openedColumns = {
  id: projects.id,
  ownerId: projects.ownerId,
  name: projects.name,
  systemType: projects.systemType,
  voltageFrequency: projects.voltageFrequency,
  sunlightHours: projects.sunlightHours,
  backupDays: projects.backupDays,
  backupHours: projects.backupHours,
  busVoltage: projects.busVoltage,
  country: projects.country,
  city: projects.city,
  currency: projects.currency,
  consumptionSource: projects.consumptionSource,
  directDailyConsumption: projects.directDailyConsumption,
  directPeakPower: projects.directPeakPower,
  recommendedPanelCapacity: projects.recommendedPanelCapacity,
  recommendedBatteryCapacity: projects.recommendedBatteryCapacity,
  recommendedInverterCapacity: projects.recommendedInverterCapacity,
  estimatedCost: projects.estimatedCost,
  priced: projects.priced,
  calculatedAt: projects.calculatedAt,
  designMethod: projects.designMethod,
  updatedAt: projects.updatedAt,
};

type ShownAppliance = Pick<
  typeof projectAppliances.$inferSelect,
  "catalogueId" | "customName" | "customPower" | "quantity" | "hoursPerDay"
>;

/** The appliances of the project in the order of adding, as one value. */
const shownAppliances = sql<ShownAppliance[]>`(
  select coalesce(json_agg(json_build_object(
    'catalogueId', ${projectAppliances.catalogueId},
    'customName', ${projectAppliances.customName},
    'customPower', ${projectAppliances.customPower},
    'quantity', ${projectAppliances.quantity},
    'hoursPerDay', ${projectAppliances.hoursPerDay}
  ) order by ${projectAppliances.position}), '[]'::json)
  from ${projectAppliances} where ${projectAppliances.projectId} = ${projects.id})`;

const isMember = (userId: SQLWrapper) =>
  exists(
    new QueryBuilder()
      .select({ one: sql`1` })
      .from(projectMembers)
      .where(and(eq(projectMembers.shareId, projectShares.id), eq(projectMembers.userId, userId))),
  );

interface OpeningByAnybody {
  readonly token: string;
  readonly at: Date;
}
interface OpeningByPerson extends OpeningByAnybody {
  readonly viewer: string;
}

/**
 * All that a link shows, in one statement that takes no lock: a link that has ended or was deleted shows nothing from
 * that moment on, and nobody who reads keeps the owner from deleting it.
 */
export function createOpener(database: Database, { verifiedAddressOf, shownNameOf }: InQuery) {
  const columns = {
    project: openedColumns,
    design: shownDesign(["systemType", "backupHours"]),
    roof: shownRoof,
    designedBy: shownNameOf(projects.ownerId),
    appliances: shownAppliances,
    share: {
      id: projectShares.id,
      permission: projectShares.permission,
      isPublic: projectShares.isPublic,
      expiresAt: projectShares.expiresAt,
    },
  };
  const found = (more: { readonly isMember: SQL<boolean> }) =>
    text
      .select({ ...columns, ...more })
      .from(projectShares)
      .innerJoin(projects, eq(projects.id, projectShares.projectId));
  const byAnybody = prepare<OpeningByAnybody>()((value) =>
    found({ isMember: sql<boolean>`false` }).where(opens({ token: value("token"), at: value("at"), address: null })),
  );
  const byPerson = prepare<OpeningByPerson>()((value) => {
    const viewer = sql`${value("viewer")}::uuid`;
    return found({ isMember: sql<boolean>`${isMember(viewer)}` }).where(
      opens({ token: value("token"), at: value("at"), address: verifiedAddressOf(viewer) }),
    );
  });
  return async (viewer: string | null, sent: OpeningByAnybody) => {
    const [row] = await (viewer === null ? database.ask(byAnybody, sent) : database.ask(byPerson, { ...sent, viewer }));
    return row ?? null;
  };
}

/** A link that opens for the viewer, and the project it leads to. */
export async function findOpening(
  executor: Executor,
  { verifiedAddressOf }: InQuery,
  { token, at, viewer }: { readonly token: string; readonly at: Date; readonly viewer: string | null },
) {
  const address = viewer === null ? null : verifiedAddressOf(sql`${viewer}::uuid`);
  const [row] = await executor
    .select({ shareId: projectShares.id, projectId: projects.id, ownerId: projects.ownerId })
    .from(projectShares)
    .innerJoin(projects, eq(projects.id, projectShares.projectId))
    .where(opens({ token, at, address }));
  return row ?? null;
}

/** Until the transaction ends, nobody else writes to it. */
export async function holdProject(tx: Transaction, projectId: string): Promise<void> {
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for("update");
}

/** A link by what opens it, whether it opens or not: for the people who manage it alone. */
export async function findByToken(executor: Executor, token: string): Promise<ShareRow | null> {
  const [row] = await executor.select().from(projectShares).where(eq(projectShares.token, token));
  return row ?? null;
}

interface Join {
  readonly projectId: string;
  readonly userId: string;
  readonly token: string;
  readonly at: Date;
}

/**
 * From here on the project is among the person's, for as long as the link lives. False when the link does not open any
 * more. The project is taken before the link, as in its deletion: two that wait for each other would both be late.
 */
export async function join(tx: Transaction, { verifiedAddressOf }: InQuery, { projectId, userId, token, at }: Join) {
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for("key share");
  const [link] = await tx
    .select({ id: projectShares.id })
    .from(projectShares)
    .where(opens({ token, at, address: verifiedAddressOf(sql`${userId}::uuid`) }))
    .for("key share");
  if (!link) return false;
  await tx.insert(projectMembers).values({ projectId, userId, shareId: link.id, joinedAt: at }).onConflictDoNothing();
  return true;
}

/** Openings of one link that are not stored yet. */
export interface Openings {
  readonly id: string;
  readonly count: number;
  readonly last: Date;
}

/**
 * Adds openings to the stored counts. Answers the links that are still to be counted: those that a writer holds at
 * this moment, which are left alone rather than waited for. With `wait` there is none.
 */
export async function addOpenings(executor: Executor, openings: readonly Openings[], wait: boolean): Promise<string[]> {
  const added = sql`json_to_recordset(${JSON.stringify(openings)}::json) as added(id uuid, count int, last timestamptz)`;
  const free = executor
    .select({ id: projectShares.id })
    .from(projectShares)
    .where(sql`${projectShares.id} in (select added.id from ${added})`)
    .orderBy(projectShares.id)
    .for("no key update", wait ? {} : { skipLocked: true });
  const written = await executor
    .update(projectShares)
    .set({
      accessCount: sql`${projectShares.accessCount} + added.count`,
      lastAccessedAt: sql`greatest(${projectShares.lastAccessedAt}, added.last)`,
    })
    .from(added)
    .where(and(sql`${projectShares.id} = added.id`, inArray(projectShares.id, free)))
    .returning({ id: projectShares.id });
  const done = new Set(written.map(({ id }) => id));
  const left = openings.map(({ id }) => id).filter((id) => !done.has(id));
  if (wait || left.length === 0) return [];
  const held = await executor
    .select({ id: projectShares.id })
    .from(projectShares)
    .where(inArray(projectShares.id, left));
  return held.map(({ id }) => id);
}

/** By whatever links they came. */
export async function leave(tx: Transaction, projectId: string, userId: string): Promise<void> {
  await tx
    .delete(projectMembers)
    .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.userId, userId)));
}

/** Nothing of an account that is deleted stays among the members of other people's projects. */
export async function leaveAll(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(projectMembers).where(eq(projectMembers.userId, userId));
}

/** Every link of a project of an account, without what opens them. */
export const allShares = (executor: Executor, ownerId: string, ofProject: string) =>
  executor
    .select({
      projectId: projectShares.projectId,
      permission: projectShares.permission,
      isPublic: projectShares.isPublic,
      sharedWith: projectShares.sharedWith,
      expiresAt: projectShares.expiresAt,
      createdAt: projectShares.createdAt,
      accessCount: projectShares.accessCount,
      lastAccessedAt: projectShares.lastAccessedAt,
    })
    .from(projectShares)
    .innerJoin(projects, eq(projects.id, projectShares.projectId))
    .where(and(eq(projects.ownerId, ownerId), eq(projects.id, ofProject)))
    .orderBy(projectShares.projectId, projectShares.createdAt);
