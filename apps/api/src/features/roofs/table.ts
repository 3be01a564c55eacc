import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { type Caller, reachable } from "../projects/access";
import { projects } from "../projects/schema";
import { panelPlacements } from "./schema";

export type PlacementRow = typeof panelPlacements.$inferSelect;

/** Null when the project is not the caller's to read; `placement` is null before the first layout. */
export async function findPlacement(
  executor: Executor,
  caller: Caller,
  projectId: string,
): Promise<{ readonly placement: PlacementRow | null } | null> {
  const [row] = await executor
    .select({ placement: getTableColumns(panelPlacements) })
    .from(projects)
    .leftJoin(panelPlacements, eq(panelPlacements.projectId, projects.id))
    .where(reachable(caller, projectId, "view"));
  return row ?? null;
}

/** The layout of a project, in place of the one before. The caller holds the project's row. */
export async function storePlacement(tx: Transaction, placement: PlacementRow): Promise<PlacementRow> {
  const { projectId: _project, ...columns } = placement;
  const [row] = await tx
    .insert(panelPlacements)
    .values(placement)
    .onConflictDoUpdate({ target: panelPlacements.projectId, set: columns })
    .returning();
  if (!row) throw new Error("An upsert returned no row");
  return row;
}

/** Takes over the layout of one project into another the caller holds, within the database. */
export async function copyPlacement(tx: Transaction, caller: Caller, from: string, to: string): Promise<void> {
  const copy = tx
    .select({ ...getTableColumns(panelPlacements), projectId: sql`${to}::uuid`.as("project_id") })
    .from(panelPlacements)
    .innerJoin(projects, eq(projects.id, panelPlacements.projectId))
    .where(reachable(caller, from, "view"));
  await tx.insert(panelPlacements).select(copy);
}

/** The layout of a project of an account. */
export const allPlacements = (executor: Executor, ownerId: string, ofProject: string): Promise<PlacementRow[]> =>
  executor
    .select(getTableColumns(panelPlacements))
    .from(panelPlacements)
    .innerJoin(projects, eq(projects.id, panelPlacements.projectId))
    .where(and(eq(projects.ownerId, ownerId), eq(projects.id, ofProject)));
