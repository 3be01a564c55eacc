import type { Currency } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/price-book";
import { userMessageOf } from "../../../lib/api-error";
import { type ColumnsByHand, readColumnsOf } from "../../../lib/columns";
import { useTableImport } from "../../../lib/columns-by-hand";
import { downloadText } from "../../../lib/download";
import { formOfCurrency } from "../../../lib/file-form";
import { amountText } from "../../../lib/minor-money";
import { ActionDialog } from "../../../ui/action-dialog";
import { Button } from "../../../ui/button";
import { columnNotKept } from "../../../ui/column-not-kept";
import { FileInput, TABLE_FILES } from "../../../ui/file-input";
import { ReadColumns } from "../../../ui/read-columns";
import { UnreadableFile } from "../../../ui/unreadable-file";
import { checkBook, type useBook } from "../api/price-book";
import { bookFile, bookNames, bookTemplate, type BookFault, COLUMNS } from "../model/book-file";

interface BookImportProps {
  /** Of lines that name none. */
  readonly currency: Currency;
  readonly doing: ReturnType<typeof useBook>;
  readonly onClose: () => void;
}

/** Faults and changes of one list at first. */
const SHOWN = 20;

async function checked(file: File, currency: Currency, byHand: ColumnsByHand) {
  const read = await bookFile(file, currency, byHand);
  const found = read.prices.length === 0 ? { added: 0, same: 0, changed: [] } : await checkBook(read.prices);
  return { ...read, ...found };
}

/** A list is read and compared with the book; it is kept when that is confirmed. */
export function BookImport({ currency, doing, onClose }: BookImportProps) {
  const { checking, choose, columns, readAs } = useTableImport("prices", {
    check: async (file: File, byHand) => checked(file, currency, byHand),
    onNotKept: columnNotKept,
  });
  const { data, error } = checking;
  const prices = data?.prices ?? [];
  return (
    <ActionDialog
      words={{ keep: say("cancel"), saving: say("saving") }}
      title={say("importTitle")}
      description={say("importHelp")}
      action={say("importKeep", { count: prices.length })}
      busy={doing.isPending}
      onSubmit={() => {
        if (prices.length > 0) doing.mutate({ does: "import", prices }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <div className="flex flex-wrap gap-3">
        <FileInput label={say("importFile")} accept={TABLE_FILES} onFile={choose}>
          {(open) => (
            <Button variant="outline" busy={checking.isPending} busyText={say("importReading")} onClick={open}>
              {say("importChoose")}
            </Button>
          )}
        </FileInput>
        <Button
          variant="ghost"
          onClick={() => downloadText("prices.csv", bookTemplate(formOfCurrency(currency)), "text/csv")}
        >
          {say("importTemplate")}
        </Button>
      </div>
      {error && (
        <UnreadableFile
          error={error}
          texts={{
            rows: say("unreadable.rows"),
            columns: say("unreadable.columns"),
            otherwise: userMessageOf(error, say("safe")),
          }}
          columnsOf={(head) => readColumnsOf(head, bookNames(head, columns))}
          readable={COLUMNS}
          onRead={readAs}
        />
      )}
      {data && (
        <>
          <Found found={data} />
          <ReadColumns {...data} readable={COLUMNS} onRead={readAs} />
        </>
      )}
    </ActionDialog>
  );
}

const faultText = ({ fault, value }: BookFault) =>
  fault === "name" ? say("importFault.name") : say(`importFault.${fault}`, { value });

function Found({ found }: { readonly found: Awaited<ReturnType<typeof checked>> }) {
  const { added, changed, same, faults } = found;
  return (
    <div role="status" className="grid gap-3">
      <p className="font-semibold">{say("importFound", { added, changed: changed.length, same })}</p>
      {changed.length > 0 && (
        <ul className="type-small grid gap-1">
          {changed.slice(0, SHOWN).map(({ kind, name, currency, beforeMinor, afterMinor }) => (
            <li key={`${kind} ${currency} ${name}`} className="break-words">
              <span translate="no">{name}</span>:{" "}
              {say("importChange", {
                before: amountText(beforeMinor, currency),
                after: amountText(afterMinor, currency),
              })}
            </li>
          ))}
          {changed.length > SHOWN && <li>{say("importMore", { count: changed.length - SHOWN })}</li>}
        </ul>
      )}
      {faults.length > 0 && (
        <>
          <p className="text-warn">{say("importFaults", { count: faults.length })}</p>
          <ul className="type-small grid gap-1">
            {faults.slice(0, SHOWN).map((fault) => (
              <li key={fault.line} className="break-words">
                {say("importLine", { line: fault.line })} {faultText(fault)}
              </li>
            ))}
            {faults.length > SHOWN && <li>{say("importMore", { count: faults.length - SHOWN })}</li>}
          </ul>
        </>
      )}
    </div>
  );
}
