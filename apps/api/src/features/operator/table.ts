import { eq } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { operatorAudit, operators } from "./schema";

export async function isOperator(executor: Executor, userId: string): Promise<boolean> {
  const rows = await executor.select({ id: operators.userId }).from(operators).where(eq(operators.userId, userId));
  return rows.length > 0;
}

export async function insertOperator(tx: Transaction, row: typeof operators.$inferInsert): Promise<void> {
  await tx.insert(operators).values(row);
}

/** Part of an account that goes; what the operator did stays on record. */
export async function removeOperator(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(operators).where(eq(operators.userId, userId));
}

/** In the transaction of what it tells of. */
export async function audit(tx: Transaction, row: typeof operatorAudit.$inferInsert): Promise<void> {
  await tx.insert(operatorAudit).values(row);
}
