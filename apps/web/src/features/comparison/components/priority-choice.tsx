import { say } from "@sunwright/words/comparison";
import { PRIORITIES } from "@sunwright/engine/comparison/recommend";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { optionsOf, PRIORITY_WORDS } from "../model/words";
import type { WizardBoard } from "./use-wizard";

const OPTIONS = optionsOf(PRIORITIES, PRIORITY_WORDS);

/** The recommendation follows it. */
export const PriorityChoice = ({ board }: { readonly board: WizardBoard }) => (
  <Field label={say("priority")}>
    <Select
      value={board.wizard.priority}
      options={OPTIONS}
      onValueChange={(priority) => board.dispatch({ kind: "prefer", priority })}
    />
  </Field>
);
