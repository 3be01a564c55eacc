import { say } from "@sunwright/words/stock-import";
import { Button } from "../../../ui/button";
import { Sheet, SheetSection } from "../../../ui/sheet";
import { COLUMNS, type StockFile } from "../model/stock-file";

interface StockFileFactsProps {
  readonly file: StockFile;
  readonly chosen: File;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

/** Which file is looked at, and how its columns are read. */
export const StockFileFacts = ({
  file: { count, known, unknown },
  chosen,
  disabled,
  onChoose,
}: StockFileFactsProps) => (
  <Sheet aria-label={say("file")}>
    <SheetSection level={2} title={say("file")}>
      <p className="break-words">{chosen.name}</p>
      <p className="type-help mb-3 text-text-3">
        {say("size", { kilobytes: Math.ceil(chosen.size / 1_000), rows: count })}
      </p>
      <Button variant="outline" full disabled={disabled} onClick={onChoose}>
        {say("chooseAnother")}
      </Button>
    </SheetSection>
    <SheetSection level={2} title={say("columns")}>
      <p className="type-help mb-2 text-text-3">
        {say("columnsKnown", { known: known.length, of: known.length + unknown.length })}
      </p>
      <ul className="grid gap-1">
        {known.map((name) => (
          <Column key={name} name={name} />
        ))}
        {unknown.map((name) => (
          <Column key={name} name={name} />
        ))}
      </ul>
    </SheetSection>
  </Sheet>
);

function Column({ name }: { readonly name: string }) {
  const column = COLUMNS.find((known) => known === name);
  return (
    <li className="flex justify-between gap-3 type-small">
      <span className="min-w-0 break-words">{name}</span>
      <span className={column === undefined ? "text-text-3" : undefined}>
        {column === undefined ? say("notUsed") : say(`column.${column}`)}
      </span>
    </li>
  );
}
