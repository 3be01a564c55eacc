import type { ReactNode } from "react";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { useRefusalBut } from "./refused";

export interface ActionDialogProps {
  /** What leaves everything as it is, and what is said while it is sent. */
  readonly words: { readonly keep: string; readonly saving: string };
  readonly title: string;
  readonly description?: ReactNode;
  readonly action: string;
  readonly danger?: boolean;
  readonly wide?: boolean;
  readonly busy: boolean;
  /** Codes of refusals that a field of it says itself; it says any other. */
  readonly refusalsAtField?: readonly string[];
  /** A second thing that can be said in place of the action. */
  readonly other?: ReactNode;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Asks for what an action needs. It is open as long as it is there. */
export function ActionDialog(props: ActionDialogProps) {
  const { words, title, description, action, danger, wide, busy, other, onSubmit, onClose, children } = props;
  const refusal = useRefusalBut(props.refusalsAtField ?? []);
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
            {words.keep}
          </Button>
          {other}
          <Button variant={danger ? "danger" : "primary"} busy={busy} busyText={words.saving} type="submit" form={FORM}>
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
        {refusal !== undefined && (
          <p role="alert" className="ui-field-error">
            {refusal}
          </p>
        )}
      </form>
    </Dialog>
  );
}
/** One of these dialogs is open at a time. */
const FORM = "action";
