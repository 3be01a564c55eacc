import type { MoneyFigure, OpenFigure, OwnFigures } from "@sunwright/engine/money/assumptions";
import type { Currency } from "@sunwright/engine/parameters/options";
import { useState } from "react";
import { MONEY_LABELS, moneyUnit } from "../../../lib/money-words";
import { Field } from "../../../ui/field";
import { NumberInput } from "../../../ui/number-input";
import { numberText, parseNumber } from "../../../ui/number";
import { isWhole, moneyMessage } from "../model/money-figures";

interface FigureBoxProps {
  readonly figure: MoneyFigure | OpenFigure;
  readonly value: number;
  readonly currency: Currency;
  readonly onSay: (own: Partial<OwnFigures>) => void;
}

/** A box that says its figure when it is left, not at every key. */
function useTyped({ figure, value, onSay }: FigureBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? numberText(value);
  const message = moneyMessage(figure, text);
  const leave = () => {
    if (message !== null) return;
    setTyped(null);
    if (typed !== null && parseNumber(typed) !== value) onSay({ [figure]: parseNumber(typed) });
  };
  return { text, message, leave, setTyped };
}

function Input({ figure, currency, typed, ...label }: Pick<FigureBoxProps, "figure" | "currency"> & Typed) {
  const { text, message, leave, setTyped } = typed;
  return (
    <NumberInput
      {...label}
      size="sm"
      value={text}
      unit={moneyUnit(figure, currency)}
      whole={isWhole(figure)}
      invalid={message !== null}
      onValueChange={setTyped}
      onBlur={leave}
      onKeyDown={(event) => event.key === "Enter" && leave()}
    />
  );
}
interface Typed {
  readonly typed: ReturnType<typeof useTyped>;
  readonly "aria-label"?: string;
  readonly "aria-describedby"?: string;
}

/** With its label over it. */
export function FigureBox(props: FigureBoxProps) {
  const typed = useTyped(props);
  return (
    <Field label={MONEY_LABELS[props.figure]} error={typed.message}>
      <Input figure={props.figure} currency={props.currency} typed={typed} />
    </Field>
  );
}

/** In a row of a table, whose head is its label. */
export function FigureCell(props: FigureBoxProps) {
  const typed = useTyped(props);
  const { figure, currency } = props;
  const error = `assumed-${figure}-error`;
  return (
    <>
      <Input
        figure={figure}
        currency={currency}
        typed={typed}
        aria-label={MONEY_LABELS[figure]}
        {...(typed.message === null ? {} : { "aria-describedby": error })}
      />
      {typed.message !== null && (
        <span id={error} role="alert" className="block type-help text-bad">
          {typed.message}
        </span>
      )}
    </>
  );
}
