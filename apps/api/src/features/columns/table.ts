import { eq, sql } from "drizzle-orm";
import { IMPORT_COLUMNS_MAX, type Import } from "@sunwright/contract/import-columns";
import type { Executor, Transaction } from "../../platform/database";
import { importColumns } from "./schema";

/** Whose columns they are: a firm's, else a person's. */
export interface Owner {
  readonly ownerId: string;
  readonly firmId: string | null;
}

export const columnsOf = (executor: Executor, owner: Owner) =>
  executor
    .select({ of: importColumns.import, columns: importColumns.columns })
    .from(importColumns)
    .where(eq(importColumns.ownerId, owner.ownerId));

/** What somebody without a firm said goes with their account. */
export async function forgetColumns(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(importColumns).where(eq(importColumns.ownerId, userId));
}

interface Said extends Owner {
  readonly of: Import;
  readonly column: string;
  readonly readAs: string;
  readonly now: Date;
}

/** Adds one to those that are kept, in one statement; false where they are as many as can be. */
export async function keepColumn(tx: Transaction, { of, column, readAs, now, ...owner }: Said): Promise<boolean> {
  const { columns } = importColumns;
  const kept = await tx
    .insert(importColumns)
    .values({ ...owner, import: of, columns: { [column]: readAs }, updatedAt: now })
    .onConflictDoUpdate({
      target: [importColumns.ownerId, importColumns.import],
      set: { columns: sql`${columns} || excluded.columns`, updatedAt: now },
      setWhere: sql`${columns} ? ${column} or (select count(*) from jsonb_object_keys(${columns})) < ${IMPORT_COLUMNS_MAX}`,
    })
    .returning({ of: importColumns.import });
  return kept.length > 0;
}
