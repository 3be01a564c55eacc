import type { Response } from "@sunwright/contract/endpoint";
import type { Import, keepImportColumn, listImportColumns } from "@sunwright/contract/import-columns";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, read, route } from "./api";
import type { ColumnsByHand } from "./columns";

const LIST = route<typeof listImportColumns>("GET", "/api/import-columns");
const KEEP = route<typeof keepImportColumn>("PUT", "/api/import-columns");
const query = read(LIST);

/** What columns of a kind of file are read as, as somebody of the firm said it once. */
export const columnsByHand = async (client: QueryClient, of: Import): Promise<ColumnsByHand> =>
  (await client.ensureQueryData(query))?.columns[of] ?? {};

interface Said {
  readonly column: string;
  readonly readAs: string;
}

interface Doing {
  /** It counts, and the file is read again with it. */
  readonly onRead: () => void;
  /** It counts here, but was not remembered. */
  readonly onFailed: () => void;
}

/** The same for a page, and how one is said: it counts at once and is remembered by the server. */
export function useColumnsByHand(of: Import, { onRead, onFailed }: Doing) {
  const client = useQueryClient();
  const columns = useQuery(query).data?.columns[of] ?? {};
  const keeping = useMutation({
    mutationFn: ({ column, readAs }: Said) => call(KEEP, { body: { import: of, column, readAs } }),
    onMutate: ({ column, readAs }) => {
      const known = client.getQueryData<Response<typeof listImportColumns>>(query.queryKey)?.columns;
      if (known !== undefined)
        client.setQueryData(query.queryKey, { columns: { ...known, [of]: { ...known[of], [column]: readAs } } });
    },
    onError: onFailed,
    onSettled: onRead,
  });
  return { columns, readAs: (column: string, readAs: string) => keeping.mutate({ column, readAs }) };
}
