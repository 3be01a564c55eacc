import { and, eq, gt } from "drizzle-orm";
import type { Executor, Transaction } from "../../../platform/database";
import { passwordResets } from "../schema";

type NewReset = typeof passwordResets.$inferInsert;

/** The account's one live reset link: an earlier one stops working. */
export async function replaceReset(tx: Transaction, link: NewReset): Promise<void> {
  const { userId: _, ...set } = link;
  await tx.insert(passwordResets).values(link).onConflictDoUpdate({ target: passwordResets.userId, set });
}

const liveReset = (tokenHash: string, now: Date) =>
  and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now));

export async function resetIsLive(executor: Executor, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await executor
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(liveReset(tokenHash, now));
  return rows.length > 0;
}

/** Uses a reset link up: of two that come at once exactly one gets the account. */
export async function takeReset(tx: Transaction, tokenHash: string, now: Date): Promise<string | null> {
  const [row] = await tx
    .delete(passwordResets)
    .where(liveReset(tokenHash, now))
    .returning({ userId: passwordResets.userId });
  return row?.userId ?? null;
}

export async function dropReset(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}
