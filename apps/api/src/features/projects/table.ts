import type { Design } from "@sunwright/engine/sizing/design";
import { and, count, desc, eq, getTableColumns, isNotNull, isNull, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { projectAppliances, projectOwners, projects } from "./schema";

const { design, ...columns } = getTableColumns(projects);

/** A project without its design, which is large and which most calls do not need. */
export type ProjectRow = Omit<typeof projects.$inferSelect, "design">;
export type NewProject = typeof projects.$inferInsert;
export type ProjectUpdate = Partial<Omit<NewProject, "id" | "ownerId" | "inputsRevision" | "version">>;

/** The one condition by which a project is reached: it is there and it is the caller's. */
const mine = (ownerId: string, id: string) => and(eq(projects.id, id), eq(projects.ownerId, ownerId));

export async function findProject(executor: Executor, ownerId: string, id: string): Promise<ProjectRow | null> {
  const [row] = await executor.select(columns).from(projects).where(mine(ownerId, id));
  return row ?? null;
}

/** The same, held until the transaction ends: changes of one project happen one after another. */
export async function lockProject(tx: Transaction, ownerId: string, id: string): Promise<ProjectRow | null> {
  const [row] = await tx.select(columns).from(projects).where(mine(ownerId, id)).for("update");
  return row ?? null;
}

export async function findDesign(executor: Executor, ownerId: string, id: string) {
  const { calculatedAt, calculatedRevision, inputsRevision } = columns;
  const [row] = await executor
    .select({ design, calculatedAt, calculatedRevision, inputsRevision })
    .from(projects)
    .where(mine(ownerId, id));
  return row ?? null;
}

export interface Page {
  readonly archived: boolean;
  readonly limit: number;
  readonly offset: number;
}

export async function listProjects(executor: Executor, ownerId: string, { archived, limit, offset }: Page) {
  const listed = and(eq(projects.ownerId, ownerId), (archived ? isNotNull : isNull)(projects.archivedAt));
  const applianceCount = executor
    .select({ count: count() })
    .from(projectAppliances)
    .where(eq(projectAppliances.projectId, projects.id));
  const rows = await executor
    .select({ ...columns, applianceCount: sql<number>`(${applianceCount})::int` })
    .from(projects)
    .where(listed)
    .orderBy(desc(projects.updatedAt), desc(projects.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await executor.select({ total: count() }).from(projects).where(listed);
  return { rows, total: counted?.total ?? 0 };
}

/** Every project of an account, oldest first. */
export const allProjects = (executor: Executor, ownerId: string): Promise<ProjectRow[]> =>
  executor.select(columns).from(projects).where(eq(projects.ownerId, ownerId)).orderBy(projects.createdAt, projects.id);

/** Makes this transaction the only one that adds projects to the account. Answers how many there are. */
export async function lockOwner(tx: Transaction, ownerId: string): Promise<{ projects: number }> {
  await tx
    .insert(projectOwners)
    .values({ id: ownerId })
    .onConflictDoUpdate({ target: projectOwners.id, set: { id: ownerId } });
  const [counted] = await tx.select({ total: count() }).from(projects).where(eq(projects.ownerId, ownerId));
  return { projects: counted?.total ?? 0 };
}

/**
 * Removes every project of an account and the account's own row. Locked first: what is being added meanwhile is either
 * there to be removed, or waits until this transaction has ended.
 */
export async function removeOwner(tx: Transaction, ownerId: string): Promise<void> {
  await lockOwner(tx, ownerId);
  await tx.delete(projects).where(eq(projects.ownerId, ownerId));
  await tx.delete(projectOwners).where(eq(projectOwners.id, ownerId));
}

export async function insertProject(tx: Transaction, project: NewProject): Promise<ProjectRow> {
  const [row] = await tx.insert(projects).values(project).returning(columns);
  if (!row) throw new Error("An insert returned no row");
  return row;
}

export interface Raise {
  /** Of what the owner writes: a form filled from an older version is refused. */
  readonly version?: boolean;
  /** Of what feeds the design: the stored one is no longer current. */
  readonly inputs?: boolean;
  /** Only while the stored version is still this one. */
  readonly from?: number | undefined;
}

/** Writes only the columns given, and the revisions that follow. Null when nothing matched. */
export async function updateProject(
  tx: Transaction,
  ownerId: string,
  id: string,
  update: ProjectUpdate,
  raise: Raise = {},
): Promise<ProjectRow | null> {
  const [row] = await tx
    .update(projects)
    .set({
      ...update,
      ...(raise.version ? { version: sql`${projects.version} + 1` } : {}),
      ...(raise.inputs ? { inputsRevision: sql`${projects.inputsRevision} + 1` } : {}),
    })
    .where(and(mine(ownerId, id), raise.from === undefined ? undefined : eq(projects.version, raise.from)))
    .returning(columns);
  return row ?? null;
}

export interface Calculation {
  readonly design: Design;
  /** Of the inputs it was made from. */
  readonly revision: number;
  readonly consumptionSource: ProjectRow["consumptionSource"];
  readonly directDailyConsumption: number | null;
  readonly directPeakPower: number | null;
  readonly at: Date;
}

/** Writes what a calculation decides and nothing else; the design is current from here on. */
export async function storeCalculation(
  tx: Transaction,
  ownerId: string,
  id: string,
  { design, revision, at, ...load }: Calculation,
  raise: Raise,
): Promise<(ProjectRow & { design: Design }) | null> {
  const [row] = await tx
    .update(projects)
    .set({
      ...load,
      recommendedPanelCapacity: design.panels.capacity.value,
      recommendedBatteryCapacity: design.battery.capacity.value,
      recommendedInverterCapacity: design.inverter.capacity.value,
      estimatedCost: design.cost.total.value,
      design,
      calculatedAt: at,
      calculatedRevision: revision,
      updatedAt: at,
      ...(raise.version ? { version: sql`${projects.version} + 1` } : {}),
    })
    .where(mine(ownerId, id))
    .returning();
  return row?.design ? { ...row, design: row.design } : null;
}

/** Appliances and history go with it. False when there was nothing of the caller's to delete. */
export async function deleteProject(tx: Transaction, ownerId: string, id: string): Promise<boolean> {
  const deleted = await tx.delete(projects).where(mine(ownerId, id)).returning({ id: projects.id });
  return deleted.length > 0;
}
