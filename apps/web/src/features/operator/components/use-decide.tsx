import { say } from "@sunwright/words/operator";
import { useState, type ReactNode } from "react";
import { ApiError, userMessageOf } from "../../../lib/api-error";
import { toast } from "../../../ui/toast-store";

/** Asks for the second step in place; another feature's. */
export type RenderStep = (props: {
  readonly reason: string;
  readonly onTaken: () => void;
  readonly onClose: () => void;
}) => ReactNode;

/** Sends a decision; where it needs a fresh second step it asks for that, and goes on with what was typed. */
export function useDecide(renderStep: RenderStep) {
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState<{ readonly send: () => Promise<void> } | null>(null);
  const decide = async (send: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await send();
      toast({ title: say("decided") });
    } catch (error) {
      if (error instanceof ApiError && error.code === "second_step_needed") setWaiting({ send });
      else toast({ title: say("notDecided"), description: userMessageOf(error, say("safe")), tone: "bad" });
    } finally {
      setBusy(false);
    }
  };
  const step =
    waiting &&
    renderStep({
      reason: say("stepReason"),
      onTaken: () => {
        setWaiting(null);
        void decide(waiting.send);
      },
      onClose: () => setWaiting(null),
    });
  return { busy, decide: (send: () => Promise<void>) => void decide(send), step };
}
