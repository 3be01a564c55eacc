import { Item, Root } from "radix-ui/radio-group";
import { useId, type ReactNode } from "react";
import { FieldFrame, useFieldControl, useFieldLabelId } from "./field";

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioRowProps<Value extends string> {
  label: ReactNode;
  value: Value | "" | undefined;
  onValueChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
  /** Equal columns; without it the options flow. */
  columns?: number | undefined;
  hideLabel?: boolean | undefined;
  help?: ReactNode;
  error?: ReactNode;
  name?: string | undefined;
  className?: string | undefined;
}

export function RadioRow<Value extends string>(props: RadioRowProps<Value>) {
  const { label, hideLabel = false, help, error, className, ...row } = props;
  return (
    <FieldFrame label={label} hideLabel={hideLabel} help={help} error={error} {...(className ? { className } : {})}>
      <Row {...row} />
    </FieldFrame>
  );
}

type RowProps<Value extends string> = Pick<
  RadioRowProps<Value>,
  "value" | "onValueChange" | "options" | "columns" | "name"
>;

function Row<Value extends string>({ value, onValueChange, options, columns, name }: RowProps<Value>) {
  const { "aria-describedby": describedBy, "aria-invalid": invalid } = useFieldControl({});
  const labelId = useFieldLabelId();
  return (
    <Root
      value={value ?? ""}
      onValueChange={(text) => {
        const option = options.find((candidate) => candidate.value === text);
        if (option) onValueChange(option.value);
      }}
      orientation="horizontal"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      {...(name === undefined ? {} : { name })}
      className={columns ? "ui-radio-grid" : "ui-radio-row"}
      {...(columns ? { style: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } } : {})}
    >
      {options.map((option) => (
        <Option key={option.value} {...option} />
      ))}
    </Root>
  );
}

function Option({ value, label, disabled = false }: RadioOption) {
  const id = useId();
  return (
    <label htmlFor={id} className="ui-option">
      <Item id={id} value={value} disabled={disabled} className="ui-radio" />
      <span>{label}</span>
    </label>
  );
}
