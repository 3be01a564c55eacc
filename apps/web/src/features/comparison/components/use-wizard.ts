import { say } from "@sunwright/words/comparison";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { whatHappened } from "../../../lib/api-error";
import { toast } from "../../../ui/toast-store";
import { priceConfiguration } from "../api/comparison";
import { bodyOf } from "../model/draft";
import { type Action, advance, FIRST, resumed, type Wizard } from "../model/wizard";

export interface WizardBoard {
  readonly wizard: Wizard;
  readonly dispatch: (action: Action) => void;
  /** Sends the three, side by side. */
  readonly generate: (inputs: string | null) => void;
  readonly retry: (index: number) => void;
  /** Back to the configurations; what still runs is cancelled. */
  readonly modify: () => void;
}

/** The wizard of a project: what is configured and found stays while the person works elsewhere on the page. */
export function useWizard(projectId: string): WizardBoard {
  const client = useQueryClient();
  const key = ["cost-comparison", projectId];
  const [wizard, dispatch] = useReducer(advance, null, () => resumed(client.getQueryData<Wizard>(key) ?? FIRST));
  useEffect(() => {
    client.setQueryData(["cost-comparison", projectId], wizard);
  }, [client, projectId, wizard]);
  const controller = useRef<AbortController | null>(null);
  const done = useRef(new Set<number>());
  // Whoever leaves the page waits for nothing any more.
  useEffect(() => () => controller.current?.abort(), []);

  const run = useCallback(
    async (index: number, { signal }: AbortController) => {
      const draft = wizard.drafts[index];
      if (draft === undefined) return;
      dispatch({ kind: "settled", index, run: { state: "working" } });
      try {
        const result = await priceConfiguration(projectId, bodyOf(draft, wizard.terms), signal);
        dispatch({ kind: "settled", index, run: { state: "done", result } });
        done.current.add(index);
        if (done.current.size === wizard.drafts.length) toast({ tone: "ok", title: say("generated") });
      } catch (error) {
        if (signal.aborted) return;
        dispatch({ kind: "settled", index, run: { state: "failed", reason: whatHappened(error) } });
        toast({ tone: "bad", title: say("error"), description: say("generateFailed") });
      }
    },
    [projectId, wizard.drafts, wizard.terms],
  );

  return {
    wizard,
    dispatch,
    generate(inputs) {
      const started = (controller.current = new AbortController());
      done.current.clear();
      dispatch({ kind: "generate", inputs });
      for (const index of wizard.drafts.keys()) void run(index, started);
    },
    retry(index) {
      if (controller.current) void run(index, controller.current);
    },
    modify() {
      controller.current?.abort();
      dispatch({ kind: "modify" });
    },
  };
}
