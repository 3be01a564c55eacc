import type { KeptComparison } from "@sunwright/contract/comparison";
import { eq } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { projectComparisons } from "./schema";

const { projectId } = projectComparisons;

/** Null where nothing was compared yet. Of a project the caller has been found to read. */
export async function findComparison(executor: Executor, id: string): Promise<KeptComparison | null> {
  const [row] = await executor.select().from(projectComparisons).where(eq(projectId, id));
  return row?.kept ?? null;
}

/** The caller holds the project's row. */
export async function storeComparison(tx: Transaction, id: string, kept: KeptComparison): Promise<void> {
  await tx
    .insert(projectComparisons)
    .values({ projectId: id, kept })
    .onConflictDoUpdate({ target: projectId, set: { kept } });
}

/** Gives a copy what the original was left with. The caller has checked whose both are. */
export async function copyComparison(tx: Transaction, from: string, to: string): Promise<void> {
  const kept = await findComparison(tx, from);
  if (kept !== null) await storeComparison(tx, to, kept);
}
