import type { PictureSize } from "@sunwright/contract/files";
import { and, asc, eq, getTableColumns, inArray, lt, notExists, or, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { fileForms, filePieces, files, fileUses } from "./schema";

export type FileRow = typeof files.$inferSelect;
export type FormRow = typeof fileForms.$inferSelect;

/** Whose a file is. */
export type Owner = { readonly firmId: string } | { readonly userId: string };

const isOf = (owner: Owner) => ("firmId" in owner ? eq(files.firmId, owner.firmId) : eq(files.userId, owner.userId));

/** A file counts for as much as it takes at least, so that nobody stores millions of them. [bytes] */
const LEAST_COUNTED = 16_384;

/** Uploads of one owner happen one after another from here on: their space is counted on what is committed. */
export async function lockOwner(tx: Transaction, owner: Owner): Promise<void> {
  const id = "firmId" in owner ? owner.firmId : owner.userId;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`files ${id}`}, 0))`);
}

export async function usedBy(executor: Executor, owner: Owner): Promise<number> {
  const [row] = await executor
    .select({ used: sql<string>`coalesce(sum(greatest(${files.bytes}, ${LEAST_COUNTED}::integer)), 0)` })
    .from(files)
    .where(isOf(owner));
  return Number(row?.used ?? 0);
}

export async function findByDigest(executor: Executor, owner: Owner, digest: string): Promise<FileRow | null> {
  const [row] = await executor
    .select()
    .from(files)
    .where(and(isOf(owner), eq(files.digest, digest)));
  return row ?? null;
}

/** A file of the person or of the firm; null for anybody else's. */
export async function findOwned(
  executor: Executor,
  id: string,
  { userId, firmId }: { readonly userId: string; readonly firmId: string | null },
): Promise<FileRow | null> {
  const [row] = await executor
    .select()
    .from(files)
    .where(and(eq(files.id, id), or(eq(files.userId, userId), firmId === null ? undefined : eq(files.firmId, firmId))));
  return row ?? null;
}

export async function insertFile(tx: Transaction, row: FileRow, forms: readonly FormRow[]): Promise<void> {
  await tx.insert(files).values(row);
  await tx.insert(fileForms).values([...forms]);
}

export async function insertPiece(tx: Transaction, piece: typeof filePieces.$inferInsert): Promise<void> {
  await tx.insert(filePieces).values(piece);
}

/** A form of a file with its name. */
export interface FormOfFile extends FormRow {
  readonly name: string;
}

/** A PDF whole, a picture in a width. */
export async function findForm(executor: Executor, fileId: string, size: PictureSize): Promise<FormOfFile | null> {
  const [row] = await executor
    .select({ ...getTableColumns(fileForms), name: files.name })
    .from(fileForms)
    .innerJoin(files, eq(files.id, fileForms.fileId))
    .where(and(eq(fileForms.fileId, fileId), inArray(fileForms.form, ["whole", size])));
  return row ?? null;
}

export async function readPiece(executor: Executor, { fileId, form }: FormRow, number: number): Promise<Buffer | null> {
  const [row] = await executor
    .select({ bytes: filePieces.bytes })
    .from(filePieces)
    .where(and(eq(filePieces.fileId, fileId), eq(filePieces.form, form), eq(filePieces.number, number)));
  return row?.bytes ?? null;
}

const unused = (executor: Executor) =>
  notExists(
    executor
      .select({ one: sql`1` })
      .from(fileUses)
      .where(eq(fileUses.fileId, files.id)),
  );

/** Held until the transaction ends: nothing else begins or ends to use it meanwhile. False for a file that is gone. */
export async function lockFile(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx.select({ id: files.id }).from(files).where(eq(files.id, id)).for("update");
  return rows.length > 0;
}

/** Removes those of these files that nothing uses; the caller holds them. Answers how many went. */
export async function removeUnused(tx: Transaction, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const gone = await tx
    .delete(files)
    .where(and(inArray(files.id, [...ids]), unused(tx)))
    .returning({ id: files.id });
  return gone.length;
}

/** Removes files that nothing has used since a moment, up to so many. */
export async function sweepUnused(tx: Transaction, before: Date, most: number): Promise<number> {
  const old = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(lt(files.createdAt, before), unused(tx)))
    .orderBy(files.createdAt)
    .limit(most)
    .for("update", { skipLocked: true });
  return removeUnused(
    tx,
    old.map(({ id }) => id),
  );
}

export async function removeFilesOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(files).where(eq(files.userId, userId));
}

export const filesOf = (executor: Executor, userId: string): Promise<FileRow[]> =>
  executor.select().from(files).where(eq(files.userId, userId)).orderBy(asc(files.createdAt), asc(files.id));
