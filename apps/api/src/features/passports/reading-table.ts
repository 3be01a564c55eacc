import { and, asc, count, desc, eq, gt, inArray, isNull, lte, ne } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import {
  passportAlerts,
  passportCorrections,
  passportReadings,
  passports,
  passportTransfers,
  passportUpkeep,
} from "./schema";

export type ReadingRow = typeof passportReadings.$inferSelect;
export type CorrectionRow = typeof passportCorrections.$inferSelect;
export type UpkeepRow = typeof passportUpkeep.$inferSelect;
export type AlertRow = typeof passportAlerts.$inferSelect;
export type TransferRow = typeof passportTransfers.$inferSelect;

/** Readings of one passport that stand: whoever asks has it, or its link. */
export const readingsOf = (executor: Executor, passportId: string): Promise<ReadingRow[]> =>
  executor
    .select()
    .from(passportReadings)
    .where(eq(passportReadings.passportId, passportId))
    .orderBy(asc(passportReadings.on));

/**
 * Adds one under its id. False where that id is taken; a day that has a reading already: the unique index refuses it, see
 * `uniqueViolation`.
 */
export async function addReading(tx: Transaction, row: ReadingRow): Promise<boolean> {
  const rows = await tx
    .insert(passportReadings)
    .values(row)
    .onConflictDoNothing({ target: passportReadings.id })
    .returning({ id: passportReadings.id });
  return rows.length > 0;
}

export async function addReadings(tx: Transaction, rows: readonly ReadingRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(passportReadings).values([...rows]);
}

/** Moves readings to the corrections: they count in nothing from then on. */
export async function moveToCorrections(tx: Transaction, rows: readonly CorrectionRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.insert(passportCorrections).values([...rows]);
  await tx.delete(passportReadings).where(
    inArray(
      passportReadings.id,
      rows.map(({ readingId }) => readingId),
    ),
  );
}

/** The last first. */
export const correctedOf = (executor: Executor, passportId: string): Promise<CorrectionRow[]> =>
  executor
    .select()
    .from(passportCorrections)
    .where(eq(passportCorrections.passportId, passportId))
    .orderBy(desc(passportCorrections.createdAt), desc(passportCorrections.on));

export async function isCorrected(executor: Executor, readingId: string): Promise<boolean> {
  const rows = await executor
    .select({ id: passportCorrections.readingId })
    .from(passportCorrections)
    .where(eq(passportCorrections.readingId, readingId));
  return rows.length > 0;
}

export async function countCorrected(executor: Executor, passportId: string): Promise<number> {
  const [row] = await executor
    .select({ of: count() })
    .from(passportCorrections)
    .where(eq(passportCorrections.passportId, passportId));
  return row?.of ?? 0;
}

/** Notes, reasons and names stay with who wrote them. */
export async function clearNotes(tx: Transaction, passportId: string): Promise<void> {
  await tx
    .update(passportReadings)
    .set({ note: "" })
    .where(and(eq(passportReadings.passportId, passportId), ne(passportReadings.note, "")));
  await tx
    .update(passportCorrections)
    .set({ note: "", reason: "", userId: null })
    .where(eq(passportCorrections.passportId, passportId));
}

/** All that was done to these, the last first. */
export const doneTo = (executor: Executor, passportIds: readonly string[]): Promise<UpkeepRow[]> =>
  passportIds.length === 0
    ? Promise.resolve([])
    : executor
        .select()
        .from(passportUpkeep)
        .where(inArray(passportUpkeep.passportId, [...passportIds]))
        .orderBy(desc(passportUpkeep.on));

/** Twice on a day is once. */
export async function insertDone(tx: Transaction, row: UpkeepRow): Promise<void> {
  await tx.insert(passportUpkeep).values(row).onConflictDoNothing();
}

export async function deleteDone(tx: Transaction, id: string): Promise<void> {
  await tx.delete(passportUpkeep).where(eq(passportUpkeep.id, id));
}

export const openAlerts = (executor: Executor, passportId: string): Promise<AlertRow[]> =>
  executor
    .select()
    .from(passportAlerts)
    .where(and(eq(passportAlerts.passportId, passportId), isNull(passportAlerts.endedAt)));

export async function insertAlert(tx: Transaction, row: AlertRow): Promise<void> {
  await tx.insert(passportAlerts).values(row);
}

export async function endAlerts(tx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(passportAlerts)
    .set({ endedAt: now })
    .where(inArray(passportAlerts.id, [...ids]));
}

/** The one that waits for an answer. */
export async function openTransfer(executor: Executor, passportId: string): Promise<TransferRow | null> {
  const [row] = await executor
    .select()
    .from(passportTransfers)
    .where(and(eq(passportTransfers.passportId, passportId), eq(passportTransfers.state, "offered")));
  return row ?? null;
}

/** What is offered to an address and not over yet. */
export const transfersTo = (executor: Executor, email: string, now: Date): Promise<TransferRow[]> =>
  executor
    .select()
    .from(passportTransfers)
    .where(
      and(eq(passportTransfers.email, email), eq(passportTransfers.state, "offered"), gt(passportTransfers.until, now)),
    )
    .orderBy(asc(passportTransfers.id));

/** The passports of these offers. */
export const passportsOffered = (executor: Executor, transferIds: readonly string[]) =>
  transferIds.length === 0
    ? Promise.resolve([])
    : executor
        .select({ transferId: passportTransfers.id, passport: passports })
        .from(passportTransfers)
        .innerJoin(passports, eq(passports.id, passportTransfers.passportId))
        .where(inArray(passportTransfers.id, [...transferIds]));

/** One that is offered to this address, not over yet, with the passport that it is about. */
export async function transferTo(
  executor: Executor,
  email: string,
  id: string,
  now: Date,
): Promise<TransferRow | null> {
  const [row] = await executor
    .select()
    .from(passportTransfers)
    .where(
      and(
        eq(passportTransfers.id, id),
        eq(passportTransfers.email, email),
        eq(passportTransfers.state, "offered"),
        gt(passportTransfers.until, now),
      ),
    );
  return row ?? null;
}

/** A second one of a passport: the unique index refuses it, see `uniqueViolation`. */
export async function insertTransfer(tx: Transaction, row: TransferRow): Promise<void> {
  await tx.insert(passportTransfers).values(row);
}

/** Nobody's address is kept longer than it is needed. */
export async function endTransfer(
  tx: Transaction,
  id: string,
  state: Exclude<TransferRow["state"], "offered">,
  now: Date,
): Promise<void> {
  await tx.update(passportTransfers).set({ state, email: "", answeredAt: now }).where(eq(passportTransfers.id, id));
}

/** Those whose time is over. */
export const transfersOver = (executor: Executor, now: Date, most: number): Promise<TransferRow[]> =>
  executor
    .select()
    .from(passportTransfers)
    .where(and(eq(passportTransfers.state, "offered"), lte(passportTransfers.until, now)))
    .orderBy(asc(passportTransfers.id))
    .limit(most);
