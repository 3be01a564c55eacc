import { say } from "@sunwright/words/stock-import";
import type { Shop } from "@sunwright/contract/shops";
import { listLocations, saveImport } from "@sunwright/contract/stock";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { call } from "../../lib/api";
import { userMessageOf } from "../../lib/api-error";
import { readAgain } from "../../lib/changes";
import { type ColumnsByHand, readColumnsOf } from "../../lib/columns";
import { useTableImport } from "../../lib/columns-by-hand";
import { type CsvLine, writeCsv } from "@sunwright/files/tables/csv";
import { fileForm } from "../../lib/file-form";
import { downloadText } from "../../lib/download";
import { formatNumber } from "../../lib/format";
import { Button } from "../../ui/button";
import { DesignStepper } from "../../ui/design-stepper";
import { columnNotKept } from "../../ui/column-not-kept";
import { Num } from "../../ui/num";
import { Sheet, SheetSection } from "../../ui/sheet";
import { Stat, StatRow } from "../../ui/stat-row";
import { toast } from "../../ui/toast-store";
import { UnreadableFile } from "../../ui/unreadable-file";
import { ImportPage } from "./components/import-page";
import { ImportedFile } from "./components/imported-file";
import { ShopFrame } from "./components/shop-frame";
import { StockFaults } from "./components/stock-faults";
import { StockReady } from "./components/stock-ready";
import { StockToSave } from "./components/stock-to-save";
import { COLUMNS, stockNames, type StockReading } from "./model/stock-file";
import {
  checkLines,
  type CheckedStock,
  countsOf,
  faultsOf,
  importSummary,
  pricesOf,
  readStockFile,
  readyRows,
  saveRows,
} from "./model/stock-import";

/** Counts and prices out of a file: read, checked, put right, and saved once that is confirmed. */
export const ShopStockImportPage = () => <ShopFrame title={say("title")}>{(shop) => <Import shop={shop} />}</ShopFrame>;

const NOTHING = { done: 0, of: 0 };
/** Prices that nobody has to look at twice are taken. */
const unsuspected = (checked: CheckedStock): ReadonlySet<number> =>
  new Set(pricesOf(checked).flatMap(({ line, doubt }) => (doubt === null ? [line] : [])));

/** What is known beside a file: how columns were read before, and where everything is in a shop with one location. */
async function readingOf(shop: Shop, byHand: ColumnsByHand): Promise<StockReading> {
  const locations = (await call(listLocations))?.locations ?? [];
  const [only, ...others] = locations;
  const { dayOrder } = fileForm(shop.country);
  return { byHand, dayOrder, onlyLocation: only !== undefined && others.length === 0 ? only.name : null };
}

/** A file on its way into the stock: chosen, checked, put right, saved. */
function useStockImport(shop: Shop) {
  const [progress, setProgress] = useState(NOTHING);
  const [checked, setChecked] = useState<CheckedStock | null>(null);
  /** Lines of the prices that are taken. */
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set());
  const client = useQueryClient();
  const { checking, choose, drop, ...file } = useTableImport("stock", {
    check: async (from: File | readonly CsvLine[], byHand) => {
      const lines = from instanceof File ? await readStockFile(from) : from;
      return checkLines(lines, await readingOf(shop, byHand), (done, of) => setProgress({ done, of }));
    },
    onMutate: () => setProgress(NOTHING),
    onSuccess: (found) => {
      setChecked(found);
      setTaken(unsuspected(found));
    },
    onNotKept: columnNotKept,
  });
  const ready = checked === null ? [] : readyRows(checked, taken);
  const saving = useMutation({
    mutationFn: () => saveRows(ready, (done) => setProgress({ done, of: ready.length })),
    onMutate: () => setProgress({ done: 0, of: ready.length }),
    onSuccess: (count) => {
      toast({ tone: "ok", title: say("saved", { count }) });
      setChecked(null);
      drop();
    },
    onSettled: () => readAgain(client, saveImport),
  });
  function chooseFile(file: File) {
    saving.reset();
    setChecked(null);
    choose(file);
  }
  /** A price that a correction brings is taken as any other. */
  function corrected(found: CheckedStock) {
    const before = new Set(pricesOf(checked ?? found).map(({ line }) => line));
    const fresh = [...unsuspected(found)].filter((line) => !before.has(line));
    setTaken(new Set([...taken, ...fresh]));
    setChecked(found);
  }
  return { ...file, progress, checked, taken, setTaken, checking, saving, choose: chooseFile, corrected };
}

function Import({ shop }: { readonly shop: Shop }) {
  const { progress, chosen, checked, taken, setTaken, checking, saving, choose, corrected, columns, readAs } =
    useStockImport(shop);
  const { error } = checking;
  return (
    <ImportPage
      back="/shop/stock"
      texts={{
        title: say("title"),
        help: say("help"),
        choose: say("chooseFile"),
        reading: progress.of === 0 ? say("reading") : say("checking", { ...progress }),
        back: say("stock"),
      }}
      steps={
        <DesignStepper
          className="shop-import-steps"
          label={say("steps")}
          steps={(["file", "check", "save"] as const).map((step) => ({ label: say(`step.${step}`) }))}
          current={checked === null ? 0 : saving.isPending ? 2 : 1}
        />
      }
      reading={checking.isPending}
      onFile={choose}
      unreadable={
        error && (
          <UnreadableFile
            error={error}
            texts={{
              rows: say("read.rows"),
              columns: say("read.columns"),
              otherwise: userMessageOf(error, say("notChecked")),
            }}
            columnsOf={(head) => readColumnsOf(head, stockNames({ cells: head }, columns))}
            readable={COLUMNS}
            onRead={readAs}
          />
        )
      }
      figures={checked && <Figures checked={checked} taken={taken} />}
      found={
        checked && (
          <>
            <StockFaults checked={checked} onCorrected={corrected} />
            <StockReady checked={checked} currency={shop.currency} taken={taken} onTaken={setTaken} />
          </>
        )
      }
      beside={(open) =>
        checked === null ? (
          <Template shop={shop} />
        ) : (
          <>
            <StockToSave
              summary={importSummary(checked, taken)}
              busy={saving.isPending}
              progress={progress}
              error={saving.error}
              onSave={() => saving.mutate()}
              onCheck={() => {
                saving.reset();
                checking.mutate(checked.lines);
              }}
            />
            {chosen !== null && (
              <ImportedFile {...checked.file} chosen={chosen} readable={COLUMNS} onRead={readAs}>
                <Button variant="outline" full className="mt-3" disabled={saving.isPending} onClick={open}>
                  {say("chooseAnother")}
                </Button>
              </ImportedFile>
            )}
          </>
        )
      }
    />
  );
}

function Figures({ checked, taken }: { readonly checked: CheckedStock; readonly taken: ReadonlySet<number> }) {
  const faults = faultsOf(checked).length;
  const { ready, prices } = importSummary(checked, taken);
  const wrong = pricesOf(checked).filter(({ doubt }) => doubt !== null).length;
  return (
    <div role="status">
      <p className="type-h2 mt-5 max-w-[46ch]">{say("summary", { ready, of: checked.file.count, faults, prices })}</p>
      <StatRow label={say("title")} className="mt-5">
        <Stat label={say("rowsRead")}>
          <Num size={2} value={formatNumber(checked.file.count)} />
        </Stat>
        <Stat label={say("ready")} context={say("countsChange", { count: countsOf(checked).length })}>
          <Num size={2} value={formatNumber(ready)} />
        </Stat>
        <Stat label={say("pricesChange")} context={say("pricesWrong", { count: wrong })}>
          <Num size={2} value={formatNumber(prices)} />
        </Stat>
        <Stat label={say("errors")}>
          <Num size={2} value={formatNumber(faults)} className={faults > 0 ? "text-bad" : undefined} />
        </Stat>
      </StatRow>
    </div>
  );
}

const Template = ({ shop }: { readonly shop: Shop }) => (
  <Sheet aria-label={say("template")}>
    <SheetSection level={2} title={say("template")}>
      <p className="type-small text-text-2">{say("templateHelp")}</p>
      <Button
        variant="outline"
        className="mt-4"
        icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() =>
          downloadText("stock.csv", `\uFEFF${writeCsv([[...COLUMNS]], fileForm(shop.country))}`, "text/csv")
        }
      >
        {say("download")}
      </Button>
    </SheetSection>
  </Sheet>
);
