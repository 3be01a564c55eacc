import type { KeptStages } from "@sunwright/contract/stages";
import { eq } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { projectStages } from "./schema";

const { projectId } = projectStages;

/** Null where nobody planned stages. Of a project the caller has been found to read. */
export async function findStages(executor: Executor, id: string): Promise<KeptStages | null> {
  const [row] = await executor.select().from(projectStages).where(eq(projectId, id));
  return row?.kept ?? null;
}

/** The caller holds the project's row. */
export async function storeStages(tx: Transaction, id: string, kept: KeptStages): Promise<void> {
  await tx
    .insert(projectStages)
    .values({ projectId: id, kept })
    .onConflictDoUpdate({ target: projectId, set: { kept } });
}

/**
 * Gives a copy what the original was left with. The caller has checked whose both are.
 *
 * @param renamed  Appliances of the copy by those of the original.
 */
export async function copyStages(
  tx: Transaction,
  from: string,
  to: string,
  renamed: ReadonlyMap<string, string>,
): Promise<void> {
  const kept = await findStages(tx, from);
  if (kept === null) return;
  const stages = kept.stages.map((stage) => ({
    ...stage,
    carries: stage.carries.flatMap((id) => renamed.get(id) ?? []),
  }));
  await storeStages(tx, to, { ...kept, stages });
}
