import { say } from "@sunwright/words/sale-money";
import { ActionDialog, type ActionDialogProps } from "../../../ui/action-dialog";

/** Asks for what an action on a sale needs. */
export const SaleDialog = (props: Omit<ActionDialogProps, "words">) => (
  <ActionDialog {...props} words={{ keep: say("keep"), saving: say("saving") }} />
);
