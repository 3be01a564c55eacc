import { say } from "@sunwright/words/ui";
import { clsx } from "clsx";
import { Minus, Plus } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { useFieldControl } from "./field";
import { clamp, numberText, parseQuantity } from "./number";

export interface QuantityInputProps {
  value: number;
  onValueChange: (quantity: number) => void;
  /** What is counted; names the box outside a Field and both buttons. */
  label: string;
  min?: number | undefined;
  max?: number | undefined;
  size?: "sm" | "md" | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

export function QuantityInput(props: QuantityInputProps) {
  const { value, onValueChange, label, min = 1, max = Infinity, size = "md", disabled, id, className } = props;
  const control = useFieldControl({ id });
  // The text being typed; null while nobody types. An emptied box must stay empty until it is left.
  const [typed, setTyped] = useState<string | null>(null);
  const change = (quantity: number) => {
    setTyped(null);
    if (quantity !== value) onValueChange(quantity);
  };
  const stepBy = (amount: number) => change(clamp(value + amount, min, max));
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    stepBy(event.key === "ArrowUp" ? 1 : -1);
  };
  return (
    <span className={clsx("ui-quantity", size === "sm" && "ui-quantity-sm", className)}>
      <button
        type="button"
        aria-label={say("oneLess", { label })}
        disabled={disabled || value <= min}
        onClick={() => stepBy(-1)}
      >
        <Minus size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <input
        {...control}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={control.id ? undefined : label}
        disabled={disabled}
        value={typed ?? numberText(value)}
        onChange={(event) => {
          setTyped(event.target.value);
          const quantity = clamp(parseQuantity(event.target.value, min), min, max);
          if (quantity !== value) onValueChange(quantity);
        }}
        onBlur={() => setTyped(null)}
        onKeyDown={handleKeyDown}
      />
      <button
        type="button"
        aria-label={say("oneMore", { label })}
        disabled={disabled || value >= max}
        onClick={() => stepBy(1)}
      >
        <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </span>
  );
}
