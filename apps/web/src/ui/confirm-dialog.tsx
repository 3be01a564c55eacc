import { say } from "@sunwright/words/ui";
import type { ReactNode } from "react";
import { Button } from "./button";
import { Dialog } from "./dialog";

interface ConfirmDialogProps {
  readonly title: ReactNode;
  readonly description: ReactNode;
  /** What the button that goes on says, and what it says while it does. */
  readonly action: string;
  readonly busyText: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Asks before something is lost. It is open as long as it is there. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, action, busyText, busy, onConfirm, onClose, children } = props;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {say("cancel")}
          </Button>
          <Button variant="danger" busy={busy} busyText={busyText} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
