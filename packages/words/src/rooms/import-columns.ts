import { room } from "../room";

/** What the columns of a file are read as. */
export const say = room("import-columns", {
  kept: "The column is remembered",
  notKept: "What the column is read as was not remembered",
  nameColumns: "Say what each column holds. The names are remembered, for your colleagues too.",
  file: "File",
  breadcrumb: "Breadcrumb",
  size: "{kilobytes, number, whole} KB, {rows, plural, one {# row} other {# rows}}",
  columns: "Columns",
  columnsKnown: "{known, number, whole} of {of, number, whole} known",
  /** Why a table could not be read, whatever it holds. */
  "read.large": "The file is larger than 20 MB.",
  "read.empty": "The file has no rows.",
  "read.text": "This is not a text table.",
  "read.quote":
    "The quotation mark opened in line {line, number, whole} is never closed, or closes in another cell. Close it and choose the file again.",
  notUsed: "Not used",
  readAs: "What {column} is read as",
});
