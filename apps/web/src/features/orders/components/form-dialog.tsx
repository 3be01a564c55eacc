import { say } from "@sunwright/words/orders";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";

export interface FormDialogProps {
  readonly title: string;
  readonly description?: string | undefined;
  readonly action: string;
  readonly danger?: boolean;
  readonly busy: boolean;
  readonly wide?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Asks for what an action needs. It is open as long as it is there. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, action, danger, busy, wide, onSubmit, onClose, children } = props;
  return (
    <Dialog
      open
      size={wide ? "lg" : "md"}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {say("keep")}
          </Button>
          <Button
            variant={danger ? "danger" : "primary"}
            busy={busy}
            busyText={say("saving")}
            type="submit"
            form={FORM}
          >
            {action}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSubmit();
        }}
        className="mt-4 grid gap-4"
      >
        {children}
      </form>
    </Dialog>
  );
}
/** One of these dialogs is open at a time. */
const FORM = "order-action";
