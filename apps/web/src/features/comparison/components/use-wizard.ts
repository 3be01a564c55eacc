import { say } from "@sunwright/words/comparison";
import { permits } from "@sunwright/contract/access";
import type { KeptComparison } from "@sunwright/contract/comparison";
import type { Project } from "@sunwright/contract/projects";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { whatHappened } from "../../../lib/api-error";
import { toast } from "../../../ui/toast-store";
import { priceConfiguration, useKeepComparison } from "../api/comparison";
import { bodyOf } from "../model/draft";
import { isKept, keptOf, wizardFrom } from "../model/kept";
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

/**
 * The wizard of a project: what is configured and found stays while the person works elsewhere on the page, and what is
 * configured is kept with the project.
 */
export function useWizard({ id: projectId, access }: Pick<Project, "id" | "access">, kept: KeptComparison | null) {
  const client = useQueryClient();
  const key = ["cost-comparison", projectId];
  const mayKeep = permits(access, "edit");
  const [wizard, dispatch] = useReducer(advance, null, () => {
    const left = client.getQueryData<Wizard>(key);
    return left !== undefined && (!mayKeep || isOf(left, kept)) ? resumed(left) : wizardFrom(kept);
  });
  useEffect(() => {
    client.setQueryData(["cost-comparison", projectId], wizard);
  }, [client, projectId, wizard]);
  useKept(projectId, mayKeep ? wizard : null, kept);
  const controller = useRef<AbortController | null>(null);
  const done = useRef(new Set<number>());
  // Whoever leaves the page waits for nothing any more.
  useEffect(() => () => controller.current?.abort(), []);

  const run = useCallback(
    async (index: number, { signal }: AbortController, isAsked: boolean) => {
      const draft = wizard.drafts[index];
      if (draft === undefined) return;
      dispatch({ kind: "settled", index, run: { state: "working" } });
      try {
        const result = await priceConfiguration(projectId, bodyOf(draft, wizard.terms), signal);
        dispatch({ kind: "settled", index, run: { state: "done", result } });
        done.current.add(index);
        if (isAsked && done.current.size === wizard.drafts.length) toast({ tone: "ok", title: say("generated") });
      } catch (error) {
        if (signal.aborted) return;
        dispatch({ kind: "settled", index, run: { state: "failed", reason: whatHappened(error) } });
        toast({ tone: "bad", title: say("error"), description: say("generateFailed") });
      }
    },
    [projectId, wizard.drafts, wizard.terms],
  );

  const generate = (inputs: string | null, isAsked = true) => {
    const started = (controller.current = new AbortController());
    done.current.clear();
    dispatch({ kind: "generate", inputs });
    for (const index of wizard.drafts.keys()) void run(index, started, isAsked);
  };
  return {
    wizard,
    dispatch,
    generate,
    retry(index: number) {
      if (controller.current) void run(index, controller.current, true);
    },
    modify() {
      controller.current?.abort();
      dispatch({ kind: "modify" });
    },
  } satisfies WizardBoard;
}

/** Nobody has kept another one since. */
function isOf(left: Wizard, kept: KeptComparison | null): boolean {
  const now = keptOf(left);
  return now === null || isKept(now, kept ?? keptOf(FIRST));
}

/** Keeps what was changed; null: nothing of it is this person's to keep. */
function useKept(projectId: string, wizard: Wizard | null, before: KeptComparison | null) {
  const { mutate } = useKeepComparison(projectId);
  const last = useRef(before);
  // As it was opened: nothing was changed yet, and results that are found again are not given up.
  const opened = useRef(wizard);
  useEffect(() => {
    const now = wizard === opened.current ? null : wizard && keptOf(wizard);
    if (now === null || isKept(now, last.current ?? keptOf(FIRST))) return;
    const previous = last.current;
    last.current = now;
    mutate(now, {
      onError: (error) => {
        last.current = previous;
        toast({ tone: "bad", title: say("notKept"), description: whatHappened(error) });
      },
    });
  }, [mutate, wizard]);
}
