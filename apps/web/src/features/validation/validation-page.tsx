import { LETTERS } from "@sunwright/engine/validation/contents";
import { usePageFrame } from "../../lib/page-frame";
import { Button } from "../../ui/button";
import { Progress } from "../../ui/progress";
import { TableSection } from "./components/table-section";
import { useValidation } from "./components/use-validation";
import { tablesOver, verdict } from "./model/progress";

/** The engine held against its references in the visitor's own browser, open to everybody. */
export function ValidationPage() {
  usePageFrame({ title: "Validation" });
  const { progress, start, cancel } = useValidation();
  const isRunning = progress.state === "running";
  const over = tablesOver(progress);
  return (
    <div className="page-width py-10 max-sm:py-6">
      <h1 className="type-display">Validation</h1>
      <p className="mt-3 max-w-[66ch] text-text-2">
        The engine that sizes your system, held here and now against twelve tables of reference figures: pvlib, NREL's
        SPA and PVWatts, published HOMER and SAM runs, measured days, worked examples and standards. Each row says how
        far the worst figure lies from its reference, as a share of what is allowed. Running it loads about 1 MB.
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {isRunning ? (
          <Button variant="outline" onClick={cancel}>
            Cancel
          </Button>
        ) : (
          <Button onClick={start}>{progress.state === "idle" ? "Run the validation" : "Run again"}</Button>
        )}
        <p role="status" className="text-text-2">
          {isRunning && `${over} of ${LETTERS.length} tables`}
          {progress.state === "cancelled" && `Cancelled after ${over} of ${LETTERS.length} tables.`}
          {progress.state === "finished" && verdict(progress)}
        </p>
      </div>
      {isRunning && <Progress className="mt-4" value={(100 * over) / LETTERS.length} label="Tables checked" />}
      <div className="mt-8 grid max-w-220 gap-8">
        {LETTERS.map((letter) => (
          <TableSection key={letter} letter={letter} state={progress.tables[letter]} />
        ))}
      </div>
    </div>
  );
}
