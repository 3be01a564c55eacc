import { say } from "@sunwright/words/jobs";
import { ActionDialog, type ActionDialogProps } from "../../../ui/action-dialog";

/** Asks for what an action on a job needs. */
export const JobDialog = (props: Omit<ActionDialogProps, "words">) => (
  <ActionDialog {...props} words={{ keep: say("keep"), saving: say("saving") }} />
);

/** What every dialog of a job is given. */
export interface DialogOf<Sent> {
  readonly busy: boolean;
  readonly onSend: (sent: Sent) => void;
  readonly onClose: () => void;
}
