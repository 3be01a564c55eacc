import { clsx } from "clsx";
import { Item, Root } from "radix-ui/radio-group";
import type { ReactNode } from "react";
import { FieldFrame, useFieldControl, useFieldLabelId } from "./field";

export interface ChoiceCard<Value extends string = string> {
  value: Value;
  title: string;
  line?: ReactNode;
  /** A drawing in `currentColor`: ink when chosen, grey otherwise. */
  drawing?: ReactNode;
  disabled?: boolean | undefined;
}

export interface ChoiceCardsProps<Value extends string> {
  label: ReactNode;
  value: Value | "" | undefined;
  onValueChange: (value: Value) => void;
  options: readonly ChoiceCard<Value>[];
  columns?: number | undefined;
  hideLabel?: boolean | undefined;
  help?: ReactNode;
  error?: ReactNode;
  name?: string | undefined;
  className?: string | undefined;
}

export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, hideLabel = false, help, error, className, ...cards } = props;
  return (
    <FieldFrame label={label} hideLabel={hideLabel} help={help} error={error} {...(className ? { className } : {})}>
      <Cards {...cards} />
    </FieldFrame>
  );
}

type CardsProps<Value extends string> = Pick<
  ChoiceCardsProps<Value>,
  "value" | "onValueChange" | "options" | "columns" | "name"
>;

function Cards<Value extends string>({ value, onValueChange, options, columns = 3, name }: CardsProps<Value>) {
  const { "aria-describedby": describedBy, "aria-invalid": invalid } = useFieldControl({});
  const labelId = useFieldLabelId();
  return (
    <Root
      value={value ?? ""}
      onValueChange={(text) => {
        const option = options.find((candidate) => candidate.value === text);
        if (option) onValueChange(option.value);
      }}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      {...(name === undefined ? {} : { name })}
      className="ui-cards"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {options.map((option) => (
        <Card key={option.value} {...option} chosen={option.value === value} />
      ))}
    </Root>
  );
}

function Card({ value, title, line, drawing, disabled = false, chosen }: ChoiceCard & { chosen: boolean }) {
  return (
    <Item value={value} disabled={disabled} className="ui-card">
      <span className="ui-card-head">
        <span className="type-h4">{title}</span>
        <span className={clsx("ui-radio")} data-state={chosen ? "checked" : "unchecked"} aria-hidden="true" />
      </span>
      {drawing && <span aria-hidden="true">{drawing}</span>}
      {line && <span className="ui-card-line">{line}</span>}
    </Item>
  );
}
