import { useEffect, useRef } from "react";
import { ApiError, userMessageOf } from "../../../lib/api-error";
import { toast } from "../../../ui/toast-store";
import { useOptimize } from "../api/placement";
import { hasValidDimensions, hasValidPanel, roofInput, type RoofForm } from "../model/form";
import { placeOf } from "../model/layout";
import type { RoofBoard } from "./use-roof";

export interface Optimization {
  readonly running: boolean;
  /** Why the last one failed, in the server's words; null when there is nothing to add. */
  readonly failure: string | null;
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
      toast({ tone: "bad", title: "Invalid Dimensions", description: "Please enter valid roof dimensions" });
      return;
    }
    if (!hasValidPanel(form)) {
      toast({ tone: "bad", title: "Invalid Panel", description: "Please enter the size and power of your panel" });
      return;
    }
    if (Object.keys(change).length > 0) board.setForm(() => form);
    const { signal } = (controller.current = new AbortController());
    const lockedPanels = board.panels.filter(({ locked }) => locked).map(placeOf);
    optimize.mutate({ body: { ...roofInput(form), lockedPanels }, signal }, { onSuccess: board.show });
  };
  const failed = optimize.error;
  const cancelled = optimize.variables?.signal.aborted ?? false;
  return {
    running: optimize.isPending,
    failure: failed instanceof ApiError && !cancelled ? userMessageOf(failed, "") : null,
    start,
    cancel: () => controller.current?.abort(),
  };
}
