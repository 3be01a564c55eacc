import { say } from "@sunwright/words/app";
import type { DraftLeft } from "../../lib/drafts";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";

export interface LogOutDialogProps {
  /** What could not be saved; the question is open while there is any. */
  unsaved: readonly DraftLeft[];
  onGoOn: () => void;
  onStay: () => void;
}

export function LogOutDialog({ unsaved, onGoOn, onStay }: LogOutDialogProps) {
  return (
    <Dialog
      open={unsaved.length > 0}
      onOpenChange={(open) => {
        if (!open) onStay();
      }}
      title={titleOf(unsaved)}
      description={say("logOut.warning")}
      footer={
        <>
          <Button variant="outline" onClick={onStay}>
            {say("logOut.stay")}
          </Button>
          <Button variant="danger" onClick={onGoOn}>
            {say("logOut.anyway")}
          </Button>
        </>
      }
    >
      <ul className="mt-3 list-disc pl-5 type-small text-text-2">
        {unsaved.map(({ words }, index) => (
          <li key={index}>{words}</li>
        ))}
      </ul>
    </Dialog>
  );
}

/** "Unsynced" is what should be on the server and could not be sent; a comment half written is not. */
function titleOf(unsaved: readonly DraftLeft[]): string {
  const unsynced = unsaved.some((draft) => draft.unsynced);
  return unsynced
    ? say("logOut.unsyncedChanges", { changes: unsaved.length })
    : say("logOut.entriesNotSent", { entries: unsaved.length });
}
