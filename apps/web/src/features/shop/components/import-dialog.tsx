import { say } from "@sunwright/words/shop";
import { type CheckedRow, checkImport, IMPORT_ROWS_MAX, type ImportRow, saveImport } from "@sunwright/contract/stock";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { call } from "../../../lib/api";
import { userMessageOf } from "../../../lib/api-error";
import { readAgain } from "../../../lib/changes";
import { formatNumber } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Num } from "../../../ui/num";
import { Stat, StatRow } from "../../../ui/stat-row";
import { toast } from "../../../ui/toast-store";
import { CSV_BYTES_MAX, CsvUnreadable, readCsv, textOf } from "../model/csv";
import { type StockFile, stockFileOf } from "../model/stock-file";

/** A file that was read and checked; nothing of it is saved. */
interface Checked {
  readonly file: StockFile;
  readonly rows: readonly CheckedRow[];
}

const setsOf = (rows: readonly ImportRow[]) =>
  Array.from({ length: Math.ceil(rows.length / IMPORT_ROWS_MAX) }, (_, set) =>
    rows.slice(set * IMPORT_ROWS_MAX, (set + 1) * IMPORT_ROWS_MAX),
  );

/** The same product and place in two sets of a file: the server sees each set alone. */
function twiceIn(rows: readonly ImportRow[]): ReadonlySet<number> {
  const seen = new Set<string>();
  const twice = rows.filter(({ sku, location }) => {
    const key = `${sku}\n${location}`.toLowerCase();
    return seen.has(key) || !seen.add(key);
  });
  return new Set(twice.map(({ line }) => line));
}

async function check(chosen: File): Promise<Checked> {
  if (chosen.size > CSV_BYTES_MAX) throw new CsvUnreadable("large");
  const file = stockFileOf(readCsv(textOf(new Uint8Array(await chosen.arrayBuffer()))));
  const twice = twiceIn(file.rows);
  const rows: CheckedRow[] = [];
  for (const set of setsOf(file.rows)) rows.push(...(await call(checkImport, { body: { rows: [...set] } })).rows);
  return { file, rows: rows.map((row) => (twice.has(row.line) ? { ...row, fault: row.fault ?? "twice" } : row)) };
}

/** Counts and prices out of a file: read, checked, and saved once it is confirmed. */
export function ImportDialog() {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(0);
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const checking = useMutation({ mutationFn: check });
  const checked = checking.data;
  const ready = checked?.rows.filter(({ fault }) => fault === null) ?? [];
  const saving = useMutation({
    mutationFn: async ({ file }: Checked) => {
      const seen = new Map(ready.map((row) => [row.line, row.seen]));
      const rows = file.rows.flatMap((row) => {
        const version = seen.get(row.line);
        return version === undefined ? [] : [{ ...row, seen: version }];
      });
      let saved = 0;
      for (const set of setsOf(rows)) {
        saved += (await call(saveImport, { body: { rows: [...set] } })).saved;
        setDone(saved);
      }
      return saved;
    },
    onSuccess: (count) => {
      toast({ tone: "ok", title: say("imported", { count }) });
      turn(false);
    },
    onError: (error) => {
      const description = `${userMessageOf(error, "")} ${say("savedSoFar", { count: done })}`;
      toast({ tone: "bad", title: say("notImported"), description });
      checking.reset();
    },
    onSettled: () => readAgain(client, saveImport),
  });
  function turn(next: boolean) {
    setOpen(next);
    checking.reset();
    setDone(0);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={turn}
      size="lg"
      title={say("importTitle")}
      description={say("importHelp")}
      trigger={
        <Button variant="outline" icon={<FileUp size={18} strokeWidth={1.75} aria-hidden="true" />}>
          {say("importCsv")}
        </Button>
      }
      footer={
        <>
          <Button variant="outline" onClick={() => turn(false)}>
            {say("cancel")}
          </Button>
          {checked && ready.length > 0 && (
            <Button
              busy={saving.isPending}
              busyText={say("importing", { done, of: ready.length })}
              onClick={() => saving.mutate(checked)}
            >
              {say("saveRows", { count: ready.length })}
            </Button>
          )}
        </>
      }
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
          if (file) checking.mutate(file);
          // The same file can be chosen again after it was put right.
          currentTarget.value = "";
        }}
      />
      <Button
        className="mt-4"
        variant={checked ? "outline" : "primary"}
        busy={checking.isPending}
        busyText={say("reading")}
        onClick={() => input.current?.click()}
      >
        {say("chooseFile")}
      </Button>
      {checking.error && (
        <p role="alert" className="mt-3 text-bad">
          {checking.error instanceof CsvUnreadable
            ? say(`read.${checking.error.why}`)
            : userMessageOf(checking.error, say("notLoaded"))}
        </p>
      )}
      {checked && <Findings checked={checked} ready={ready.length} />}
    </Dialog>
  );
}

/** Faults of one list; more are counted. */
const FAULTS_SHOWN = 20;

function Findings({ checked: { file, rows }, ready }: { readonly checked: Checked; readonly ready: number }) {
  const faults = [
    ...file.faults.map(({ fault, line, column, value }) => ({
      line,
      text: say(`fault.${fault}`, { line, column, value }),
    })),
    ...rows.flatMap(({ fault, line, sku }) =>
      fault === null ? [] : [{ line, text: say(`fault.${fault}`, { line, value: sku }) }],
    ),
  ].sort((a, b) => a.line - b.line);
  const prices = rows.filter((row) => row.fault === null && row.before.publicPrice !== row.after.publicPrice);
  const counts = rows.filter((row) => row.fault === null && row.before.onHand !== row.after.onHand);
  return (
    <div role="status">
      <StatRow label={say("importTitle")} className="mt-5">
        <Stat label={say("rowsRead")}>
          <Num size={3} value={formatNumber(file.count)} />
        </Stat>
        <Stat label={say("ready")}>
          <Num size={3} value={formatNumber(ready)} />
        </Stat>
        <Stat label={say("pricesChange")}>
          <Num size={3} value={formatNumber(prices.length)} />
        </Stat>
        <Stat label={say("errors")}>
          <Num size={3} value={formatNumber(faults.length)} className={faults.length > 0 ? "text-bad" : ""} />
        </Stat>
      </StatRow>
      {faults.length > 0 && (
        <ul className="mt-4 grid gap-1 text-bad">
          {faults.slice(0, FAULTS_SHOWN).map(({ line, text }, index) => (
            <li key={`${line} ${index}`}>{text}</li>
          ))}
          {faults.length > FAULTS_SHOWN && <li>{say("moreErrors", { count: faults.length - FAULTS_SHOWN })}</li>}
        </ul>
      )}
      {counts.length > 0 && (
        <>
          <h3 className="type-h4 mt-4">{say("willChange")}</h3>
          <ul className="mt-2 grid gap-1">
            {counts.slice(0, FAULTS_SHOWN).map(({ line, name, before, after }) => (
              <li key={line} className="flex justify-between gap-3">
                <span>{name}</span>
                <span>
                  <s className="text-text-3">{formatNumber(before.onHand)}</s> <b>{formatNumber(after.onHand)}</b>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
