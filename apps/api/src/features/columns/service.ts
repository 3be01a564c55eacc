import type { Body, Response } from "@sunwright/contract/endpoint";
import type { Import, keepImportColumn, listImportColumns } from "@sunwright/contract/import-columns";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { firmOf } from "../shops/table";
import { columnsOf, keepColumn, type Owner } from "./table";

export type ImportColumns = ReturnType<typeof createImportColumns>;

/** Colleagues bring the same files; readings of a house are a person's who works for nobody. */
async function ownerOf(executor: Executor, userId: string): Promise<Owner> {
  const own = await firmOf(executor, userId);
  return own === null ? { ownerId: userId, firmId: null } : { ownerId: own.firm.id, firmId: own.firm.id };
}

/** What columns of files are read as. */
export function createImportColumns({ clock }: { readonly clock: Clock }) {
  return {
    async list(executor: Executor, userId: string): Promise<Response<typeof listImportColumns>> {
      const rows = await columnsOf(executor, await ownerOf(executor, userId));
      const kept = (of: Import) => rows.find((row) => row.of === of)?.columns ?? {};
      return {
        columns: {
          products: kept("products"),
          stock: kept("stock"),
          prices: kept("prices"),
          readings: kept("readings"),
        },
      };
    },

    /** Throws too_many_import_columns. */
    async keep(tx: Transaction, userId: string, body: Body<typeof keepImportColumn>): Promise<void> {
      const owner = await ownerOf(tx, userId);
      const { import: of, column, readAs } = body;
      if (!(await keepColumn(tx, { ...owner, of, column, readAs, now: clock.now() })))
        throw new AppError("too_many_import_columns");
    },
  };
}
