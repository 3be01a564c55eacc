import { say } from "@sunwright/words/import-columns";
import type { ReactNode } from "react";
import { ReadColumns, type ReadColumnsProps } from "../../../ui/read-columns";
import { Sheet, SheetSection } from "../../../ui/sheet";

interface ImportedFileProps extends ReadColumnsProps {
  readonly chosen: File;
  readonly count: number;
  readonly children?: ReactNode;
}

/** Which file is looked at, and how its columns are read. */
export const ImportedFile = ({ chosen, count, children, ...columns }: ImportedFileProps) => (
  <Sheet aria-label={say("file")}>
    <SheetSection level={2} title={say("file")}>
      <p className="break-words">{chosen.name}</p>
      <p className="type-help text-text-3">{say("size", { kilobytes: Math.ceil(chosen.size / 1_000), rows: count })}</p>
      {children}
    </SheetSection>
    <SheetSection level={2} title={say("columns")}>
      <p className="type-help mb-2 text-text-3">
        {say("columnsKnown", { known: columns.known.length, of: columns.known.length + columns.unknown.length })}
      </p>
      <ReadColumns {...columns} />
    </SheetSection>
  </Sheet>
);
