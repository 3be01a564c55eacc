import type { Warning } from "@sunwright/engine/quotes/quote";
import { say } from "@sunwright/words/quote-desk";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Barred } from "./house-panel";

interface SendDialogProps {
  readonly amount: string;
  readonly warnings: readonly Warning[];
  readonly busy: boolean;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** Says what sending means before it is done. */
export const SendDialog = ({ amount, warnings, busy, onSend, onClose }: SendDialogProps) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title={say("sendTitle")}
    description={say("sendMeans", { amount, count: warnings.length })}
    footer={
      <>
        <Button variant="outline" onClick={onClose}>
          {say("cancel")}
        </Button>
        <Button busy={busy} busyText={say("sending")} onClick={onSend}>
          {say("send")}
        </Button>
      </>
    }
  >
    <Barred warnings={warnings} />
  </Dialog>
);
