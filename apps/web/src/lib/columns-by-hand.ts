import type { Response } from "@sunwright/contract/endpoint";
import type { Import, keepImportColumn, listImportColumns } from "@sunwright/contract/import-columns";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, read, route } from "./api";
import type { ColumnsByHand } from "./columns";

const LIST = route<typeof listImportColumns>("GET", "/api/import-columns");
const KEEP = route<typeof keepImportColumn>("PUT", "/api/import-columns");
const query = read(LIST);

interface Said {
  readonly column: string;
  readonly readAs: string;
}

interface TableImport<Checked, Again> {
  /** Reads the file, or what was read of it before, and compares it with what there is. */
  readonly check: (source: File | Again, byHand: ColumnsByHand) => Promise<Checked>;
  readonly onMutate?: () => void;
  readonly onSuccess?: (checked: Checked) => void;
  /** What a column is read as counts here, but was not remembered. */
  readonly onNotKept: () => void;
}

/**
 * A table on its way in: it is chosen, its columns are found, and it is checked before anything is saved. What a column is
 * read as counts at once for the file that was chosen, and is remembered by the server for the next one.
 */
export function useTableImport<Checked, Again = never>(of: Import, does: TableImport<Checked, Again>) {
  const { check, onNotKept, ...then } = does;
  const [chosen, setChosen] = useState<File | null>(null);
  const client = useQueryClient();
  const columns = useQuery(query).data?.columns[of] ?? {};
  const checking = useMutation({
    mutationFn: async (source: File | Again) => check(source, (await client.ensureQueryData(query))?.columns[of] ?? {}),
    ...then,
  });
  const choose = (file: File) => {
    checking.reset();
    setChosen(file);
    checking.mutate(file);
  };
  const keeping = useMutation({
    mutationFn: ({ column, readAs }: Said) => call(KEEP, { body: { import: of, column, readAs } }),
    onMutate: ({ column, readAs }) => {
      const known = client.getQueryData<Response<typeof listImportColumns>>(query.queryKey)?.columns;
      if (known !== undefined)
        client.setQueryData(query.queryKey, { columns: { ...known, [of]: { ...known[of], [column]: readAs } } });
    },
    onError: onNotKept,
    onSettled: () => chosen !== null && choose(chosen),
  });
  const drop = () => {
    setChosen(null);
    checking.reset();
  };
  const readAs = (column: string, as: string) => keeping.mutate({ column, readAs: as });
  return { chosen, checking, choose, drop, columns, readAs };
}
