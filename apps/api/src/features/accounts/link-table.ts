import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { emailVerifications, passwordResets, users } from "./schema";

interface NewLink {
  readonly tokenHash: string;
  readonly userId: string;
  readonly expiresAt: Date;
}

/** Adds a link beside those of earlier mails, and forgets the account's links that ended before an instant. */
export async function insertVerification(tx: Transaction, link: NewLink, forgetBefore: Date): Promise<void> {
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

/** The account's one live reset link: an earlier one stops working. */
export async function replaceReset(tx: Transaction, link: NewLink): Promise<void> {
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
