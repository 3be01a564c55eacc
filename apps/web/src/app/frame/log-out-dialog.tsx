import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";

export interface LogOutDialogProps {
  /** Changes that could not be saved; the question is open while there are any. */
  unsaved: number;
  onGoOn: () => void;
  onStay: () => void;
}

export function LogOutDialog({ unsaved, onGoOn, onStay }: LogOutDialogProps) {
  const changes = unsaved === 1 ? "1 unsynced change" : `${unsaved} unsynced changes`;
  return (
    <Dialog
      open={unsaved > 0}
      onOpenChange={(open) => {
        if (!open) onStay();
      }}
      title={changes}
      description="Logging out clears this browser. What the server has not got is lost."
      footer={
        <>
          <Button variant="outline" onClick={onStay}>
            Stay signed in
          </Button>
          <Button variant="danger" onClick={onGoOn}>
            Log out anyway
          </Button>
        </>
      }
    />
  );
}
