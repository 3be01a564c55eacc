import { and, eq, getTableColumns } from "drizzle-orm";
import type { Executor, Transaction } from "../../../platform/database";
import type { Sent } from "../user-table";
import { installerProfiles, pictures, retailerProfiles } from "../schema";

export type InstallerRow = typeof installerProfiles.$inferSelect;
export type RetailerRow = typeof retailerProfiles.$inferSelect;
export type PictureRow = typeof pictures.$inferSelect;

const { userId: installerId, ...installerColumns } = getTableColumns(installerProfiles);
const { userId: retailerId, ...retailerColumns } = getTableColumns(retailerProfiles);
/** A business without whose it is. */
export type InstallerDetails = Omit<InstallerRow, "userId">;
export type RetailerDetails = Omit<RetailerRow, "userId">;

export async function insertInstaller(tx: Transaction, row: InstallerRow): Promise<void> {
  await tx.insert(installerProfiles).values(row);
}

export async function insertRetailer(tx: Transaction, row: RetailerRow): Promise<void> {
  await tx.insert(retailerProfiles).values(row);
}

export async function findInstaller(executor: Executor, userId: string): Promise<InstallerDetails | null> {
  const [row] = await executor.select(installerColumns).from(installerProfiles).where(eq(installerId, userId));
  return row ?? null;
}

export async function findRetailer(executor: Executor, userId: string): Promise<RetailerDetails | null> {
  const [row] = await executor.select(retailerColumns).from(retailerProfiles).where(eq(retailerId, userId));
  return row ?? null;
}

/** Writes only the columns sent. */
export async function updateInstaller(tx: Transaction, userId: string, sent: Sent<InstallerDetails>): Promise<void> {
  if (Object.keys(sent).length > 0) await tx.update(installerProfiles).set(sent).where(eq(installerId, userId));
}

export async function updateRetailer(tx: Transaction, userId: string, sent: Sent<RetailerDetails>): Promise<void> {
  if (Object.keys(sent).length > 0) await tx.update(retailerProfiles).set(sent).where(eq(retailerId, userId));
}

export async function putPicture(tx: Transaction, picture: PictureRow): Promise<void> {
  const { userId: _, ...set } = picture;
  await tx.insert(pictures).values(picture).onConflictDoUpdate({ target: pictures.userId, set });
}

export async function removePicture(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(pictures).where(eq(pictures.userId, userId));
}

export async function findPicture(executor: Executor, userId: string, id: string): Promise<PictureRow | null> {
  const [row] = await executor
    .select()
    .from(pictures)
    .where(and(eq(pictures.id, id), eq(pictures.userId, userId)));
  return row ?? null;
}

export async function findPictureOf(executor: Executor, userId: string): Promise<PictureRow | null> {
  const [row] = await executor.select().from(pictures).where(eq(pictures.userId, userId));
  return row ?? null;
}
