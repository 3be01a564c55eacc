import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Executor, Transaction } from "../../../platform/database";
import { emailVerifications, users } from "../schema";

type NewVerification = Omit<typeof emailVerifications.$inferInsert, "usedAt">;

/** Adds a link beside those of earlier mails, and forgets the account's links that ended before an instant. */
export async function insertVerification(tx: Transaction, link: NewVerification, forgetBefore: Date): Promise<void> {
  const old = and(eq(emailVerifications.userId, link.userId), lt(emailVerifications.expiresAt, forgetBefore));
  await tx.delete(emailVerifications).where(old);
  await tx.insert(emailVerifications).values(link);
}

/** Uses a verification link up: answers whose it was to exactly one caller, to nobody once it has expired. */
export async function useVerification(tx: Transaction, tokenHash: string, now: Date): Promise<string | null> {
  const [row] = await tx
    .update(emailVerifications)
    .set({ usedAt: now })
    .where(
      and(
        eq(emailVerifications.tokenHash, tokenHash),
        isNull(emailVerifications.usedAt),
        gt(emailVerifications.expiresAt, now),
      ),
    )
    .returning({ userId: emailVerifications.userId });
  return row?.userId ?? null;
}

/** Whether the address a link was sent to is verified, however old the link is. */
export async function leadsToVerified(executor: Executor, tokenHash: string): Promise<boolean> {
  const [row] = await executor
    .select({ emailVerifiedAt: users.emailVerifiedAt })
    .from(emailVerifications)
    .innerJoin(users, eq(users.id, emailVerifications.userId))
    .where(eq(emailVerifications.tokenHash, tokenHash));
  return row !== undefined && row.emailVerifiedAt !== null;
}
