import { desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../../platform/database";
import { type Caller, reachable } from "../access";
import { projectHistory, projects } from "../schema";

/** Bounds one answer; older entries stay stored and go out with the account's export. */
const LISTED = 500;

export type HistoryRow = typeof projectHistory.$inferSelect;
export type NewEntry = Omit<HistoryRow, "number">;

/** Adds an entry. The caller holds the project's row, so that numbers follow each other. */
export async function insertEntry(tx: Transaction, entry: NewEntry): Promise<void> {
  const last = sql`select max(${projectHistory.number}) from ${projectHistory}
    where ${projectHistory.projectId} = ${entry.projectId}`;
  await tx.insert(projectHistory).values({ ...entry, number: sql`coalesce((${last}), 0) + 1` });
}

/** Newest first; null when the project is not the caller's to read. */
export async function listEntries(executor: Executor, caller: Caller, projectId: string): Promise<HistoryRow[] | null> {
  const rows = await executor
    .select({ entry: getTableColumns(projectHistory) })
    .from(projects)
    .leftJoin(projectHistory, eq(projectHistory.projectId, projects.id))
    .where(reachable(caller, projectId, "view"))
    .orderBy(desc(projectHistory.number))
    .limit(LISTED);
  return rows.length === 0 ? null : rows.flatMap(({ entry }) => entry ?? []);
}

/** Every entry of an account, oldest first. */
export async function allEntries(executor: Executor, ownerId: string): Promise<HistoryRow[]> {
  return executor
    .select(getTableColumns(projectHistory))
    .from(projectHistory)
    .innerJoin(projects, eq(projects.id, projectHistory.projectId))
    .where(eq(projects.ownerId, ownerId))
    .orderBy(projectHistory.projectId, projectHistory.number);
}
