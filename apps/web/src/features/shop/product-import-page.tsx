import { say } from "@sunwright/words/product-import";
import { say as sayField } from "@sunwright/words/product-fields";
import type { CheckedProductRow } from "@sunwright/contract/product-import";
import { saveProductImport } from "@sunwright/contract/product-import";
import { PRODUCTS_PER_SHOP } from "@sunwright/contract/shop-products";
import type { Shop } from "@sunwright/contract/shops";
import { CATEGORIES, type Category } from "@sunwright/engine/procurement/specifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useRef, useState } from "react";
import { ApiError, userMessageOf } from "../../lib/api-error";
import { readAgain } from "../../lib/changes";
import { downloadText } from "../../lib/download";
import { formatNumber } from "../../lib/format";
import { Link } from "../../lib/routing/link";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Num } from "../../ui/num";
import { columnNotKept } from "../../ui/column-not-kept";
import { ReadColumns, UnnamedColumns } from "../../ui/read-columns";
import { Select } from "../../ui/select";
import { Sheet, SheetSection, SummarySheet } from "../../ui/sheet";
import { Stat, StatRow } from "../../ui/stat-row";
import { toast } from "../../ui/toast-store";
import { ImportFindings } from "./components/import-findings";
import { ShopFrame } from "./components/shop-frame";
import { type ColumnsByHand, readColumnsOf } from "../../lib/columns";
import { columnsByHand, useColumnsByHand } from "../../lib/columns-by-hand";
import { CsvUnreadable, writeCsv } from "@sunwright/files/tables/csv";
import { fileForm } from "../../lib/file-form";
import { columnsOf, READABLE } from "./model/product-columns";
import { templateOf } from "./model/product-file";
import { checkFile, type CheckedFile, readFile, readyOf, saveSets } from "./model/product-import";

/** Products out of a file: read, checked, looked at, and saved once that is confirmed. */
export const ShopProductImportPage = () => (
  <ShopFrame title={say("title")}>{(shop) => <Import shop={shop} />}</ShopFrame>
);

interface Progress {
  readonly done: number;
  readonly of: number;
}
const NONE: Progress = { done: 0, of: 0 };

function Import({ shop }: { readonly shop: Shop }) {
  const [progress, setProgress] = useState(NONE);
  /** Sets that are saved: where the import goes on after it stopped. */
  const [sets, setSets] = useState(0);
  const [chosen, setChosen] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const checking = useMutation({
    mutationFn: async (file: File) =>
      checkFile(await readFile(file, await columnsByHand(client, "products")), (done, of) => setProgress({ done, of })),
    onSettled: () => setSets(0),
  });
  const checked = checking.data;
  const ready = checked === undefined ? [] : readyOf(checked);
  const saving = useMutation({
    mutationFn: () =>
      saveSets(ready, sets, (done, saved) => {
        setSets(done);
        setProgress({ done: saved, of: ready.length });
      }),
    onMutate: () => setProgress({ done: 0, of: ready.length }),
    onSuccess: () => {
      toast({ tone: "ok", title: say("saved", { count: ready.length }) });
      checking.reset();
      setChosen(null);
      setSets(0);
    },
    onSettled: () => readAgain(client, saveProductImport),
  });
  const choose = (file: File) => {
    saving.reset();
    setChosen(file);
    checking.mutate(file);
  };
  const byHand = useColumnsByHand("products", {
    onRead: () => chosen !== null && choose(chosen),
    onFailed: columnNotKept,
  });
  return (
    <>
      <Link to="/shop/products" className="link type-small">
        {say("products")}
      </Link>
      <h1 className="type-h1">{say("title")}</h1>
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
      <div className="firm-beside mt-5">
        <div className="min-w-0">
          {checked === undefined ? (
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
                {checking.error && <Unreadable error={checking.error} byHand={byHand.columns} onRead={byHand.readAs} />}
              </SheetSection>
            </Sheet>
          ) : (
            <Findings checked={checked} ready={ready.length} shop={shop} />
          )}
        </div>
        <aside className="grid content-start gap-6">
          {checked !== undefined && (
            <SummarySheet aria-label={say("willBeSaved")}>
              <div>
                <p className="type-label">{say("willBeSaved")}</p>
                <p className="type-h2">{say("rows", { count: ready.length })}</p>
                <p className="type-small my-3 text-text-2">{say("nothingSaved")}</p>
                <div className="grid gap-3">
                  {ready.length > 0 && saving.error === null && (
                    <Button
                      busy={saving.isPending}
                      busyText={say("saving", { ...progress })}
                      onClick={() => saving.mutate()}
                    >
                      {say("save", { count: ready.length })}
                    </Button>
                  )}
                  {saving.error !== null && (
                    <Stopped
                      error={saving.error}
                      saved={progress.done}
                      onGoOn={() => saving.mutate()}
                      onCheck={() => chosen && choose(chosen)}
                    />
                  )}
                  <Button variant="outline" disabled={saving.isPending} onClick={() => input.current?.click()}>
                    {say("chooseAnother")}
                  </Button>
                </div>
              </div>
            </SummarySheet>
          )}
          {checked !== undefined && chosen !== null && (
            <FileFacts checked={checked} chosen={chosen} onRead={byHand.readAs} />
          )}
          {checked === undefined && <Template shop={shop} />}
        </aside>
      </div>
    </>
  );
}

function unreadable({ why, line }: CsvUnreadable): string {
  if (why === "quote") return say("read.quote", { line });
  return why === "rows" ? say("read.rows", { most: PRODUCTS_PER_SHOP }) : say(`read.${why}`);
}

interface UnreadableProps {
  readonly error: Error;
  readonly byHand: ColumnsByHand;
  readonly onRead: (column: string, as: string) => void;
}

/** What is no file of products, or has other names of columns, and what the server refused. */
const Unreadable = ({ error, byHand, onRead }: UnreadableProps) => (
  <>
    <p role="alert" className="mt-3 text-bad">
      {error instanceof CsvUnreadable ? unreadable(error) : userMessageOf(error, say("notChecked"))}
    </p>
    {error instanceof CsvUnreadable && error.why === "columns" && (
      <UnnamedColumns
        {...readColumnsOf(error.columns, columnsOf(error.columns, byHand).names)}
        readable={READABLE}
        onRead={onRead}
      />
    )}
  </>
);

interface StoppedProps {
  readonly error: Error;
  readonly saved: number;
  readonly onGoOn: () => void;
  readonly onCheck: () => void;
}

/** Where a connection broke the import goes on; where somebody changed a product the rest is checked again. */
function Stopped({ error, saved, onGoOn, onCheck }: StoppedProps) {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (
    <div role="alert">
      <p className="type-h4 text-bad">{say("stopped")}</p>
      <p className="type-small my-2">
        {userMessageOf(error, "")} {say("savedSoFar", { count: saved })}
      </p>
      <Button onClick={refused ? onCheck : onGoOn}>{refused ? say("checkAgain") : say("goOn")}</Button>
    </div>
  );
}

interface FindingsProps {
  readonly checked: CheckedFile;
  readonly ready: number;
  readonly shop: Shop;
}

function Findings({ checked, ready, shop }: FindingsProps) {
  const { file, rows } = checked;
  const good = rows.filter(({ fault }) => fault === null);
  const changed = good.filter(({ changes }) => changes.length > 0);
  const isNew = ({ seen }: CheckedProductRow) => seen === 0;
  const faults = file.faults.length + rows.length - good.length;
  return (
    <div role="status">
      <p className="type-h2">{say("summary", { ready, of: file.count, faults })}</p>
      <StatRow label={say("title")} className="mt-5">
        <Stat label={say("rowsRead")}>
          <Num size={3} value={formatNumber(file.count)} />
        </Stat>
        <Stat label={say("fresh")}>
          <Num size={3} value={formatNumber(changed.filter(isNew).length)} />
        </Stat>
        <Stat label={say("changed")}>
          <Num size={3} value={formatNumber(changed.filter((row) => !isNew(row)).length)} />
        </Stat>
        <Stat label={say("same")}>
          <Num size={3} value={formatNumber(good.length - changed.length)} />
        </Stat>
        <Stat label={say("errors")}>
          <Num size={3} value={formatNumber(faults)} className={faults > 0 ? "text-bad" : ""} />
        </Stat>
      </StatRow>
      <ImportFindings checked={checked} currency={shop.currency} />
    </div>
  );
}

interface FileFactsProps {
  readonly checked: CheckedFile;
  readonly chosen: File;
  readonly onRead: (column: string, as: string) => void;
}

const FileFacts = ({ checked: { file }, chosen, onRead }: FileFactsProps) => (
  <Sheet aria-label={say("file")}>
    <SheetSection level={2} title={say("file")}>
      <p className="break-words">{chosen.name}</p>
      <p className="type-help text-text-3">
        {say("lines", { kilobytes: Math.ceil(chosen.size / 1_000), rows: file.count })}
      </p>
    </SheetSection>
    <SheetSection level={2} title={say("columns")}>
      <p className="type-help mb-2 text-text-3">
        {say("columnsKnown", { known: file.known.length, of: file.known.length + file.unknown.length })}
      </p>
      <ReadColumns {...file} readable={READABLE} onRead={onRead} />
    </SheetSection>
  </Sheet>
);

const CATEGORY_OPTIONS = CATEGORIES.map((value) => ({ value, label: sayField(`category.${value}`) }));

function Template({ shop }: { readonly shop: Shop }) {
  const [category, setCategory] = useState<Category>("panel");
  const save = () => {
    const table = writeCsv([templateOf(category)], fileForm(shop.country));
    downloadText(`products-${category}.csv`, `\uFEFF${table}`, "text/csv");
  };
  return (
    <Sheet aria-label={say("template")}>
      <SheetSection level={2} title={say("template")}>
        <Field label={say("templateOf")} help={say("templateHelp")}>
          <Select value={category} options={CATEGORY_OPTIONS} onValueChange={setCategory} />
        </Field>
        <Button
          variant="outline"
          className="mt-4"
          icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={save}
        >
          {say("download")}
        </Button>
      </SheetSection>
    </Sheet>
  );
}
