import { say } from "@sunwright/words/stock-import";
import { Button } from "../../../ui/button";
import { ReadColumns } from "../../../ui/read-columns";
import { Sheet, SheetSection } from "../../../ui/sheet";
import { COLUMNS, type StockFile } from "../model/stock-file";

interface StockFileFactsProps {
  readonly file: StockFile;
  readonly chosen: File;
  readonly disabled: boolean;
  readonly onChoose: () => void;
  readonly onRead: (column: string, as: string) => void;
}

/** Which file is looked at, and how its columns are read. */
export const StockFileFacts = ({ file, chosen, disabled, onChoose, onRead }: StockFileFactsProps) => (
  <Sheet aria-label={say("file")}>
    <SheetSection level={2} title={say("file")}>
      <p className="break-words">{chosen.name}</p>
      <p className="type-help mb-3 text-text-3">
        {say("size", { kilobytes: Math.ceil(chosen.size / 1_000), rows: file.count })}
      </p>
      <Button variant="outline" full disabled={disabled} onClick={onChoose}>
        {say("chooseAnother")}
      </Button>
    </SheetSection>
    <SheetSection level={2} title={say("columns")}>
      <p className="type-help mb-2 text-text-3">
        {say("columnsKnown", { known: file.known.length, of: file.known.length + file.unknown.length })}
      </p>
      <ReadColumns {...file} readable={COLUMNS} onRead={onRead} />
    </SheetSection>
  </Sheet>
);
