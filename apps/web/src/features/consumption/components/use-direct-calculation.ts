import { say } from "@sunwright/words/consumption";
import { useRef, useState } from "react";
import { userMessageOf } from "../../../lib/api-error";
import { toast } from "../../../ui/toast-store";
import { useCalculate } from "../api/calculate";
import type { DirectFigures } from "../model/direct-figures";
import type { DirectState } from "./direct-input";

/**
 * Calculates from two figures; a newer pair ends the call of the older one. A call under way goes on when the boxes
 * disappear: what was typed counts.
 */
export function useDirectCalculation(projectId: string, onCalculated?: () => void) {
  const { mutateAsync } = useCalculate(projectId);
  const [state, setState] = useState<DirectState>("idle");
  const running = useRef<AbortController>(undefined);

  const calculate = async (figures: DirectFigures | null) => {
    running.current?.abort();
    if (figures === null) {
      setState("idle");
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    setState("calculating");
    try {
      await mutateAsync({ figures, signal: controller.signal });
      setState("calculated");
      onCalculated?.();
      toast({ tone: "ok", title: say("toast.calculated") });
    } catch (error) {
      // Ended by a newer pair, which says how it goes on.
      if (controller.signal.aborted) return;
      setState("failed");
      const description = userMessageOf(error, say("toast.figuresKept"));
      toast({ tone: "bad", title: say("toast.calculateFailed"), description });
    }
  };
  return { state, calculate };
}
