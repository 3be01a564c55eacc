import type { Part } from "@sunwright/engine/equipment/answer";
import { and, eq, getTableColumns } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { type Caller, reachable } from "../projects/access";
import { projects } from "../projects/schema";
import { projectParts } from "./schema";

const { projectId } = projectParts;

export type PartRow = typeof projectParts.$inferSelect;

/** What is chosen for a project; null when it is not the caller's to read. */
export async function findParts(executor: Executor, caller: Caller, id: string): Promise<readonly PartRow[] | null> {
  const rows = await executor
    .select({ id: projects.id, chosen: getTableColumns(projectParts) })
    .from(projects)
    .leftJoin(projectParts, eq(projectId, projects.id))
    .where(reachable(caller, id, "view"));
  return rows.length === 0 ? null : rows.flatMap(({ chosen }) => chosen ?? []);
}

/** Of a project of an account. */
export const allParts = (executor: Executor, ownerId: string, ofProject: string): Promise<PartRow[]> =>
  executor
    .select(getTableColumns(projectParts))
    .from(projectParts)
    .innerJoin(projects, eq(projects.id, projectId))
    .where(and(eq(projects.ownerId, ownerId), eq(projects.id, ofProject)))
    .orderBy(projectParts.part);

/** Of a project that the caller has been found to read. */
export const partsOfProject = (executor: Executor, id: string): Promise<PartRow[]> =>
  executor.select().from(projectParts).where(eq(projectId, id)).orderBy(projectParts.part);

/** Writes a choice in place of the one before. The caller holds the project's row. */
export async function storePart(tx: Transaction, row: PartRow): Promise<void> {
  await tx
    .insert(projectParts)
    .values(row)
    .onConflictDoUpdate({ target: [projectId, projectParts.part], set: row });
}

/** The generic part again. The caller holds the project's row. */
export async function removePart(tx: Transaction, id: string, part: Part): Promise<void> {
  await tx.delete(projectParts).where(and(eq(projectId, id), eq(projectParts.part, part)));
}

/** Gives a copy what the original is designed with. The caller has checked whose both are. */
export async function copyParts(tx: Transaction, from: string, to: string): Promise<void> {
  const rows = await partsOfProject(tx, from);
  if (rows.length > 0) await tx.insert(projectParts).values(rows.map((row) => ({ ...row, projectId: to })));
}
