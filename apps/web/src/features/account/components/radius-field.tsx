import { say } from "@sunwright/words/account";
import { SERVICE_RADIUS_MILES } from "@sunwright/contract/limits";
import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { formatNumber, kilometres, miles } from "../../../lib/format";
import { Field } from "../../../ui/field";
import { afterLeaving, numberText, parseNumber } from "../../../ui/number";
import { NumberInput } from "../../../ui/number-input";
import { Segmented } from "../../../ui/segmented";
import type { Details } from "../model/details";

type Unit = "mi" | "km";
const hundredth = (value: number) => Math.round(value * 100) / 100;
/** The radius in miles that a text stands for. */
const radiusOf = (unit: Unit, text: string) =>
  unit === "mi" ? parseNumber(text) : hundredth(miles(parseNumber(text)));
const shownIn = (unit: Unit, radius: number) =>
  numberText(unit === "mi" ? radius : Math.round(kilometres(radius) * 10) / 10);

/** Stored and sent in miles, as the specification has it; typed in either. */
export function RadiusField() {
  const { control } = useFormContext<Details>();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name: "serviceRadius" });
  const [unit, setUnit] = useState<Unit>("mi");
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed !== null && Object.is(radiusOf(unit, typed), value) ? typed : shownIn(unit, value);
  const { min, max } = SERVICE_RADIUS_MILES;
  const both = { min, max, miles: formatNumber(value, 1), kilometres: formatNumber(kilometres(value)) };
  return (
    <div className="flex items-start gap-3">
      <Field
        className="flex-1"
        label={say("serviceRadius")}
        help={unit === "mi" ? say("radiusHelpInMiles", both) : say("radiusHelpInKilometres", both)}
        error={fieldState.error && say("radiusOutOfRange", { min, max })}
      >
        <NumberInput
          ref={ref}
          name="serviceRadius"
          unit={unit === "mi" ? say("miles") : "km"}
          min={1}
          value={text}
          onValueChange={(changed) => {
            setTyped(changed);
            onChange(radiusOf(unit, changed));
          }}
          onBlur={() => {
            setTyped(afterLeaving);
            onBlur();
          }}
        />
      </Field>
      <Segmented
        label={say("radiusUnit")}
        className="mt-6.5"
        value={unit}
        options={[
          { value: "mi", label: "mi" },
          { value: "km", label: "km" },
        ]}
        onValueChange={(chosen) => {
          setUnit(chosen);
          setTyped(null);
        }}
      />
    </div>
  );
}
