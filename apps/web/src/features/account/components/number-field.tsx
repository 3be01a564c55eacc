import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { Field } from "../../../ui/field";
import { afterLeaving, numberText, parseNumber } from "../../../ui/number";
import { NumberInput } from "../../../ui/number-input";
import type { Details } from "../model/details";

export interface NumberFieldProps {
  name: "yearsExperience" | "hourlyRate";
  label: string;
  unit: string;
  min: number;
  max?: number;
  optional?: boolean;
  help: string;
}

/** The form holds the number; the box holds what is being typed. A text without a digit is 0. */
export function NumberField({ name, label, unit, min, max, optional, help }: NumberFieldProps) {
  const { control } = useFormContext<Details>();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name });
  const [typed, setTyped] = useState<string | null>(null);
  // The box shows what was typed while it says the same as the form, which may also be filled by a reset.
  const text = typed !== null && Object.is(parseNumber(typed), value) ? typed : numberText(value);
  return (
    <Field label={label} optional={optional} help={help} error={fieldState.error?.message}>
      <NumberInput
        ref={ref}
        name={name}
        unit={unit}
        min={min}
        {...(max === undefined ? {} : { max })}
        value={text}
        onValueChange={(changed) => {
          setTyped(changed);
          onChange(parseNumber(changed));
        }}
        onBlur={() => {
          setTyped(afterLeaving);
          onBlur();
        }}
      />
    </Field>
  );
}
