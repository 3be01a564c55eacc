import { clsx } from "clsx";
import type { ChangeEvent, ComponentProps, KeyboardEvent, ReactNode } from "react";
import { useFieldControl } from "./field";
import { numberText, parseNumber, stepNumber } from "./number";

export interface NumberInputProps extends Omit<
  ComponentProps<"input">,
  "size" | "type" | "value" | "min" | "max" | "step"
> {
  /** The text in the box. It stays text, so that "6." or an emptied box is never rewritten under the cursor. */
  value?: string | undefined;
  onValueChange?: ((text: string) => void) | undefined;
  unit?: ReactNode;
  /** Bounds of the arrow keys. Typed values are judged by the form, whose message names the bound. */
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** Whole numbers only: phones then show digits without a decimal sign. */
  whole?: boolean | undefined;
  size?: "sm" | "md" | undefined;
  align?: "start" | "end" | undefined;
  invalid?: boolean | undefined;
}

export function NumberInput(props: NumberInputProps) {
  const { onValueChange, unit, min, max, step = 1, whole, size, align, invalid, className, ...input } = props;
  const control = useFieldControl({ ...input, invalid });
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    input.onChange?.(event);
    onValueChange?.(event.target.value);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event);
    if (event.defaultPrevented || input.readOnly || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    const direction = event.key === "ArrowUp" ? 1 : -1;
    typeInto(
      event.currentTarget,
      numberText(stepNumber(parseNumber(event.currentTarget.value), direction, step, min, max)),
    );
  };
  return (
    <span className={clsx("ui-input ui-input-number", size === "sm" && "ui-input-sm", className)} data-align={align}>
      <input
        inputMode={whole ? "numeric" : "decimal"}
        autoComplete="off"
        {...input}
        {...control}
        type="text"
        onChange={handleChange}
        onKeyDown={handleKeyDown}
      />
      {unit !== undefined && (
        <span className="ui-input-unit" aria-hidden="true">
          {unit}
        </span>
      )}
    </span>
  );
}

/** Changes a box as typing would, so that controlled and uncontrolled forms hear of it alike. */
function typeInto(input: HTMLInputElement, text: string) {
  // Through the prototype: React overrides the element's own setter to notice changes made by the program.
  Reflect.set(HTMLInputElement.prototype, "value", text, input);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
