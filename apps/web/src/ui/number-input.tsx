import type { TypedCurrency } from "@sunwright/words/number-places";
import { clsx } from "clsx";
import {
  use,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { useFieldControl } from "./field";
import { useHeldForm } from "./use-held-form";
import { numberText, parseNumber, stepNumber, typedText } from "./number";
import {
  browserLanguage,
  keptReading,
  keptText,
  notNumberText,
  NumberCountry,
  numberBox,
  understood,
} from "./number-box";
import { NumberNote } from "./number-note";

export interface NumberInputProps extends Omit<
  ComponentProps<"input">,
  "size" | "type" | "value" | "min" | "max" | "step" | "onChange"
> {
  /** What the form keeps: a plain number, or a text that could not be read. The box shows what was typed. */
  value: string;
  onValueChange: (text: string) => void;
  unit?: ReactNode;
  /** Of an amount, whose sign may be typed, too. */
  currency?: TypedCurrency | undefined;
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
  const { value, onValueChange: _, currency: __, unit, min, max, step = 1, whole, size, align, ...rest } = props;
  const { invalid, className, ...input } = rest;
  const frame = useRef<HTMLSpanElement>(null);
  const typing = useTyping(props, frame);
  const note = useId();
  const described = [input["aria-describedby"], typing.hasNote && note].filter(Boolean).join(" ") || undefined;
  const control = useFieldControl({
    ...input,
    "aria-describedby": described,
    invalid: invalid === true || typing.isOpen,
  });
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event);
    if (event.defaultPrevented || input.readOnly || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    const direction = event.key === "ArrowUp" ? 1 : -1;
    typing.fill(numberText(stepNumber(parseNumber(value) || 0, direction, step, min, max)));
  };
  return (
    <span ref={frame} className={clsx("ui-number", className)}>
      <span className={clsx("ui-input ui-input-number", size === "sm" && "ui-input-sm")} data-align={align}>
        <input
          inputMode={whole ? "numeric" : "decimal"}
          autoComplete="off"
          {...input}
          {...control}
          type="text"
          value={typing.text}
          onChange={typing.handleChange}
          onBlur={typing.handleBlur}
          onKeyDown={handleKeyDown}
        />
        {unit !== undefined && (
          <span className="ui-input-unit" aria-hidden="true">
            {unit}
          </span>
        )}
      </span>
      <NumberNote
        id={note}
        text={typing.text}
        reading={typing.reading}
        unit={typing.unit}
        left={typing.left}
        onChoose={typing.fill}
      />
    </span>
  );
}

/** The text in the box and how it is read. It stays as it was typed while the form keeps what was read of it. */
function useTyping(props: NumberInputProps, frame: RefObject<HTMLElement | null>) {
  const { value, onValueChange, onBlur, unit, currency, min, max, whole } = props;
  const country = use(NumberCountry);
  const unitText = typeof unit === "string" ? unit : undefined;
  const box = numberBox({ whole, min, max, unit: unitText, currency }, browserLanguage(), country);
  const [typed, setTyped] = useState<{ readonly text: string; readonly kept: string } | null>(null);
  const [left, setLeft] = useState(false);
  const text = typed?.kept === value ? typed.text : typedText(value);
  const reading = keptReading(value, box);
  const isWrong = notNumberText(reading) !== null;
  const isOpen = reading.state === "ask" || (left && isWrong);
  useHeldForm(frame, isWrong || reading.state === "ask", () => setLeft(true));
  const hold = (next: string, kept: string) => {
    setLeft(false);
    setTyped({ text: next, kept });
    onValueChange(kept);
  };
  return {
    text,
    reading,
    left,
    isOpen,
    unit: unitText,
    hasNote: isOpen || understood(text, reading) !== null,
    handleChange: ({ target }: ChangeEvent<HTMLInputElement>) => hold(target.value, keptText(target.value, box)),
    handleBlur: (event: FocusEvent<HTMLInputElement>) => {
      setLeft(true);
      onBlur?.(event);
    },
    /** A plain number: from the arrow keys, or the reading that was meant. */
    fill: (plain: string) => {
      hold(plain, plain);
      frame.current?.querySelector("input")?.focus();
    },
  };
}
