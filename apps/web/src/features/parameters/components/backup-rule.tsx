import { BACKUP_RULES, BUS_VOLTAGES } from "@sunwright/engine/parameters/options";
import { darkShareOf } from "@sunwright/engine/sizing/inputs/target";
import { formatNumber } from "../../../lib/format";
import { Field } from "../../../ui/field";
import { parseNumber } from "../../../ui/number";
import { RadioRow } from "../../../ui/radio-row";
import { Select } from "../../../ui/select";
import { fieldLabel, optionText } from "../../../lib/parameter-words";
import { fieldId, FigureBox } from "./fields";
import { useParameter, useParametersContext } from "./parameters-context";

const rules = BACKUP_RULES.map((value) => ({ value, label: optionText("backupRule", value) }));

const busVoltages = BUS_VOLTAGES.map((value) => ({ value: `${value}`, label: `${value} V` }));

/** What the battery has to keep, how sure it must be, and its voltage. */
export function BackupRule() {
  const rule = useParameter("backupRule");
  const target = useParameter("reliabilityTarget");
  const { backupDays } = useParametersContext().form;
  // What an empty box stands for.
  const placeholder = formatNumber(100 * (1 - darkShareOf(parseNumber(backupDays))), 1);
  return (
    <div className="backup-rule">
      <RadioRow
        label={fieldLabel("backupRule")}
        options={rules}
        value={rule.value}
        onValueChange={rule.change}
        help={rule.help}
      />
      <Field
        id={fieldId("reliabilityTarget")}
        label={fieldLabel("reliabilityTarget")}
        optional
        error={target.error}
        help={target.help}
      >
        <FigureBox name="reliabilityTarget" placeholder={placeholder} />
      </Field>
      <BusVoltageField />
    </div>
  );
}

function BusVoltageField() {
  const { value, change, error, help } = useParameter("busVoltage");
  const choose = (text: string) => change(BUS_VOLTAGES.find((voltage) => `${voltage}` === text) ?? value);
  return (
    <Field id={fieldId("busVoltage")} label={fieldLabel("busVoltage")} error={error} help={help}>
      <Select value={`${value}`} options={busVoltages} onValueChange={choose} />
    </Field>
  );
}
