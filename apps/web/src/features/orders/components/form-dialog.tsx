import { say } from "@sunwright/words/orders";
import { ActionDialog, type ActionDialogProps } from "../../../ui/action-dialog";

/** Asks for what an action on an order needs. */
export const FormDialog = (props: Omit<ActionDialogProps, "words">) => (
  <ActionDialog {...props} words={{ keep: say("keep"), saving: say("saving") }} />
);
