import { isLiving } from "@sunwright/contract/order-states";
import { asc, eq, inArray } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { disputeEntries, disputes } from "./dispute-schema";
import { type Account, isAmong } from "./ledger-table";

export type DisputeRow = typeof disputes.$inferSelect;
type EntryRow = typeof disputeEntries.$inferSelect;

export async function insertDispute(tx: Transaction, row: DisputeRow): Promise<void> {
  await tx.insert(disputes).values(row);
}

export async function noteEntry(tx: Transaction, row: EntryRow): Promise<void> {
  await tx.insert(disputeEntries).values(row);
}

export async function updateDispute(tx: Transaction, id: string, sent: Partial<DisputeRow>): Promise<void> {
  await tx.update(disputes).set(sent).where(eq(disputes.id, id));
}

/** All about these accounts with what was said in each, in the order in which it was. */
export async function disputesOf(executor: Executor, accounts: readonly Account[]) {
  const rows = await executor.select().from(disputes).where(isAmong(disputes, accounts)).orderBy(asc(disputes.id));
  const ids = rows.map(({ id }) => id);
  const entries =
    ids.length === 0
      ? []
      : await executor
          .select()
          .from(disputeEntries)
          .where(inArray(disputeEntries.disputeId, ids))
          .orderBy(asc(disputeEntries.id));
  return rows.map((row) => ({ ...row, entries: entries.filter(({ disputeId }) => disputeId === row.id) }));
}

/** The one that has not ended, of which a sale has one at most. */
export async function livingDispute(executor: Executor, accounts: readonly Account[]): Promise<DisputeRow | null> {
  const rows = await executor.select().from(disputes).where(isAmong(disputes, accounts));
  return rows.find(({ state }) => isLiving(state)) ?? null;
}
