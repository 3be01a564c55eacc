import { say } from "@sunwright/words/comparison";
import { Button } from "../../../ui/button";
import { Chip } from "../../../ui/chip";
import { Progress } from "../../../ui/progress";
import { Spinner } from "../../../ui/spinner";
import { finished, type Run } from "../model/wizard";
import { configurationName } from "../model/words";
import type { WizardBoard } from "./use-wizard";

/** Step 2: how far the three calls are, each by itself, and the way back. */
export function Generate({ board }: { readonly board: WizardBoard }) {
  const { wizard, retry, modify } = board;
  const count = wizard.drafts.length;
  const done = finished(wizard);
  return (
    <div className="comparison-generate">
      <p className="type-h3" aria-live="polite">
        {say("progress", { finished: done, count })}
      </p>
      <Progress className="mt-3" value={(100 * done) / count} label={say("progressLabel")} />
      <ul className="comparison-runs">
        {wizard.drafts.map(({ name }, index) => (
          <RunRow key={name} name={configurationName(name)} run={wizard.runs[index]} onRetry={() => retry(index)} />
        ))}
      </ul>
      <Button variant="outline" onClick={modify}>
        {say("backToConfigurations")}
      </Button>
    </div>
  );
}

interface RunRowProps {
  readonly name: string;
  readonly run: Run | undefined;
  readonly onRetry: () => void;
}

function RunRow({ name, run, onRetry }: RunRowProps) {
  return (
    <li>
      <span className="type-h4">{name}</span>
      {run?.state === "done" && <Chip tone="ok">{say("finished")}</Chip>}
      {run?.state === "working" && <Spinner label={say("sizing", { name })} />}
      {run?.state === "failed" && (
        <>
          <Chip tone="bad">{say("failed")}</Chip>
          <span className="type-help text-text-2">{run.reason}</span>
          <Button size="sm" variant="outline" aria-label={say("tryConfigurationAgain", { name })} onClick={onRetry}>
            {say("tryAgain")}
          </Button>
        </>
      )}
    </li>
  );
}
