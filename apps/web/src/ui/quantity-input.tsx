import { say } from "@sunwright/words/ui";
import { clsx } from "clsx";
import { Minus, Plus } from "lucide-react";
import { type RefObject, use, useId, useRef, useState, type ChangeEvent, type KeyboardEvent } from "react";
import { useFieldControl } from "./field";
import { clamp, numberText, parseNumber, parseQuantity } from "./number";
import { browserLanguage, keptReading, keptText, NumberCountry, numberBox } from "./number-box";
import { NumberNote } from "./number-note";
import { useHeldForm } from "./use-held-form";

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
  const frame = useRef<HTMLSpanElement>(null);
  const typing = useTypedQuantity(props, frame);
  const change = (quantity: number) => {
    typing.forget();
    if (quantity !== value) onValueChange(quantity);
  };
  const stepBy = (amount: number) => change(clamp(value + amount, min, max));
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    stepBy(event.key === "ArrowUp" ? 1 : -1);
  };
  return (
    <span ref={frame} className={clsx("ui-number", className)}>
      <span className={clsx("ui-quantity", size === "sm" && "ui-quantity-sm")}>
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
          aria-invalid={typing.isWrong || control["aria-invalid"]}
          value={typing.text ?? numberText(value)}
          onChange={typing.handleChange}
          onBlur={typing.leave}
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
      {typing.note}
    </span>
  );
}

/** The text being typed; null while nobody types. An emptied box stays empty until it is left, and what is no count stays. */
function useTypedQuantity(
  { value, onValueChange, min = 1, max = Infinity }: QuantityInputProps,
  frame: RefObject<HTMLElement | null>,
) {
  const [kept, setKept] = useState<{ readonly text: string; readonly kept: string } | null>(null);
  const id = useId();
  const box = numberBox({ whole: true }, browserLanguage(), use(NumberCountry));
  const reading = keptReading(kept?.kept ?? "", box);
  const isWrong = Number.isNaN(parseNumber(kept?.kept ?? ""));
  useHeldForm(frame, isWrong, () => undefined);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = keptText(target.value, box);
    setKept({ text: target.value, kept: next });
    if (Number.isNaN(parseNumber(next))) return;
    const quantity = clamp(parseQuantity(next, min), min, max);
    if (quantity !== value) onValueChange(quantity);
  };
  const forget = () => setKept(null);
  return {
    isWrong,
    handleChange,
    forget,
    text: kept?.text,
    leave: () => !isWrong && forget(),
    note: kept !== null && (
      <NumberNote id={id} text={kept.text} reading={reading} unit={undefined} left onChoose={forget} />
    ),
  };
}
