import { and, eq, getTableColumns, inArray, ne, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { deliveryAreas, firmCertificates, firms, memberships, shopTerms } from "./schema";

export type FirmRow = typeof firms.$inferSelect;
export type NewFirm = typeof firms.$inferInsert;
export type MembershipRow = typeof memberships.$inferSelect;
export type ShopTermsRow = typeof shopTerms.$inferSelect;
export type DeliveryAreaRow = typeof deliveryAreas.$inferSelect;

/** A firm, and what the caller is to it. */
export interface FirmOfCaller {
  readonly firm: FirmRow;
  readonly role: MembershipRow["role"];
}

export async function insertFirm(
  tx: Transaction,
  firm: NewFirm,
  owner: Omit<MembershipRow, "firmId" | "verified">,
): Promise<void> {
  await tx.insert(firms).values(firm);
  await tx.insert(memberships).values({ ...owner, firmId: firm.id });
  if (firm.kind === "shop") await tx.insert(shopTerms).values({ firmId: firm.id, payments: ["transfer"] });
}

const ofCaller = (executor: Executor, userId: string) =>
  executor
    .select({ firm: getTableColumns(firms), role: memberships.role })
    .from(memberships)
    .innerJoin(firms, eq(firms.id, memberships.firmId))
    .where(eq(memberships.userId, userId));

/** Whether one of a firm's owners has verified their address, as a part of a query on `firms`. */
export const hasVerifiedOwner = sql<boolean>`exists (select from ${memberships}
  where ${memberships.firmId} = ${firms.id} and ${memberships.role} = 'owner' and ${memberships.verified})`;

/** A firm that takes on something new: active, with an owner whose address is verified. A part of a query on `firms`. */
export const isOpen = sql<boolean>`(${firms.state} = 'active' and ${hasVerifiedOwner})`;

/** The firm that a person works for; null for somebody who works for none. */
export async function firmOf(executor: Executor, userId: string): Promise<FirmOfCaller | null> {
  const [row] = await ofCaller(executor, userId);
  return row ?? null;
}

/** The same, held until the transaction ends: changes of one firm's members, terms and lists happen one after another. */
export async function lockFirmOf(tx: Transaction, userId: string): Promise<FirmOfCaller | null> {
  const [row] = await ofCaller(tx, userId).for("update", { of: firms });
  return row ?? null;
}

/** Whoever works there; null for one of another kind. */
export async function findFirm(executor: Executor, id: string, kind: FirmRow["kind"]): Promise<FirmRow | null> {
  const [row] = await executor
    .select()
    .from(firms)
    .where(and(eq(firms.id, id), eq(firms.kind, kind)));
  return row ?? null;
}

/** Where firms are; null until one has said it. */
export const countriesOf = (executor: Executor, ids: readonly string[]) =>
  executor
    .select({ firmId: firms.id, country: firms.country })
    .from(firms)
    .where(inArray(firms.id, [...ids]));

/** Writes what is sent where the version is still the one that was read; null where it is another. */
export async function updateFirm(
  tx: Transaction,
  id: string,
  version: number,
  sent: Partial<Omit<FirmRow, "id" | "kind" | "version">>,
): Promise<FirmRow | null> {
  const [row] = await tx
    .update(firms)
    .set({ ...sent, version: sql`${firms.version} + 1` })
    .where(and(eq(firms.id, id), eq(firms.version, version)))
    .returning();
  return row ?? null;
}

/** Names are the same in any case, width and spacing: "Bello Solar", "BELLO-SOLAR" and "ＢelloSolar" are one. */
const plain = (name: unknown) => sql`regexp_replace(lower(normalize(${name}, NFKC)), '[[:space:][:punct:]]', '', 'g')`;

/** Whether another firm that is not closed has this name. */
export async function isNamed(executor: Executor, name: string, butId: string): Promise<boolean> {
  const rows = await executor
    .select({ id: firms.id })
    .from(firms)
    .where(
      and(sql`${plain(firms.name)} = ${plain(sql`${name}::text`)}`, ne(firms.id, butId), ne(firms.state, "closed")),
    )
    .limit(1);
  return rows.length > 0;
}

/** Everything of a firm goes with its row. */
export async function deleteFirm(tx: Transaction, id: string): Promise<void> {
  await tx.delete(firms).where(eq(firms.id, id));
}

/** Of a shop; an installer firm has none. */
export async function termsOf(executor: Executor, firmId: string): Promise<ShopTermsRow | null> {
  const [row] = await executor.select().from(shopTerms).where(eq(shopTerms.firmId, firmId));
  return row ?? null;
}

export async function updateTerms(tx: Transaction, { firmId, ...sent }: ShopTermsRow): Promise<void> {
  await tx.update(shopTerms).set(sent).where(eq(shopTerms.firmId, firmId));
}

/** In the order of the form. */
export const areasOf = (executor: Executor, firmId: string): Promise<DeliveryAreaRow[]> =>
  executor.select().from(deliveryAreas).where(eq(deliveryAreas.firmId, firmId)).orderBy(deliveryAreas.position);

/** Writes these in place of those there are. The caller holds the firm. */
export async function replaceAreas(tx: Transaction, firmId: string, rows: readonly DeliveryAreaRow[]): Promise<void> {
  await tx.delete(deliveryAreas).where(eq(deliveryAreas.firmId, firmId));
  if (rows.length > 0) await tx.insert(deliveryAreas).values([...rows]);
}

/**
 * Whether a firm has a verified certificate that has not ended.
 *
 * @param today Such as "2026-11-23": a certificate counts on its last day.
 */
export async function isVerified(executor: Executor, firmId: string, today: string): Promise<boolean> {
  const rows = await executor
    .select({ id: firmCertificates.id })
    .from(firmCertificates)
    .where(
      and(
        eq(firmCertificates.firmId, firmId),
        eq(firmCertificates.state, "verified"),
        sql`(${firmCertificates.expires} is null or ${firmCertificates.expires} >= ${today})`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}
