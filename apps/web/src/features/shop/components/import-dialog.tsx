import { say } from "@sunwright/words/shop";
import { saveImport } from "@sunwright/contract/stock";
import type { Currency } from "@sunwright/engine/parameters/options";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { userMessageOf } from "../../../lib/api-error";
import { readAgain } from "../../../lib/changes";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { toast } from "../../../ui/toast-store";
import { CsvUnreadable } from "../../../lib/csv";
import { checkStockFile, pricesOf, readyRows, saveRows } from "../model/stock-import";
import { StockFindings } from "./stock-findings";

const NOTHING = { done: 0, of: 0 };

/** Counts and prices out of a file: read, checked, and saved once it is confirmed. */
export function ImportDialog({ currency }: { readonly currency: Currency }) {
  const [open, setOpen] = useState(false);
  const [progress, setProgress] = useState(NOTHING);
  /** Lines of the prices that are taken. */
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set());
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const checking = useMutation({
    mutationFn: (chosen: File) => checkStockFile(chosen, (done, of) => setProgress({ done, of })),
    onMutate: () => setProgress(NOTHING),
    onSuccess: (checked) =>
      setTaken(new Set(pricesOf(checked).flatMap(({ line, doubt }) => (doubt === null ? [line] : [])))),
  });
  const checked = checking.data;
  const ready = checked === undefined ? [] : readyRows(checked, taken);
  const saving = useMutation({
    mutationFn: () => saveRows(ready, (done) => setProgress({ done, of: ready.length })),
    onMutate: () => setProgress({ done: 0, of: ready.length }),
    onSuccess: (count) => {
      toast({ tone: "ok", title: say("imported", { count }) });
      turn(false);
    },
    onError: (error) => {
      const description = `${userMessageOf(error, "")} ${say("savedSoFar", { count: progress.done })}`;
      toast({ tone: "bad", title: say("notImported"), description });
      checking.reset();
    },
    onSettled: () => readAgain(client, saveImport),
  });
  function turn(next: boolean) {
    setOpen(next);
    checking.reset();
    setProgress(NOTHING);
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
              busyText={say("importing", { ...progress })}
              onClick={() => saving.mutate()}
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
        busyText={progress.of === 0 ? say("reading") : say("checking", { ...progress })}
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
      <div role="status" className="mt-3">
        {checked && say("summary", { ready: ready.length, of: checked.file.count })}
      </div>
      {checked && (
        <StockFindings checked={checked} currency={currency} ready={ready.length} taken={taken} onTaken={setTaken} />
      )}
    </Dialog>
  );
}
