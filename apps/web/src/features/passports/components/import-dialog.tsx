import { say } from "@sunwright/words/passports";
import { say as sayColumns } from "@sunwright/words/import-columns";
import type { Passport } from "@sunwright/contract/passports";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { userMessageOf } from "../../../lib/api-error";
import { readColumnsOf } from "../../../lib/columns";
import { columnsByHand, useColumnsByHand } from "../../../lib/columns-by-hand";
import { CsvUnreadable } from "@sunwright/files/tables/csv";
import { downloadText } from "../../../lib/download";
import { fileForm } from "../../../lib/file-form";
import { formatNumber } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { columnNotKept } from "../../../ui/column-not-kept";
import { ReadColumns, UnnamedColumns } from "../../../ui/read-columns";
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
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const client = useQueryClient();
  const form = fileForm(passport.country);
  const {
    mutate,
    data: checked,
    error,
    isPending,
    reset,
  } = useMutation({
    mutationFn: async (file: File) => {
      const said = await columnsByHand(client, "readings");
      return checkedFile(passport.id, file, { byHand: said, dayOrder: form.dayOrder, timeZone: passport.timeZone });
    },
  });
  const byHand = useColumnsByHand("readings", {
    onRead: () => chosen !== null && mutate(chosen),
    onFailed: columnNotKept,
  });
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
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv"
        aria-label={say("file")}
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          reset();
          setChosen(file ?? null);
          if (file) mutate(file);
          // The same file can be chosen again after it was put right.
          currentTarget.value = "";
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" busy={isPending} busyText={say("checking")} onClick={() => input.current?.click()}>
          {say("chooseFile")}
        </Button>
        <Button variant="ghost" onClick={() => downloadText("readings.csv", readingsTemplate(form), "text/csv")}>
          {say("template")}
        </Button>
      </div>
      {error && (
        <p role="alert" className="text-bad">
          {error instanceof CsvUnreadable ? unreadable(error) : userMessageOf(error, say("notChecked"))}
        </p>
      )}
      {error instanceof CsvUnreadable && error.why === "columns" && (
        <UnnamedColumns
          {...readColumnsOf(error.columns, readingNames(error.columns, byHand.columns))}
          readable={READABLE}
          onRead={byHand.readAs}
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
          <ReadColumns {...checked} readable={READABLE} onRead={byHand.readAs} />
        </div>
      )}
    </PassportDialog>
  );
}

const unreadable = ({ why, line }: CsvUnreadable): string =>
  why === "quote" ? say("read.quote", { line }) : say(`read.${why}`);
