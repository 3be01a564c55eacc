import { say } from "@sunwright/words/stock-import";
import type { ReactNode } from "react";
import { userMessageOf } from "../../../lib/api-error";
import { formatNumber } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { Num } from "../../../ui/num";
import { SummarySheet } from "../../../ui/sheet";
import type { importSummary } from "../model/stock-import";

interface StockToSaveProps {
  readonly summary: ReturnType<typeof importSummary>;
  readonly busy: boolean;
  readonly progress: { readonly done: number; readonly of: number };
  readonly error: Error | null;
  readonly onSave: () => void;
  readonly onCheck: () => void;
}

/** What saving does, and that nothing is saved yet. */
export function StockToSave({ summary, busy, progress, error, onSave, onCheck }: StockToSaveProps) {
  const { ready, counts, added, removed, prices, newPrices, leftOut } = summary;
  return (
    <SummarySheet aria-label={say("willBeSaved")} className="p-5">
      <p className="type-label">{say("willBeSaved")}</p>
      <Num size={2} value={formatNumber(ready)} unit={say("rows", { count: ready })} />
      <dl className="mt-3">
        <Row name={say("save.counts")}>{formatNumber(counts)}</Row>
        <Row name={say("save.pieces")}>{`+${formatNumber(added)}, −${formatNumber(removed)}`}</Row>
        <Row name={say("save.prices")}>{say("save.pricesOf", { taken: newPrices, of: prices })}</Row>
        <Row name={say("save.leftOut")}>{formatNumber(leftOut)}</Row>
      </dl>
      {error === null ? (
        <>
          {ready > 0 && (
            <Button full className="mt-5" busy={busy} busyText={say("saving", { ...progress })} onClick={onSave}>
              {say("save", { count: ready })}
            </Button>
          )}
          <p className="type-help mt-3 text-text-2">{say("nothingSaved")}</p>
        </>
      ) : (
        <div role="alert" className="mt-5">
          <p className="type-h4 text-bad">{say("stopped")}</p>
          <p className="type-small my-2">
            {userMessageOf(error, "")} {say("savedSoFar", { count: progress.done })}
          </p>
          <Button full onClick={onCheck}>
            {say("checkAgain")}
          </Button>
        </div>
      )}
    </SummarySheet>
  );
}

const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="flex justify-between gap-4 border-b border-line py-2.5">
    <dt className="text-text-2">{name}</dt>
    <dd className="text-right font-semibold">{children}</dd>
  </div>
);
