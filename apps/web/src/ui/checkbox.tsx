import { clsx } from "clsx";
import { Check } from "lucide-react";
import { useId, type KeyboardEvent, type ReactNode, type Ref } from "react";
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

/** A button, which looks alike in every browser; the space bar ticks it. */
export function Checkbox(props: CheckboxProps) {
  const { label, checked, onCheckedChange, help, error, required, className, id: ownId, ...box } = props;
  const generated = useId();
  const id = ownId ?? generated;
  const note = help || error ? `${id}-note` : undefined;
  return (
    <div className={clsx("ui-check-line", className)}>
      <button
        type="button"
        role="checkbox"
        {...box}
        id={id}
        aria-checked={checked}
        aria-required={required}
        aria-describedby={note}
        aria-invalid={error ? true : undefined}
        data-state={checked ? "checked" : "unchecked"}
        className="ui-checkbox"
        onClick={() => onCheckedChange(!checked)}
        onKeyDown={leaveEnter}
      >
        {checked && <Check size={14} strokeWidth={2.6} aria-hidden="true" />}
      </button>
      <label htmlFor={id}>
        {label}
        {note && <FieldNote id={note} help={help} error={error} />}
      </label>
    </div>
  );
}

/** Enter sends a form or does nothing: https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/ */
function leaveEnter(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}
