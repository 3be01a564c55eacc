import type { ResultView } from "@sunwright/contract/result-views";
import { say } from "@sunwright/words/home-view";
import { useChangePreferences, useResultView } from "../../../../lib/preferences";
import { Segmented } from "../../../../ui/segmented";
import { toast } from "../../../../ui/toast-store";

const VIEWS = [
  { value: "home", label: say("home") },
  { value: "engineer", label: say("engineer") },
] as const satisfies readonly { value: ResultView; label: string }[];

/** How much the result shows; kept with the account, and for a visitor in the browser. */
export function ViewSwitch() {
  const view = useResultView();
  const change = useChangePreferences();
  return (
    <Segmented
      label={say("label")}
      size="sm"
      className="result-view-switch"
      value={view}
      onValueChange={(resultView) =>
        change.mutate({ resultView }, { onError: () => toast({ tone: "bad", title: say("notStored") }) })
      }
      options={VIEWS}
    />
  );
}
