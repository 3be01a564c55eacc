import { eq, inArray } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { newSecret } from "../../platform/secrets";
import { notificationSettings } from "./schema";

export type SettingsRow = typeof notificationSettings.$inferSelect;
export type Choice = Pick<SettingsRow, "pace" | "timeZone" | "appOff" | "mailOff">;

/** What holds for who has chosen nothing: everything in the product, everything but the stock by mail. */
export const NOTHING_CHOSEN: Choice = { pace: "at-once", timeZone: null, appOff: [], mailOff: ["stock"] };

/** Of those of these people who have a row. */
export async function choicesOf(
  executor: Executor,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, SettingsRow>> {
  if (userIds.length === 0) return new Map();
  const rows = await executor
    .select()
    .from(notificationSettings)
    .where(inArray(notificationSettings.userId, [...userIds]));
  return new Map(rows.map((row) => [row.userId, row]));
}

/** Makes the row of somebody who has none, with the secret of their links, and holds it. */
export async function lockChoice(tx: Transaction, userId: string): Promise<SettingsRow> {
  await tx
    .insert(notificationSettings)
    .values({ userId, ...NOTHING_CHOSEN, token: newSecret() })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
    .for("update");
  if (!row) throw new Error("Settings that were just made are not there");
  return row;
}

export async function updateChoice(tx: Transaction, userId: string, sent: Partial<Choice>): Promise<void> {
  if (Object.keys(sent).length > 0)
    await tx.update(notificationSettings).set(sent).where(eq(notificationSettings.userId, userId));
}

/** Whoever holds the link of a mail ends the mails of its reader, and nothing else. */
export async function endMailsBy(executor: Executor, token: string): Promise<void> {
  await executor.update(notificationSettings).set({ pace: "never" }).where(eq(notificationSettings.token, token));
}

export async function removeChoice(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(notificationSettings).where(eq(notificationSettings.userId, userId));
}
