import { and, eq, getTableColumns, inArray, notInArray } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { type FILE_USES, files, fileUses } from "./schema";
import { type FileRow, type Owner, removeUnused } from "./table";

/** What shows files. */
export interface Use {
  readonly kind: (typeof FILE_USES)[number];
  readonly subjectId: string;
}

/**
 * Says which files something shows from now on, in place of those it showed before; those that nothing shows any more are
 * removed. Answers their rows. Throws file_not_found for one that is not the owner's.
 */
export async function useFiles(
  tx: Transaction,
  { owner, now, ...use }: Use & { readonly owner: Owner; readonly now: Date },
  ids: readonly string[],
): Promise<ReadonlyMap<string, FileRow>> {
  const wanted = [...new Set(ids)].sort();
  const rows = await hold(tx, owner, wanted);
  if (rows.length !== wanted.length) throw new AppError("file_not_found");
  const left = await tx
    .delete(fileUses)
    .where(and(isUse(use), wanted.length > 0 ? notInArray(fileUses.fileId, wanted) : undefined))
    .returning({ id: fileUses.fileId });
  if (wanted.length > 0) {
    const uses = wanted.map((fileId) => ({ fileId, ...use, since: now }));
    await tx.insert(fileUses).values(uses).onConflictDoNothing();
  }
  const released = left.map(({ id }) => id).sort();
  await hold(tx, owner, released);
  await removeUnused(tx, released);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The file that each of these shows; none for what shows none. */
export async function filesShown(
  executor: Executor,
  kind: Use["kind"],
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, FileRow>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await executor
    .select({ subjectId: fileUses.subjectId, file: getTableColumns(files) })
    .from(fileUses)
    .innerJoin(files, eq(files.id, fileUses.fileId))
    .where(and(eq(fileUses.kind, kind), inArray(fileUses.subjectId, [...subjectIds])));
  return new Map(rows.map(({ subjectId, file }) => [subjectId, file]));
}

const isUse = ({ kind, subjectId }: Use) => and(eq(fileUses.kind, kind), eq(fileUses.subjectId, subjectId));

async function hold(tx: Transaction, owner: Owner, ids: readonly string[]): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  const isOwn = "firmId" in owner ? eq(files.firmId, owner.firmId) : eq(files.userId, owner.userId);
  return tx
    .select()
    .from(files)
    .where(and(inArray(files.id, [...ids]), isOwn))
    .orderBy(files.id)
    .for("update");
}
