import type { Executor } from "../../platform/database";
import { listOfPages, type Pieces } from "../../platform/pieces";
import { asStored } from "./service";
import { filesOf } from "./table";

/** What a person stores, for the account's export: each file is read at its own address. */
export const exportFiles = (executor: Executor, userId: string): Pieces => listOfPages(pages(executor, userId));

async function* pages(executor: Executor, userId: string) {
  const rows = await filesOf(executor, userId);
  yield rows.map((row) => ({
    ...asStored(row),
    sha256: row.digest,
    address: `/api/files/${row.id}`,
    createdAt: row.createdAt.toISOString(),
  }));
}
