import { figureOf } from "@sunwright/engine/parameters/parameters";
import type { FigureName } from "@sunwright/engine/parameters/table";
import type { ReactNode } from "react";
import { imperialEquivalent } from "../../../lib/format";
import { useUnits } from "../../../lib/preferences";
import { Field } from "../../../ui/field";
import { NumberInput } from "../../../ui/number-input";
import { isNumberText, parseNumber } from "../../../ui/number";
import { Select, type SelectOption } from "../../../ui/select";
import { SliderNumber } from "../../../ui/slider-number";
import { fieldLabel, FIELD_UNITS, fieldUnit, type FieldName } from "../../../lib/parameter-words";
import type { ParametersForm } from "./form-values";
import { useParameter } from "./parameters-context";

export const fieldId = (name: FieldName) => `parameter-${name}`;

interface FigureProps {
  readonly name: FigureName;
}

function boundsOf(name: FigureName) {
  const { min, max, step } = figureOf(name);
  return { min, max, ...(step !== undefined && { step }) };
}

export function FigureField({ name }: FigureProps) {
  const { error, help } = useParameter(name);
  const equivalent = useEquivalent(name);
  return (
    <Field
      id={fieldId(name)}
      label={fieldLabel(name)}
      optional={figureOf(name).optional ?? false}
      error={error}
      help={<EntryHelp equivalent={equivalent} help={help} />}
    >
      <FigureBox name={name} />
    </Field>
  );
}

/** The entry in imperial units, for those who chose them; the entry itself stays metric. */
export function useEquivalent(name: FigureName): string | null {
  const { value } = useParameter(name);
  const imperial = useUnits() === "imperial";
  return imperial && isNumberText(value) ? imperialEquivalent(parseNumber(value), FIELD_UNITS[name]) : null;
}

interface EntryHelpProps {
  readonly equivalent: string | null;
  readonly help: ReactNode;
}

export const EntryHelp = ({ equivalent, help }: EntryHelpProps) =>
  equivalent === null ? (
    help
  ) : (
    <>
      <b>{equivalent}.</b> {help}
    </>
  );

interface BoxProps extends FigureProps {
  readonly size?: "sm" | "md";
  readonly placeholder?: string;
}

export function FigureBox({ name, size = "md", ...box }: BoxProps) {
  const { value, change, leave } = useParameter(name);
  return (
    <NumberInput
      {...box}
      {...boundsOf(name)}
      size={size}
      unit={fieldUnit(name)}
      value={value}
      onValueChange={change}
      onBlur={leave}
    />
  );
}

interface SliderProps extends FigureProps {
  /** In place of the engine's words. */
  readonly help?: ReactNode;
  readonly onTyped?: () => void;
}

export function SliderField({ name, help, onTyped }: SliderProps) {
  const parameter = useParameter(name);
  return (
    <SliderNumber
      id={fieldId(name)}
      label={fieldLabel(name)}
      {...boundsOf(name)}
      unit={fieldUnit(name)}
      value={parameter.value}
      error={parameter.error}
      help={help ?? parameter.help}
      onBlur={parameter.leave}
      onValueChange={(text) => {
        parameter.change(text);
        onTyped?.();
      }}
    />
  );
}

type ChoiceField = "country" | "currency" | "installationLocation";

interface SelectFieldProps<Name extends ChoiceField> {
  readonly name: Name;
  readonly options: readonly SelectOption<ParametersForm[Name]>[];
  readonly help?: ReactNode;
  /** In place of the change of this one field. */
  readonly onChosen?: (value: ParametersForm[Name]) => void;
}

export function SelectField<Name extends ChoiceField>({ name, options, help, onChosen }: SelectFieldProps<Name>) {
  const parameter = useParameter(name);
  return (
    <Field id={fieldId(name)} label={fieldLabel(name)} error={parameter.error} help={help ?? parameter.help}>
      <Select value={parameter.value} options={options} onValueChange={onChosen ?? parameter.change} />
    </Field>
  );
}
