import { say } from "@sunwright/words/validation";
import { LETTERS } from "@sunwright/engine/validation/contents";
import { usePageFrame } from "../../lib/page-frame";
import { Button } from "../../ui/button";
import { Progress } from "../../ui/progress";
import { TableSection } from "./components/table-section";
import { useValidation } from "./components/use-validation";
import { tablesOver, verdict } from "./model/progress";

/** The engine held against its references in the visitor's own browser, open to everybody. */
export function ValidationPage() {
  usePageFrame({ title: say("title") });
  const { progress, start, cancel } = useValidation();
  const isRunning = progress.state === "running";
  const run = { checked: tablesOver(progress), tables: LETTERS.length };
  return (
    <div className="page-width py-10 max-sm:py-6">
      <h1 className="type-display">{say("title")}</h1>
      <p className="mt-3 max-w-[66ch] text-text-2">{say("lead")}</p>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {isRunning ? (
          <Button variant="outline" onClick={cancel}>
            {say("cancel")}
          </Button>
        ) : (
          <Button onClick={start}>{progress.state === "idle" ? say("run") : say("runAgain")}</Button>
        )}
        <p role="status" className="text-text-2">
          {isRunning && say("progress", run)}
          {progress.state === "cancelled" && say("cancelledAfter", run)}
          {progress.state === "finished" && verdict(progress)}
        </p>
      </div>
      {isRunning && <Progress className="mt-4" value={(100 * run.checked) / run.tables} label={say("tablesChecked")} />}
      <div className="mt-8 grid max-w-220 gap-8">
        {LETTERS.map((letter) => (
          <TableSection key={letter} letter={letter} state={progress.tables[letter]} />
        ))}
      </div>
    </div>
  );
}
