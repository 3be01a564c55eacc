import { eq, getTableColumns, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { firms } from "../shops/schema";
import type { FirmRow } from "../shops/table";
import { shopBilling } from "./billing-schema";

export type BillingRow = typeof shopBilling.$inferSelect;
type Said = Omit<BillingRow, "firmId" | "updatedAt">;

const NOTHING_SAID: Said = {
  legalName: "",
  address: "",
  taxNumber: "",
  register: "",
  invoicePrefix: "",
  stripeAccount: "",
  paystackAccount: "",
  version: 0,
};

/** What a firm has said; nothing at version 0. */
export async function billingOf(executor: Executor, firmId: string): Promise<Said> {
  const { firmId: _of, updatedAt: _at, ...said } = getTableColumns(shopBilling);
  const [row] = await executor.select(said).from(shopBilling).where(eq(shopBilling.firmId, firmId));
  return row ?? NOTHING_SAID;
}

/** Writes where the version is still the one that was read; false where it is another. */
export async function writeBilling(tx: Transaction, { version, ...row }: BillingRow): Promise<boolean> {
  const rows = await tx
    .insert(shopBilling)
    .values({ ...row, version: 1 })
    .onConflictDoUpdate({
      target: shopBilling.firmId,
      set: { ...row, version: sql`${shopBilling.version} + 1` },
      setWhere: eq(shopBilling.version, version),
    })
    .returning({ version: shopBilling.version });
  return rows[0]?.version === version + 1;
}

/** The firm of either kind that it is of; null where it is gone. */
export async function billedFirm(executor: Executor, firmId: string): Promise<FirmRow | null> {
  const [firm] = await executor.select().from(firms).where(eq(firms.id, firmId));
  return firm ?? null;
}
