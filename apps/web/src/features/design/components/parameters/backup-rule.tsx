import { RELIABILITY_TARGET } from "@sunwright/contract/limits";
import type { BackupRule as Rule } from "@sunwright/engine/sizing/options";
import { BACKUP_RULES } from "@sunwright/engine/sizing/options";
import { darkShareOf } from "@sunwright/engine/sizing/target";
import { formatNumber } from "../../../../lib/format";
import { Field } from "../../../../ui/field";
import { parseNumber } from "../../../../ui/number";
import { NumberInput } from "../../../../ui/number-input";
import { RadioRow } from "../../../../ui/radio-row";
import { FIELD_LABELS, FIELD_UNITS } from "../../../../lib/parameter-words";
import { fieldId } from "./fields";
import { useParameter, useParametersContext } from "./parameters-context";

const WORDS: Record<Rule, string> = {
  reliability: "Serve a share of the hours",
  autonomy: "Carry the backup days without sun",
};
const rules = BACKUP_RULES.map((value) => ({ value, label: WORDS[value] }));

/** What the battery has to keep, and how sure it must be. */
export function BackupRule() {
  const rule = useParameter("backupRule");
  const target = useParameter("reliabilityTarget");
  const { backupDays } = useParametersContext().form;
  // What an empty box stands for.
  const placeholder = formatNumber(100 * (1 - darkShareOf(parseNumber(backupDays))), 1);
  return (
    <div className="backup-rule">
      <RadioRow
        label={FIELD_LABELS.backupRule}
        options={rules}
        value={rule.value}
        onValueChange={rule.change}
        help={rule.help}
      />
      <Field
        id={fieldId("reliabilityTarget")}
        label={FIELD_LABELS.reliabilityTarget}
        optional="Optional"
        error={target.error}
        help={target.help}
      >
        <NumberInput
          unit={FIELD_UNITS.reliabilityTarget}
          placeholder={placeholder}
          {...RELIABILITY_TARGET}
          value={target.value}
          onValueChange={target.change}
          onBlur={target.leave}
        />
      </Field>
    </div>
  );
}
