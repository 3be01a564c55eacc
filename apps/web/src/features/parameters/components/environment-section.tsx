import { say } from "@sunwright/words/parameters";
import { figuresIn, parametersIn } from "@sunwright/engine/parameters/parameters";
import { BATTERY_PLACE, BATTERY_PLACES, MONTHS } from "@sunwright/engine/parameters/options";
import type { FigureName } from "@sunwright/engine/parameters/table";
import { fieldLabel, optionText } from "../../../lib/parameter-words";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { fieldId, FigureField } from "./fields";
import { useParameter, useParametersContext } from "./parameters-context";
import { Subject } from "./subject";
import { FieldWarnings } from "./warnings";

const months = MONTHS.map((value) => ({ value, label: optionText("dryFrom", value) }));

export const EnvironmentSection = () => (
  <Subject title={say("environment")} id="section-environment" names={parametersIn("environment")}>
    <div className="parameter-grid">
      {figuresIn("environment")
        .filter((name) => !DRY_SEASON.includes(name))
        .map((name) => (
          <FigureField key={name} name={name} />
        ))}
      <PlaceOfBattery />
      <DrySeason />
    </div>
    <FieldWarnings section="environment" />
  </Subject>
);

const places = BATTERY_PLACES.map((value) => ({ value, label: optionText(BATTERY_PLACE, value) }));

function PlaceOfBattery() {
  const { value, change, error, help } = useParameter(BATTERY_PLACE);
  return (
    <Field id={fieldId(BATTERY_PLACE)} label={fieldLabel(BATTERY_PLACE)} error={error} help={help}>
      <Select value={value} options={places} onValueChange={change} />
    </Field>
  );
}

/** What a rate of dirt asks for beside itself. */
const DRY_SEASON: readonly FigureName[] = ["dryMonths", "cleaningInterval"];

/** Nothing while dust is one figure for the year. */
function DrySeason() {
  const { form } = useParametersContext();
  if (form.soilingRate.trim() === "") return null;
  return (
    <>
      <FigureField name="dryMonths" />
      <FirstDryMonth />
      <FigureField name="cleaningInterval" />
    </>
  );
}

function FirstDryMonth() {
  const { value, change, error, help } = useParameter("dryFrom");
  return (
    <Field id={fieldId("dryFrom")} label={fieldLabel("dryFrom")} error={error} help={help}>
      <Select value={value} options={months} onValueChange={change} />
    </Field>
  );
}
