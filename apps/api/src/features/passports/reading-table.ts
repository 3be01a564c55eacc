import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { passportAlerts, passportReadings, passports, passportTransfers, passportUpkeep } from "./schema";

export type ReadingRow = typeof passportReadings.$inferSelect;
export type UpkeepRow = typeof passportUpkeep.$inferSelect;
export type AlertRow = typeof passportAlerts.$inferSelect;
export type TransferRow = typeof passportTransfers.$inferSelect;

/** What there is of one passport: whoever asks has it, or its link. */
export const readingsOf = (executor: Executor, passportId: string): Promise<ReadingRow[]> =>
  executor
    .select()
    .from(passportReadings)
    .where(eq(passportReadings.passportId, passportId))
    .orderBy(asc(passportReadings.on));

/**
 * Writes one under its id. False where that id is another passport's; a day that has a reading already: the unique index
 * refuses it, see `uniqueViolation`.
 */
export async function putReading(tx: Transaction, row: ReadingRow): Promise<boolean> {
  const { id: _id, passportId: _of, createdAt: _at, ...sent } = row;
  const rows = await tx
    .insert(passportReadings)
    .values(row)
    .onConflictDoUpdate({
      target: passportReadings.id,
      set: sent,
      setWhere: eq(passportReadings.passportId, row.passportId),
    })
    .returning({ id: passportReadings.id });
  return rows.length > 0;
}

/** Writes many, each in place of what stands on its day. */
export async function putReadings(tx: Transaction, rows: readonly ReadingRow[]): Promise<void> {
  const of = (column: string) => sql.raw(`excluded.${column}`);
  await tx
    .insert(passportReadings)
    .values([...rows])
    .onConflictDoUpdate({
      target: [passportReadings.passportId, passportReadings.on],
      set: {
        meterKwh: of("meter_kwh"),
        fuelLitres: of("fuel_litres"),
        newMeter: of("new_meter"),
        note: of("note"),
      },
    });
}

export async function deleteReading(tx: Transaction, passportId: string, id: string): Promise<void> {
  await tx
    .delete(passportReadings)
    .where(and(eq(passportReadings.passportId, passportId), eq(passportReadings.id, id)));
}

/** Notes stay with who wrote them. */
export async function clearNotes(tx: Transaction, passportId: string): Promise<void> {
  await tx
    .update(passportReadings)
    .set({ note: "" })
    .where(and(eq(passportReadings.passportId, passportId), ne(passportReadings.note, "")));
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
