import { say } from "@sunwright/words/lib";
import { useBlocker } from "../../../lib/routing/use-blocker";
import { ConfirmDialog } from "../../../ui/confirm-dialog";

interface UnsavedProps {
  /** Whether something was typed that is not saved. */
  readonly dirty: boolean;
  /** Where leaving it is no loss: a page that follows a save. */
  readonly leaving?: boolean;
}

/** Asks before a page with something unsaved is left; the browser asks where its tab is closed. */
export function Unsaved({ dirty, leaving = false }: UnsavedProps) {
  const blocked = useBlocker(dirty && !leaving);
  if (blocked === null) return null;
  return (
    <ConfirmDialog
      title={say("unsaved")}
      description={say("unsavedMeans")}
      action={say("unsavedLeave")}
      busyText={say("unsavedLeave")}
      busy={false}
      onConfirm={blocked.leave}
      onClose={blocked.stay}
    />
  );
}
