import { and, asc, between, desc, eq, isNull } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { holdInOrder } from "../../platform/lock-order";
import { firmCertificates, firms } from "./schema";
import type { FirmRow } from "./table";

export type CertificateRow = typeof firmCertificates.$inferSelect;

/** The newest first. */
export const certificatesOf = (executor: Executor, firmId: string): Promise<CertificateRow[]> =>
  executor
    .select()
    .from(firmCertificates)
    .where(eq(firmCertificates.firmId, firmId))
    .orderBy(desc(firmCertificates.createdAt), desc(firmCertificates.id));

export async function insertCertificate(tx: Transaction, row: typeof firmCertificates.$inferInsert): Promise<void> {
  await tx.insert(firmCertificates).values(row);
}

export async function updateCertificate(
  tx: Transaction,
  id: string,
  sent: Partial<Pick<CertificateRow, "state" | "reason" | "reviewer" | "reviewedAt" | "expires" | "endToldAt">>,
): Promise<void> {
  await tx.update(firmCertificates).set(sent).where(eq(firmCertificates.id, id));
}

/** False where the firm has none with this id. */
export async function deleteCertificate(tx: Transaction, firmId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(firmCertificates)
    .where(and(eq(firmCertificates.firmId, firmId), eq(firmCertificates.id, id)))
    .returning({ id: firmCertificates.id });
  return rows.length > 0;
}

/** What waits for an operator, with its firm, the longest waiting first. */
export const waitingCertificates = (
  executor: Executor,
): Promise<{ readonly certificate: CertificateRow; readonly firm: FirmRow }[]> =>
  executor
    .select({ certificate: firmCertificates, firm: firms })
    .from(firmCertificates)
    .innerJoin(firms, eq(firms.id, firmCertificates.firmId))
    .where(eq(firmCertificates.state, "pending"))
    .orderBy(asc(firmCertificates.createdAt), asc(firmCertificates.id))
    .limit(WAITING_LISTED);

/** More are not read at once. */
const WAITING_LISTED = 200;

/** Verified certificates that end on one of these days and whose owners were not told: they are now. */
export async function claimEnding(
  tx: Transaction,
  { from, until }: { readonly from: string; readonly until: string },
  now: Date,
): Promise<{ readonly firm: Pick<FirmRow, "id" | "kind">; readonly kind: string; readonly expires: string }[]> {
  const rows = await tx
    .update(firmCertificates)
    .set({ endToldAt: now })
    .from(firms)
    .where(
      and(
        eq(firms.id, firmCertificates.firmId),
        eq(firmCertificates.state, "verified"),
        between(firmCertificates.expires, from, until),
        isNull(firmCertificates.endToldAt),
      ),
    )
    .returning({
      firmId: firms.id,
      firmKind: firms.kind,
      kind: firmCertificates.kind,
      expires: firmCertificates.expires,
    });
  return rows.map(({ firmId, firmKind, kind, expires }) => ({
    firm: { id: firmId, kind: firmKind },
    kind,
    expires: expires ?? until,
  }));
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A firm of whichever kind for who judges it, held until the transaction ends; null for what is none. */
export async function lockFirmById(tx: Transaction, id: string): Promise<FirmRow | null> {
  if (!UUID.test(id)) return null;
  await holdInOrder(tx, "firm", [id.toLowerCase()], "exclusive");
  const [row] = await tx.select().from(firms).where(eq(firms.id, id)).for("update");
  return row ?? null;
}
