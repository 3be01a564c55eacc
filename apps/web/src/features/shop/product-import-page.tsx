import { say } from "@sunwright/words/product-import";
import { say as sayField } from "@sunwright/words/product-fields";
import type { CheckedProductRow } from "@sunwright/contract/product-import";
import { saveProductImport } from "@sunwright/contract/product-import";
import { PRODUCTS_PER_SHOP } from "@sunwright/contract/shop-products";
import type { Shop } from "@sunwright/contract/shops";
import { CATEGORIES, type Category } from "@sunwright/engine/procurement/specifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { ApiError, userMessageOf } from "../../lib/api-error";
import { readAgain } from "../../lib/changes";
import { downloadText } from "../../lib/download";
import { formatNumber } from "../../lib/format";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Num } from "../../ui/num";
import { columnNotKept } from "../../ui/column-not-kept";
import { Select } from "../../ui/select";
import { Sheet, SheetSection, SummarySheet } from "../../ui/sheet";
import { Stat, StatRow } from "../../ui/stat-row";
import { toast } from "../../ui/toast-store";
import { UnreadableFile } from "../../ui/unreadable-file";
import { ImportFindings } from "./components/import-findings";
import { ImportPage } from "./components/import-page";
import { ImportedFile } from "./components/imported-file";
import { ShopFrame } from "./components/shop-frame";
import { readColumnsOf } from "../../lib/columns";
import { useTableImport } from "../../lib/columns-by-hand";
import { writeCsv } from "@sunwright/files/tables/csv";
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
  const client = useQueryClient();
  const { chosen, checking, choose, drop, columns, readAs } = useTableImport("products", {
    check: async (file: File, byHand) => {
      setSets(0);
      return checkFile(await readFile(file, byHand), (done, of) => setProgress({ done, of }));
    },
    onNotKept: columnNotKept,
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
      drop();
      setSets(0);
    },
    onSettled: () => readAgain(client, saveProductImport),
  });
  const chooseFile = (file: File) => {
    saving.reset();
    choose(file);
  };
  const { error } = checking;
  return (
    <ImportPage
      back="/shop/products"
      texts={{
        title: say("title"),
        help: say("help"),
        choose: say("chooseFile"),
        reading: progress.of === 0 ? say("reading") : say("checking", { ...progress }),
        back: say("products"),
      }}
      reading={checking.isPending}
      onFile={chooseFile}
      unreadable={
        error && (
          <UnreadableFile
            error={error}
            texts={{
              rows: say("read.rows", { most: PRODUCTS_PER_SHOP }),
              columns: say("read.columns"),
              otherwise: userMessageOf(error, say("notChecked")),
            }}
            columnsOf={(head) => readColumnsOf(head, columnsOf(head, columns).names)}
            readable={READABLE}
            onRead={readAs}
          />
        )
      }
      found={checked && <Findings checked={checked} ready={ready.length} shop={shop} />}
      beside={(open) =>
        checked === undefined ? (
          <Template shop={shop} />
        ) : (
          <>
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
                      onCheck={() => chosen && chooseFile(chosen)}
                    />
                  )}
                  <Button variant="outline" disabled={saving.isPending} onClick={open}>
                    {say("chooseAnother")}
                  </Button>
                </div>
              </div>
            </SummarySheet>
            {chosen !== null && <ImportedFile {...checked.file} chosen={chosen} readable={READABLE} onRead={readAs} />}
          </>
        )
      }
    />
  );
}

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
