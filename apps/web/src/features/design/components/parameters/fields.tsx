import { createContext, use, type ReactNode } from "react";
import { useController, useFormContext } from "react-hook-form";
import { Field } from "../../../../ui/field";
import { NumberInput } from "../../../../ui/number-input";
import { Select, type SelectGroup, type SelectOption } from "../../../../ui/select";
import { SliderNumber } from "../../../../ui/slider-number";
import { FIELD_LABELS, FIELD_UNITS, type FieldName } from "../../model/parameters";
import type { FigureField, ParametersForm } from "./form-values";

/** What a parameter does in this very design, or that this system type does not use it. */
type HelpOf = (name: FieldName) => ReactNode;
const HelpContext = createContext<HelpOf>(() => null);
export const ParameterHelp = HelpContext;
export const useParameterHelp = () => use(HelpContext);

export const fieldId = (name: FieldName) => `parameter-${name}`;

export function useParameter<Name extends FieldName>(name: Name) {
  const { control } = useFormContext<ParametersForm>();
  const { field, fieldState } = useController<ParametersForm, Name>({ name, control });
  return { field, error: fieldState.error?.message };
}

interface FigureProps {
  readonly name: FigureField;
  readonly bounds: { readonly min: number; readonly max: number; readonly step?: number };
  readonly help?: ReactNode;
}

export function FigureField({ name, bounds, help }: FigureProps) {
  const { field, error } = useParameter(name);
  const consequence = useParameterHelp()(name);
  return (
    <Field id={fieldId(name)} label={FIELD_LABELS[name]} error={error} help={help ?? consequence}>
      <FigureBox name={name} value={field.value} onChange={field.onChange} onBlur={field.onBlur} bounds={bounds} />
    </Field>
  );
}

interface Controlled {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

export const FigureBox = ({
  name,
  value,
  onChange,
  onBlur,
  bounds,
  size = "md",
}: Pick<FigureProps, "name" | "bounds"> & Controlled & { readonly size?: "sm" | "md" }) => (
  <NumberInput
    size={size}
    unit={FIELD_UNITS[name]}
    {...bounds}
    value={value}
    onValueChange={onChange}
    onBlur={onBlur}
  />
);

interface SliderProps extends FigureProps {
  readonly onTyped?: () => void;
}

export function SliderField({ name, bounds, help, onTyped }: SliderProps) {
  const { field, error } = useParameter(name);
  const consequence = useParameterHelp()(name);
  return (
    <SliderNumber
      id={fieldId(name)}
      label={FIELD_LABELS[name]}
      {...bounds}
      {...(FIELD_UNITS[name] === undefined ? {} : { unit: FIELD_UNITS[name] })}
      value={field.value}
      error={error}
      help={help ?? consequence}
      onBlur={field.onBlur}
      onValueChange={(text) => {
        field.onChange(text);
        onTyped?.();
      }}
    />
  );
}

type ChoiceField = "country" | "currency" | "installationLocation";

interface SelectFieldProps<Name extends ChoiceField> {
  readonly name: Name;
  readonly options?: readonly SelectOption<ParametersForm[Name]>[];
  readonly groups?: readonly SelectGroup<ParametersForm[Name]>[];
  readonly help?: ReactNode;
  readonly onChosen?: (value: ParametersForm[Name]) => void;
}

export function SelectField<Name extends ChoiceField>({ name, options, help, onChosen }: SelectFieldProps<Name>) {
  const { field, error } = useParameter(name);
  const consequence = useParameterHelp()(name);
  return (
    <Field id={fieldId(name)} label={FIELD_LABELS[name]} error={error} help={help ?? consequence}>
      <Select
        value={field.value}
        options={options ?? []}
        onValueChange={(value) => {
          field.onChange(value);
          onChosen?.(value);
        }}
      />
    </Field>
  );
}
