import { and, count, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../../platform/database";
import { type Caller, visible } from "../access";
import { projectAppliances, projects } from "../schema";
import { projectMembers, projectShares } from "./schema";

export type ShareRow = typeof projectShares.$inferSelect;
export type SharedProjectRow = NonNullable<Awaited<ReturnType<typeof holdOpened>>>;

/** Newest first. The caller has been let in before. */
export const listShares = (executor: Executor, projectId: string): Promise<ShareRow[]> =>
  executor
    .select()
    .from(projectShares)
    .where(eq(projectShares.projectId, projectId))
    .orderBy(desc(projectShares.createdAt), desc(projectShares.id));

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

/** Who came by it goes with it. Null when somebody else was faster. */
export async function deleteShare(tx: Transaction, projectId: string, shareId: string): Promise<ShareRow | null> {
  const [row] = await tx
    .delete(projectShares)
    .where(and(eq(projectShares.id, shareId), eq(projectShares.projectId, projectId)))
    .returning();
  return row ?? null;
}

/** Who came to the project by this link. */
export async function membersBy(tx: Transaction, shareId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: projectMembers.userId })
    .from(projectMembers)
    .where(eq(projectMembers.shareId, shareId));
  return rows.map(({ userId }) => userId);
}

/** Who made links to a project or came by one, and the links. */
export async function everybodyOn(tx: Transaction, projectId: string) {
  const links = await listShares(tx, projectId);
  const members = await tx
    .select({ userId: projectMembers.userId })
    .from(projectMembers)
    .where(eq(projectMembers.projectId, projectId));
  const people = new Set([...members.map(({ userId }) => userId), ...links.map(({ sharedBy }) => sharedBy)]);
  return { people: [...people], links: links.map(({ id }) => id) };
}

interface Opening {
  readonly token: string;
  /** The verified address of who is signed in; a private link opens for its recipient alone. */
  readonly address: string | null;
  readonly at: Date;
}

/** The one condition under which a link opens: it is there, it lives, and it is public or the visitor's own. */
const opens = ({ token, address, at }: Opening) =>
  and(
    eq(projectShares.token, token),
    or(isNull(projectShares.expiresAt), gt(projectShares.expiresAt, at)),
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
  updatedAt: projects.updatedAt,
};

/**
 * What a link shows of its project, which stays until the transaction ends. The project is taken before the link, as
 * whoever deletes it does: two that wait for each other would otherwise both be late.
 */
export async function holdOpened(tx: Transaction, opening: Opening) {
  const [row] = await tx
    .select(openedColumns)
    .from(projectShares)
    .innerJoin(projects, eq(projects.id, projectShares.projectId))
    .where(opens(opening))
    .for("key share", { of: projects });
  return row ?? null;
}

/** The same, only to look: for what a link's page says of itself before it is run. */
export async function findPublic(executor: Executor, token: string, at: Date) {
  const [row] = await executor
    .select(openedColumns)
    .from(projectShares)
    .innerJoin(projects, eq(projects.id, projectShares.projectId))
    .where(and(opens({ token, address: null, at })));
  return row ?? null;
}

/** Counts an opening; null when the link does not open, or not any more. */
export async function countOpening(tx: Transaction, opening: Opening): Promise<ShareRow | null> {
  const [row] = await tx
    .update(projectShares)
    .set({ accessCount: sql`${projectShares.accessCount} + 1`, lastAccessedAt: opening.at })
    .where(opens(opening))
    .returning();
  return row ?? null;
}

/** From here on the project is among the person's, for as long as the link lives. */
export async function join(tx: Transaction, member: typeof projectMembers.$inferInsert): Promise<void> {
  await tx.insert(projectMembers).values(member).onConflictDoNothing();
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

/** In the order of adding. The caller has been let in by a link. */
export const appliancesOf = (tx: Transaction, projectId: string) =>
  tx
    .select()
    .from(projectAppliances)
    .where(eq(projectAppliances.projectId, projectId))
    .orderBy(projectAppliances.position);

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
