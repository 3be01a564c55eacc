import { CsvUnreadable } from "@sunwright/files/tables/csv";
import { say } from "@sunwright/words/import-columns";
import { ReadColumns, type ReadColumnsProps } from "./read-columns";

interface UnreadableFileProps extends Pick<ReadColumnsProps, "readable" | "onRead"> {
  readonly error: Error;
  /** What is said of too many rows, of a column that is missing, and of what is wrong with no file. */
  readonly texts: { readonly rows: string; readonly columns: string; readonly otherwise: string };
  /** What the columns of its heading are read as. */
  readonly columnsOf: (head: readonly string[]) => Pick<ReadColumnsProps, "known" | "unknown" | "readAs">;
}

/** Why a table could not be read. Where a column that is needed has another name it can be said which one it is. */
export const UnreadableFile = ({ error, texts, columnsOf, ...columns }: UnreadableFileProps) => (
  <>
    <p role="alert" className="mt-3 text-bad">
      {error instanceof CsvUnreadable ? whyOf(error, texts) : texts.otherwise}
    </p>
    {error instanceof CsvUnreadable && error.why === "columns" && (
      <div className="mt-4">
        <p className="mb-3">{say("nameColumns")}</p>
        <ReadColumns {...columnsOf(error.columns)} {...columns} />
      </div>
    )}
  </>
);

function whyOf({ why, line }: CsvUnreadable, texts: UnreadableFileProps["texts"]): string {
  if (why === "rows" || why === "columns") return texts[why];
  return why === "quote" ? say("read.quote", { line }) : say(`read.${why}`);
}
