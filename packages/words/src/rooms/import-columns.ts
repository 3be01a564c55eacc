import { room } from "../room";

/** What the columns of a file are read as. */
export const say = room("import-columns", {
  kept: "The column is remembered",
  notKept: "What the column is read as was not remembered",
  nameColumns: "Say what each column holds. The names are remembered, for your colleagues too.",
  columns: "Columns",
  notUsed: "Not used",
  readAs: "What {column} is read as",
});
