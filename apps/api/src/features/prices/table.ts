import { inArray } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { projectPrices } from "./schema";

export type PriceRow = typeof projectPrices.$inferSelect;

/** By project, where anything is known. */
export async function storedPrices(
  executor: Executor,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, PriceRow>> {
  if (projectIds.length === 0) return new Map();
  const rows = await executor
    .select()
    .from(projectPrices)
    .where(inArray(projectPrices.projectId, [...projectIds]));
  return new Map(rows.map((row) => [row.projectId, row]));
}

/** Writes the columns given. The caller holds the project's row. */
export async function storePrice(
  tx: Transaction,
  projectId: string,
  sent: Partial<Omit<PriceRow, "projectId">>,
): Promise<void> {
  if (Object.keys(sent).length === 0) return;
  await tx
    .insert(projectPrices)
    .values({ projectId, ...sent })
    .onConflictDoUpdate({ target: projectPrices.projectId, set: sent });
}
