import type { Transaction } from "../../platform/database";
import { prices } from "./schema";

/** Two that hold at the same time: the exclusion constraint refuses the second, see `exclusionViolation`. */
export async function insertPrices(tx: Transaction, rows: readonly (typeof prices.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(prices).values([...rows]);
}
