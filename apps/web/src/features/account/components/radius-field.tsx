import { SERVICE_RADIUS_MILES } from "@sunwright/contract/limits";
import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { formatNumber, kilometres, miles } from "../../../lib/format";
import { Field } from "../../../ui/field";
import { numberText, parseNumber } from "../../../ui/number";
import { NumberInput } from "../../../ui/number-input";
import { Segmented } from "../../../ui/segmented";
import type { Details } from "../model/details";

type Unit = "mi" | "km";
const hundredth = (value: number) => Math.round(value * 100) / 100;
const shownIn = (unit: Unit, radius: number) =>
  numberText(unit === "mi" ? radius : Math.round(kilometres(radius) * 10) / 10);

/** Stored and sent in miles, as the specification has it; typed in either. */
export function RadiusField() {
  const { control } = useFormContext<Details>();
  const { field, fieldState } = useController({ control, name: "serviceRadius" });
  const [unit, setUnit] = useState<Unit>("mi");
  const [text, setText] = useState(() => shownIn("mi", field.value));
  const { min, max } = SERVICE_RADIUS_MILES;
  const inTheOther =
    unit === "mi"
      ? `${formatNumber(field.value, 1)} mi is ${formatNumber(kilometres(field.value))} km.`
      : `${formatNumber(kilometres(field.value))} km is ${formatNumber(field.value, 1)} mi.`;
  return (
    <div className="flex items-start gap-3">
      <Field
        className="flex-1"
        label="Service radius"
        help={`${min} to ${max} miles. ${inTheOther}`}
        error={fieldState.error && `${fieldState.error.message ?? ""} miles`}
      >
        <NumberInput
          ref={field.ref}
          name="serviceRadius"
          unit={unit === "mi" ? "miles" : "km"}
          min={1}
          value={text}
          onValueChange={(typed) => {
            setText(typed);
            const value = parseNumber(typed);
            field.onChange(unit === "mi" ? value : hundredth(miles(value)));
          }}
          onBlur={() => {
            setText(shownIn(unit, field.value));
            field.onBlur();
          }}
        />
      </Field>
      <Segmented
        label="Unit of the service radius"
        className="mt-6.5"
        value={unit}
        options={[
          { value: "mi", label: "mi" },
          { value: "km", label: "km" },
        ]}
        onValueChange={(chosen) => {
          setUnit(chosen);
          setText(shownIn(chosen, field.value));
        }}
      />
    </div>
  );
}
