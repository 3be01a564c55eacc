import { sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database";
import { projectHistory } from "./schema";

export type NewEntry = Omit<typeof projectHistory.$inferSelect, "number">;

/** Adds an entry. The caller holds the project's row, so that numbers follow each other. */
export async function insertEntry(tx: Transaction, entry: NewEntry): Promise<void> {
  const last = sql`select max(${projectHistory.number}) from ${projectHistory}
    where ${projectHistory.projectId} = ${entry.projectId}`;
  await tx.insert(projectHistory).values({ ...entry, number: sql`coalesce((${last}), 0) + 1` });
}
