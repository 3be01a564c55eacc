import { setImmediate as nextTurn } from "node:timers/promises";
import { and, count, eq, exists, getTableColumns, max, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { sessions } from "../../platform/schema";
import { ofSession, type OfSession, sessionColumns } from "../../platform/sessions";
import { listOf, prepare, text } from "../../platform/statements";
import { askerIn, type Caller, reachable } from "../projects/access";
import { projects } from "../projects/schema";
import type { ApplianceCount } from "../projects/table";
import { projectAppliances } from "./schema";

export type ApplianceRow = typeof projectAppliances.$inferSelect;
export type NewAppliance = typeof projectAppliances.$inferInsert;
export type ApplianceUpdate = Partial<Omit<NewAppliance, "id" | "projectId" | "position" | "catalogueId">>;

/** An appliance is reached through its project, and the project only by its owner. */
const mine = (executor: Executor, caller: Caller, projectId: string, id: string) =>
  and(
    eq(projectAppliances.id, id),
    eq(projectAppliances.projectId, projectId),
    exists(
      executor
        .select({ id: projects.id })
        .from(projects)
        .where(reachable(caller, projectId, "view")),
    ),
  );

/** In the order of adding; null when the project is not the caller's to read. */
export async function listAppliances(
  executor: Executor,
  caller: Caller,
  projectId: string,
): Promise<ApplianceRow[] | null> {
  const rows = await executor
    .select({ appliance: getTableColumns(projectAppliances) })
    .from(projects)
    .leftJoin(projectAppliances, eq(projectAppliances.projectId, projects.id))
    .where(reachable(caller, projectId, "view"))
    .orderBy(projectAppliances.position);
  return rows.length === 0 ? null : rows.flatMap(({ appliance }) => appliance ?? []);
}

/** The same in one round trip with the session of the call; no project where it is not the caller's to read. */
export const appliancesOfCall = prepare<OfSession & { readonly projectId: string }>()((value) =>
  text
    .select({
      session: sessionColumns,
      project: { id: projects.id },
      appliances: listOf(
        text
          .select(getTableColumns(projectAppliances))
          .from(projectAppliances)
          .where(eq(projectAppliances.projectId, projects.id))
          .orderBy(projectAppliances.position),
      ),
    })
    .from(sessions)
    .leftJoin(projects, reachable(askerIn(value), value("projectId"), "view"))
    .where(ofSession(value)),
);

/** Every appliance of an account. */
export async function allAppliances(executor: Executor, ownerId: string, ofProject: string): Promise<ApplianceRow[]> {
  return executor
    .select(getTableColumns(projectAppliances))
    .from(projectAppliances)
    .innerJoin(projects, eq(projects.id, projectAppliances.projectId))
    .where(and(eq(projects.ownerId, ownerId), eq(projects.id, ofProject)))
    .orderBy(projectAppliances.projectId, projectAppliances.position);
}

/** How many each project of a query has: this feature's part of the list of projects. */
export const applianceCount: ApplianceCount = sql<number>`(${text
  .select({ count: count() })
  .from(projectAppliances)
  .where(eq(projectAppliances.projectId, projects.id))})::int`;

/** How many a project has and the last position taken. The caller holds the project's row. */
export async function occupancy(tx: Transaction, projectId: string): Promise<{ count: number; last: number }> {
  const [row] = await tx
    .select({ count: count(), last: max(projectAppliances.position) })
    .from(projectAppliances)
    .where(eq(projectAppliances.projectId, projectId));
  return { count: row?.count ?? 0, last: row?.last ?? 0 };
}

export async function findAppliance(
  executor: Executor,
  caller: Caller,
  projectId: string,
  id: string,
): Promise<ApplianceRow | null> {
  const [row] = await executor
    .select()
    .from(projectAppliances)
    .where(mine(executor, caller, projectId, id));
  return row ?? null;
}

export async function insertAppliances(tx: Transaction, appliances: readonly NewAppliance[]): Promise<ApplianceRow[]> {
  const rows: ApplianceRow[] = [];
  for (let first = 0; first < appliances.length; first += AT_ONCE) {
    const some = appliances.slice(first, first + AT_ONCE);
    rows.push(...(await tx.insert(projectAppliances).values(some).returning()));
    await nextTurn();
  }
  return rows;
}
/** Rows of one statement: others have their turn between two of them. */
const AT_ONCE = 10;

/** Writes only the columns given. */
export async function updateAppliance(
  tx: Transaction,
  caller: Caller,
  projectId: string,
  id: string,
  update: ApplianceUpdate,
): Promise<ApplianceRow | null> {
  const [row] = await tx
    .update(projectAppliances)
    .set(update)
    .where(mine(tx, caller, projectId, id))
    .returning();
  return row ?? null;
}

export async function deleteAppliance(
  tx: Transaction,
  caller: Caller,
  projectId: string,
  id: string,
): Promise<ApplianceRow | null> {
  const [row] = await tx
    .delete(projectAppliances)
    .where(mine(tx, caller, projectId, id))
    .returning();
  return row ?? null;
}
