import { say } from "@sunwright/words/passports";
import { ActionDialog, type ActionDialogProps } from "../../../ui/action-dialog";

/** Asks for what an action on a passport needs. */
export const PassportDialog = (props: Omit<ActionDialogProps, "words">) => (
  <ActionDialog {...props} words={{ keep: say("keep"), saving: say("saving") }} />
);
