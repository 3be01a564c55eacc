import { clsx } from "clsx";
import { Check } from "lucide-react";
import { Indicator, Root } from "radix-ui/checkbox";
import { useId, type ReactNode, type Ref } from "react";
import { FieldNote } from "./field";

export interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  help?: ReactNode;
  error?: ReactNode;
  name?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  className?: string | undefined;
}

export function Checkbox({ label, onCheckedChange, help, error, className, id: ownId, ...box }: CheckboxProps) {
  const generated = useId();
  const id = ownId ?? generated;
  const note = help || error ? `${id}-note` : undefined;
  return (
    <div className={clsx("ui-check-line", className)}>
      <Root
        {...box}
        id={id}
        onCheckedChange={(checked) => onCheckedChange(checked === true)}
        aria-describedby={note}
        aria-invalid={error ? true : undefined}
        className="ui-checkbox"
      >
        <Indicator>
          <Check size={14} strokeWidth={2.6} aria-hidden="true" />
        </Indicator>
      </Root>
      <label htmlFor={id}>
        {label}
        {note && <FieldNote id={note} help={help} error={error} />}
      </label>
    </div>
  );
}
