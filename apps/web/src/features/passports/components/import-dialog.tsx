import { say } from "@sunwright/words/passports";
import { say as sayColumns } from "@sunwright/words/import-columns";
import type { Passport } from "@sunwright/contract/passports";
import { userMessageOf } from "../../../lib/api-error";
import { readColumnsOf } from "../../../lib/columns";
import { useTableImport } from "../../../lib/columns-by-hand";
import { downloadText } from "../../../lib/download";
import { fileForm } from "../../../lib/file-form";
import { formatNumber } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { columnNotKept } from "../../../ui/column-not-kept";
import { FileInput, TABLE_FILES } from "../../../ui/file-input";
import { ReadColumns } from "../../../ui/read-columns";
import { UnreadableFile } from "../../../ui/unreadable-file";
import { Table, TableHead } from "../../../ui/table";
import type { PassportSends } from "../api/passports";
import { checkedFile, type LineFault } from "../model/checked-file";
import { READABLE, readingNames, readingsTemplate } from "../model/reading-file";
import { PassportDialog } from "./dialog";

interface ImportDialogProps {
  readonly passport: Pick<Passport, "id" | "country" | "timeZone">;
  readonly busy: boolean;
  readonly onSend: (sent: Extract<PassportSends, { readonly action: "import-readings" }>) => void;
  readonly onClose: () => void;
}

/** Faults of one list at first. */
const SHOWN = 50;

function faultText({ fault, value, mostKwh, meantKwh }: LineFault): string {
  if (fault === "rises")
    return meantKwh == null
      ? say("fault.rises", { most: mostKwh ?? 0 })
      : say("fault.risesMeant", { most: mostKwh ?? 0, meant: meantKwh });
  return fault === "number" || fault === "twoWays" || fault === "date" || fault === "unit"
    ? say(`fault.${fault}`, { value })
    : say(`fault.${fault}`);
}

/** A file is read and looked at; what can be saved is saved when that is confirmed. */
export function ImportDialog({ passport, busy, onSend, onClose }: ImportDialogProps) {
  const form = fileForm(passport.country);
  const { checking, choose, columns, readAs } = useTableImport("readings", {
    check: (file: File, byHand) =>
      checkedFile(passport.id, file, { byHand, dayOrder: form.dayOrder, timeZone: passport.timeZone }),
    onNotKept: columnNotKept,
  });
  const { data: checked, error, isPending } = checking;
  const ready = checked?.ready ?? [];
  return (
    <PassportDialog
      title={say("importTitle")}
      description={say("importHelp")}
      action={say("saveRows", { count: ready.length })}
      wide
      busy={busy}
      onClose={onClose}
      onSubmit={() => {
        if (ready.length > 0) onSend({ action: "import-readings", rows: [...ready] });
      }}
    >
      <div className="flex flex-wrap gap-3">
        <FileInput label={say("file")} accept={TABLE_FILES} onFile={choose}>
          {(open) => (
            <Button variant="outline" busy={isPending} busyText={say("checking")} onClick={open}>
              {say("chooseFile")}
            </Button>
          )}
        </FileInput>
        <Button variant="ghost" onClick={() => downloadText("readings.csv", readingsTemplate(form), "text/csv")}>
          {say("template")}
        </Button>
      </div>
      {error && (
        <UnreadableFile
          error={error}
          texts={{
            rows: say("read.rows"),
            columns: say("read.columns"),
            otherwise: userMessageOf(error, say("notChecked")),
          }}
          columnsOf={(head) => readColumnsOf(head, readingNames(head, columns))}
          readable={READABLE}
          onRead={readAs}
        />
      )}
      {checked && (
        <div role="status">
          <p className="font-semibold">{say("importFound", { ready: ready.length, of: checked.count })}</p>
          {checked.ofDays && <p className="type-small text-text-2">{say("importOfDays")}</p>}
          {checked.replaces > 0 && (
            <p className="type-small text-text-2">{say("importReplaces", { count: checked.replaces })}</p>
          )}
          {checked.faults.length > 0 && (
            <>
              <p className="type-small mt-2">{say("importFaults", { count: checked.faults.length })}</p>
              <Table caption={say("importTitle")} className="mt-2">
                <TableHead columns={[say("line"), say("what")]} />
                <tbody>
                  {checked.faults.slice(0, SHOWN).map((fault, index) => (
                    <tr key={`${fault.line} ${index}`}>
                      <th scope="row" className="text-left">
                        {formatNumber(fault.line)}
                      </th>
                      <td className="text-bad break-words">{faultText(fault)}</td>
                    </tr>
                  ))}
                </tbody>
              </Table>
            </>
          )}
          <h3 className="type-h4 mt-4 mb-2">{sayColumns("columns")}</h3>
          <ReadColumns {...checked} readable={READABLE} onRead={readAs} />
        </div>
      )}
    </PassportDialog>
  );
}
