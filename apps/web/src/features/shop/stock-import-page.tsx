import { say } from "@sunwright/words/stock-import";
import type { Shop } from "@sunwright/contract/shops";
import { listLocations, saveImport } from "@sunwright/contract/stock";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useRef, useState } from "react";
import { call } from "../../lib/api";
import { userMessageOf } from "../../lib/api-error";
import { readAgain } from "../../lib/changes";
import { type ColumnsByHand, readColumnsOf } from "../../lib/columns";
import { columnsByHand, useColumnsByHand } from "../../lib/columns-by-hand";
import { type CsvLine, CsvUnreadable, writeCsv } from "@sunwright/files/tables/csv";
import { fileForm } from "../../lib/file-form";
import { downloadText } from "../../lib/download";
import { formatNumber } from "../../lib/format";
import { Link } from "../../lib/routing/link";
import { Button } from "../../ui/button";
import { DesignStepper } from "../../ui/design-stepper";
import { columnNotKept } from "../../ui/column-not-kept";
import { Num } from "../../ui/num";
import { UnnamedColumns } from "../../ui/read-columns";
import { Sheet, SheetSection } from "../../ui/sheet";
import { Stat, StatRow } from "../../ui/stat-row";
import { toast } from "../../ui/toast-store";
import { ShopFrame } from "./components/shop-frame";
import { StockFaults } from "./components/stock-faults";
import { StockFileFacts } from "./components/stock-file-facts";
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
async function readingOf(client: QueryClient, shop: Shop): Promise<StockReading> {
  const byHand = await columnsByHand(client, "stock");
  const locations = (await call(listLocations))?.locations ?? [];
  const [only, ...others] = locations;
  const { dayOrder } = fileForm(shop.country);
  return { byHand, dayOrder, onlyLocation: only !== undefined && others.length === 0 ? only.name : null };
}

/** A file on its way into the stock: chosen, checked, put right, saved. */
function useStockImport(shop: Shop) {
  const [progress, setProgress] = useState(NOTHING);
  const [chosen, setChosen] = useState<File | null>(null);
  const [checked, setChecked] = useState<CheckedStock | null>(null);
  /** Lines of the prices that are taken. */
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set());
  const client = useQueryClient();
  const checking = useMutation({
    mutationFn: async (from: File | readonly CsvLine[]) => {
      const lines = from instanceof File ? await readStockFile(from) : from;
      return checkLines(lines, await readingOf(client, shop), (done, of) => setProgress({ done, of }));
    },
    onMutate: () => setProgress(NOTHING),
    onSuccess: (found) => {
      setChecked(found);
      setTaken(unsuspected(found));
    },
  });
  const ready = checked === null ? [] : readyRows(checked, taken);
  const saving = useMutation({
    mutationFn: () => saveRows(ready, (done) => setProgress({ done, of: ready.length })),
    onMutate: () => setProgress({ done: 0, of: ready.length }),
    onSuccess: (count) => {
      toast({ tone: "ok", title: say("saved", { count }) });
      setChecked(null);
      setChosen(null);
      checking.reset();
    },
    onSettled: () => readAgain(client, saveImport),
  });
  function choose(file: File) {
    saving.reset();
    setChosen(file);
    setChecked(null);
    checking.mutate(file);
  }
  /** A price that a correction brings is taken as any other. */
  function corrected(found: CheckedStock) {
    const before = new Set(pricesOf(checked ?? found).map(({ line }) => line));
    const fresh = [...unsuspected(found)].filter((line) => !before.has(line));
    setTaken(new Set([...taken, ...fresh]));
    setChecked(found);
  }
  const columns = useColumnsByHand("stock", {
    onRead: () => chosen !== null && choose(chosen),
    onFailed: columnNotKept,
  });
  return { progress, chosen, checked, taken, setTaken, checking, saving, choose, corrected, columns };
}

function Import({ shop }: { readonly shop: Shop }) {
  const input = useRef<HTMLInputElement>(null);
  const { progress, chosen, checked, taken, setTaken, checking, saving, choose, corrected, columns } =
    useStockImport(shop);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div>
          <nav aria-label={say("breadcrumb")}>
            <Link to="/shop/stock" className="link type-small">
              {say("stock")}
            </Link>
          </nav>
          <h1 className="type-h1">{say("title")}</h1>
        </div>
        <DesignStepper
          className="shop-import-steps"
          label={say("steps")}
          steps={(["file", "check", "save"] as const).map((step) => ({ label: say(`step.${step}`) }))}
          current={checked === null ? 0 : saving.isPending ? 2 : 1}
        />
      </div>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv"
        aria-label={say("file")}
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) choose(file);
          // The same file can be chosen again after it was put right.
          currentTarget.value = "";
        }}
      />
      {checked !== null && <Figures checked={checked} taken={taken} />}
      <div className="firm-beside mt-6">
        <div className="grid min-w-0 gap-6">
          {checked === null ? (
            <Sheet>
              <SheetSection>
                <p className="mb-4">{say("help")}</p>
                <Button
                  busy={checking.isPending}
                  busyText={progress.of === 0 ? say("reading") : say("checking", { ...progress })}
                  onClick={() => input.current?.click()}
                >
                  {say("chooseFile")}
                </Button>
                {checking.error && <Unreadable error={checking.error} {...columns} />}
              </SheetSection>
            </Sheet>
          ) : (
            <>
              <StockFaults checked={checked} onCorrected={corrected} />
              <StockReady checked={checked} currency={shop.currency} taken={taken} onTaken={setTaken} />
            </>
          )}
        </div>
        <aside className="grid content-start gap-6">
          {checked === null ? (
            <Template shop={shop} />
          ) : (
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
          )}
          {checked !== null && chosen !== null && (
            <StockFileFacts
              file={checked.file}
              chosen={chosen}
              disabled={saving.isPending}
              onChoose={() => input.current?.click()}
              onRead={columns.readAs}
            />
          )}
        </aside>
      </div>
    </>
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

interface UnreadableProps {
  readonly error: Error;
  readonly columns: ColumnsByHand;
  readonly readAs: (column: string, as: string) => void;
}

/** What is no file of stock, or has other names of columns, and what the server refused. */
const Unreadable = ({ error, columns, readAs }: UnreadableProps) => (
  <>
    <p role="alert" className="mt-3 text-bad">
      {error instanceof CsvUnreadable ? unreadable(error) : userMessageOf(error, say("notChecked"))}
    </p>
    {error instanceof CsvUnreadable && error.why === "columns" && (
      <UnnamedColumns
        {...readColumnsOf(error.columns, stockNames({ cells: error.columns }, columns))}
        readable={COLUMNS}
        onRead={readAs}
      />
    )}
  </>
);

const unreadable = ({ why, line }: CsvUnreadable): string =>
  why === "quote" ? say("read.quote", { line }) : say(`read.${why}`);
