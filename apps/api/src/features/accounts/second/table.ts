import { and, asc, count, eq, gt, isNotNull, isNull, lt, max, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../../platform/database";
import { passkeyQuestions, passkeys, recoveryCodes, secondApps, waitingSignIns } from "../schema";

export type AppRow = typeof secondApps.$inferSelect;
export type PasskeyRow = typeof passkeys.$inferSelect;
type QuestionRow = typeof passkeyQuestions.$inferSelect;

export async function findApp(executor: Executor, userId: string): Promise<AppRow | null> {
  const [row] = await executor.select().from(secondApps).where(eq(secondApps.userId, userId));
  return row ?? null;
}

/** In place of one that is being set up. False where one is on. */
export async function beginApp(
  tx: Transaction,
  row: Pick<AppRow, "userId" | "secret" | "sessionId" | "beganAt">,
): Promise<boolean> {
  const { secret, sessionId, beganAt } = row;
  const written = await tx
    .insert(secondApps)
    .values(row)
    .onConflictDoUpdate({
      target: secondApps.userId,
      set: { secret, sessionId, beganAt },
      setWhere: isNull(secondApps.confirmedAt),
    })
    .returning({ userId: secondApps.userId });
  return written.length > 0;
}

/** False where another call was first. */
export async function turnAppOn(tx: Transaction, app: AppRow, step: number, now: Date): Promise<boolean> {
  const written = await tx
    .update(secondApps)
    .set({ confirmedAt: now, lastStep: step })
    .where(and(eq(secondApps.userId, app.userId), eq(secondApps.secret, app.secret), isNull(secondApps.confirmedAt)))
    .returning({ userId: secondApps.userId });
  return written.length > 0;
}

/** Uses the code of a step up; false where it, or one after it, was used meanwhile. */
export async function useStep(tx: Transaction, userId: string, step: number): Promise<boolean> {
  const used = await tx
    .update(secondApps)
    .set({ lastStep: step })
    .where(and(eq(secondApps.userId, userId), isNotNull(secondApps.confirmedAt), lt(secondApps.lastStep, step)))
    .returning({ userId: secondApps.userId });
  return used.length > 0;
}

/** False where none was on. */
export async function deleteApp(tx: Transaction, userId: string): Promise<boolean> {
  const gone = await tx
    .delete(secondApps)
    .where(and(eq(secondApps.userId, userId), isNotNull(secondApps.confirmedAt)))
    .returning({ userId: secondApps.userId });
  return gone.length > 0;
}

export async function replaceRecovery(
  tx: Transaction,
  userId: string,
  hashes: readonly string[],
  madeAt: Date,
): Promise<void> {
  await deleteRecovery(tx, userId);
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ codeHash, userId, madeAt })));
}

export async function deleteRecovery(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** How many are left of those that were made together; null where there are none at all. */
export async function recoveryLeft(
  executor: Executor,
  userId: string,
): Promise<{ readonly left: number; readonly madeAt: Date } | null> {
  const [row] = await executor
    .select({
      left: sql<number>`count(*) filter (where ${recoveryCodes.usedAt} is null)::int`,
      madeAt: max(recoveryCodes.madeAt),
    })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.madeAt ? { left: row.left, madeAt: row.madeAt } : null;
}

/** Whether one that was not used has this hash. */
export async function hasRecovery(executor: Executor, userId: string, codeHash: string): Promise<boolean> {
  const found = await executor
    .select({ hash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(ofCode(userId, codeHash));
  return found.length > 0;
}

/** False where it was used meanwhile. */
export async function useRecovery(tx: Transaction, userId: string, codeHash: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(ofCode(userId, codeHash))
    .returning({ hash: recoveryCodes.codeHash });
  return used.length > 0;
}
const ofCode = (userId: string, codeHash: string) =>
  and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt));

export const passkeysOf = (executor: Executor, userId: string): Promise<PasskeyRow[]> =>
  executor
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));

export async function findPasskey(executor: Executor, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await executor.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
}

/** False where somebody has it already. */
export async function insertPasskey(tx: Transaction, row: typeof passkeys.$inferInsert): Promise<boolean> {
  const written = await tx.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id });
  return written.length > 0;
}

export async function countPasskeys(tx: Transaction, userId: string): Promise<number> {
  const [row] = await tx.select({ of: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return row?.of ?? 0;
}

/** False where the person has none with this id. */
export async function renameOne(tx: Transaction, userId: string, id: string, name: string): Promise<boolean> {
  const renamed = await tx
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return renamed.length > 0;
}

/** False where the person has none with this id. */
export async function deletePasskey(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return gone.length > 0;
}

/** Writes down a use. False where its counter has not risen, and where the passkey is gone. */
export async function usePasskey(
  tx: Transaction,
  { id, counter }: { readonly id: string; readonly counter: number },
  now: Date,
): Promise<boolean> {
  const counts = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const used = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), counts))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

export async function insertQuestion(executor: Executor, row: QuestionRow): Promise<void> {
  await executor.insert(passkeyQuestions).values(row);
}

/** Uses a question up; false where there is none that this answers. */
export async function takeQuestion(
  executor: Executor,
  { challengeHash, purpose, userId, askedIn }: Omit<QuestionRow, "expiresAt">,
  now: Date,
): Promise<boolean> {
  const taken = await executor
    .delete(passkeyQuestions)
    .where(
      and(
        eq(passkeyQuestions.challengeHash, challengeHash),
        eq(passkeyQuestions.purpose, purpose),
        userId === null ? isNull(passkeyQuestions.userId) : eq(passkeyQuestions.userId, userId),
        eq(passkeyQuestions.askedIn, askedIn),
        gt(passkeyQuestions.expiresAt, now),
      ),
    )
    .returning({ purpose: passkeyQuestions.purpose });
  return taken.length > 0;
}

export async function insertWaiting(tx: Transaction, row: typeof waitingSignIns.$inferInsert): Promise<void> {
  await tx.insert(waitingSignIns).values(row);
}

/** Who is half signed in by this token; null for nobody. */
export async function findWaiting(executor: Executor, tokenHash: string, now: Date): Promise<string | null> {
  const [row] = await executor
    .select({ userId: waitingSignIns.userId })
    .from(waitingSignIns)
    .where(and(eq(waitingSignIns.tokenHash, tokenHash), gt(waitingSignIns.expiresAt, now)));
  return row?.userId ?? null;
}

/** False where it was taken before. */
export async function takeWaiting(tx: Transaction, tokenHash: string): Promise<boolean> {
  const taken = await tx
    .delete(waitingSignIns)
    .where(eq(waitingSignIns.tokenHash, tokenHash))
    .returning({ userId: waitingSignIns.userId });
  return taken.length > 0;
}

/** Whoever typed the old password begins again. */
export async function dropWaiting(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(waitingSignIns).where(eq(waitingSignIns.userId, userId));
}

/** Everything of the second sign-in of an account. */
export async function deleteAll(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(secondApps).where(eq(secondApps.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(passkeyQuestions).where(eq(passkeyQuestions.userId, userId));
  await deleteRecovery(tx, userId);
  await dropWaiting(tx, userId);
}

/** Questions and sign-ins that nobody finished, and apps whose setting up was left. */
export async function purgeSecond(executor: Executor, now: Date, unfinishedSince: Date): Promise<void> {
  await executor.delete(passkeyQuestions).where(lt(passkeyQuestions.expiresAt, now));
  await executor.delete(waitingSignIns).where(lt(waitingSignIns.expiresAt, now));
  await executor.delete(secondApps).where(and(isNull(secondApps.confirmedAt), lt(secondApps.beganAt, unfinishedSince)));
}
