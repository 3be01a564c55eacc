import { desc, eq } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { firmCertificates, firms } from "./schema";
import type { FirmRow } from "./table";

type CertificateRow = typeof firmCertificates.$inferSelect;

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
  sent: Partial<Pick<CertificateRow, "state" | "reason" | "reviewer" | "reviewedAt" | "expires">>,
): Promise<void> {
  await tx.update(firmCertificates).set(sent).where(eq(firmCertificates.id, id));
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A firm of whichever kind, held until the transaction ends; null for what is none. */
export async function lockFirm(tx: Transaction, id: string): Promise<FirmRow | null> {
  if (!UUID.test(id)) return null;
  const [row] = await tx.select().from(firms).where(eq(firms.id, id)).for("update");
  return row ?? null;
}
