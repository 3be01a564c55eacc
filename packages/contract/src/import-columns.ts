import { z } from "zod";
import { Acknowledged } from "./accounts";
import { endpoint } from "./endpoint";
import { LINE_MAX, NAME_MAX } from "./limits";
import { line } from "./text";

/** What a person imports from files whose columns have names of their own. */
export const IMPORTS = ["products", "stock", "prices", "readings"] as const;
export type Import = (typeof IMPORTS)[number];
/** Of one import: what several programs call their columns. */
export const IMPORT_COLUMNS_MAX = 300;

const columns = z.record(z.string(), z.string());
const tag = "firms";
const access = "session";

export const listImportColumns = endpoint({
  method: "GET",
  path: "/api/import-columns",
  summary: "What columns of files are read as, as the caller or somebody of their firm said it once",
  tag,
  access,
  response: z.object({
    /** By import, then by the name of the column; empty of one that is not used. */
    columns: z.object({ products: columns, stock: columns, prices: columns, readings: columns }),
  }),
  errors: ["not_signed_in"],
});

export const keepImportColumn = endpoint({
  method: "PUT",
  path: "/api/import-columns",
  summary:
    "Say what a column of files is read as, for everybody of the caller's firm; without a firm for the caller alone",
  tag,
  access,
  changes: ["import-columns"],
  body: z.strictObject({ import: z.enum(IMPORTS), column: line(LINE_MAX).min(1), readAs: line(NAME_MAX) }),
  response: Acknowledged,
  errors: ["not_signed_in", "invalid_input", "too_many_import_columns"],
});
