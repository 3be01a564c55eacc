import { say } from "@sunwright/words/roof";
import { useEffect, useRef } from "react";
import { ApiError, userMessageOf } from "../../../lib/api-error";
import { holdsUnread } from "../../../ui/number";
import { toast } from "../../../ui/toast-store";
import { useOptimize } from "../api/placement";
import { hasValidDimensions, hasValidPanel, longSide, roofInput, type RoofForm } from "../model/form";
import { placeOf } from "../model/layout";
import { refusalLines } from "../model/refusal";
import type { RoofBoard } from "./use-roof";

export interface Optimization {
  readonly running: boolean;
  /** The last one brought a layout. */
  readonly done: boolean;
  /** Why the last one failed, and which boxes are at fault; empty when there is nothing to add. */
  readonly failure: readonly string[];
  readonly start: (change?: Partial<RoofForm>) => void;
  readonly cancel: () => void;
}

/** Generate Optimal Layout: the call, its messages while it runs, and how to stop it. */
export function useOptimization(projectId: string, board: RoofBoard): Optimization {
  const optimize = useOptimize(projectId);
  const controller = useRef<AbortController | null>(null);
  // Whoever leaves the page waits for nothing any more.
  useEffect(() => () => controller.current?.abort(), []);
  const start = (change: Partial<RoofForm> = {}) => {
    const form = { ...board.form, ...change };
    if (!hasValidDimensions(form)) {
      toast({ tone: "bad", title: say("invalidDimensions"), description: say("enterValidDimensions") });
      return;
    }
    const long = longSide(form);
    if (long !== null) {
      toast({ tone: "bad", title: say("invalidDimensions"), description: long });
      return;
    }
    if (!hasValidPanel(form)) {
      toast({ tone: "bad", title: say("invalidPanel"), description: say("enterValidPanel") });
      return;
    }
    if (holdsUnread(form)) {
      toast({ tone: "bad", title: say("unreadNumber"), description: say("checkNumbers") });
      return;
    }
    if (Object.keys(change).length > 0) board.setForm(() => form);
    const { signal } = (controller.current = new AbortController());
    const lockedPanels = board.panels.filter(({ locked }) => locked).map(placeOf);
    const body = { ...roofInput(form), lockedPanels };
    optimize.mutate({ body, signal }, { onSuccess: (placement) => board.arrive(placement, null) });
  };
  const cancelled = optimize.variables?.signal.aborted ?? false;
  return {
    running: optimize.isPending,
    done: optimize.isSuccess,
    failure: cancelled ? [] : failureLines(optimize.error, board.form),
    start,
    cancel: () => controller.current?.abort(),
  };
}

function failureLines(error: unknown, form: RoofForm): readonly string[] {
  if (!(error instanceof ApiError)) return [];
  return [userMessageOf(error, ""), ...refusalLines(error.issues, form)].filter((line) => line !== "");
}
