import { say } from "@sunwright/words/lib";
import { useBlocker } from "@tanstack/react-router";
import { ConfirmDialog } from "../../../ui/confirm-dialog";

interface UnsavedProps {
  /** Whether something was typed that is not saved. */
  readonly dirty: boolean;
  /** Where leaving it is no loss: a page that follows a save. */
  readonly leaving?: boolean;
}

/** Asks before a page with something unsaved is left; the browser asks where its tab is closed. */
export function Unsaved({ dirty, leaving = false }: UnsavedProps) {
  const asks = dirty && !leaving;
  const blocker = useBlocker({ shouldBlockFn: () => asks, enableBeforeUnload: () => asks, withResolver: true });
  if (blocker.status !== "blocked") return null;
  return (
    <ConfirmDialog
      title={say("unsaved")}
      description={say("unsavedMeans")}
      action={say("unsavedLeave")}
      busyText={say("unsavedLeave")}
      busy={false}
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    />
  );
}
