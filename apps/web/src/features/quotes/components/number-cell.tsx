import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
import type { Currency } from "@sunwright/engine/parameters/options";
import { useState } from "react";
import { isNumberText, numberText, parseNumber } from "../../../ui/number";
import { NumberInput } from "../../../ui/number-input";

interface NumberCellProps {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** Told whether what stands there can be read. */
  readonly onFault: (wrong: boolean) => void;
  /** May be left empty. */
  readonly optional?: boolean;
  readonly min?: number;
  readonly max: number;
  readonly whole?: boolean;
  /** Stored ÷ shown: 100 for minor units. */
  readonly scale?: number;
  readonly unit?: string | undefined;
  /** Of an amount. */
  readonly currency?: Currency | undefined;
  readonly label?: string | undefined;
  readonly disabled?: boolean;
}

const shown = (value: number | null, scale: number) => (value === null ? "" : numberText(value / scale));

/** A figure while it is typed: what cannot be read is marked and not taken over. */
export function NumberCell(props: NumberCellProps) {
  const { value, onChange, onFault, optional, min = 0, max, whole, scale = 1, unit, currency, label, disabled } = props;
  const [typed, setTyped] = useState<{ readonly text: string; readonly of: number | null } | null>(null);
  // What somebody else wrote, such as a product's figure, stands in the place of what was typed.
  const text = typed !== null && typed.of === value ? typed.text : shown(value, scale);
  const read = readOf(text, { optional, min, max, whole, scale });
  const change = (next: string) => {
    const found = readOf(next, { optional, min, max, whole, scale });
    setTyped({ text: next, of: found === undefined ? value : found });
    onFault(found === undefined);
    if (found !== undefined) onChange(found);
  };
  return (
    <NumberInput
      size="sm"
      align="end"
      value={text}
      onValueChange={change}
      invalid={read === undefined}
      whole={whole}
      min={min}
      max={max}
      unit={unit}
      currency={currency}
      aria-label={label}
      disabled={disabled}
    />
  );
}

interface MoneyCellProps extends Omit<NumberCellProps, "min" | "max" | "whole" | "scale" | "unit" | "currency"> {
  readonly currency: Currency;
  /** In minor units, as the value is. */
  readonly most?: number;
}

const MONEY_MOST = 1_000_000_000_000;

/** An amount while it is typed, in its currency; what is kept of it are minor units. */
export function MoneyCell({ most = MONEY_MOST, ...cell }: MoneyCellProps) {
  const scale = 10 ** MINOR_DIGITS[cell.currency];
  return <NumberCell {...cell} scale={scale} max={most / scale} />;
}

interface Bounds {
  readonly optional: boolean | undefined;
  readonly min: number;
  readonly max: number;
  readonly whole: boolean | undefined;
  readonly scale: number;
}

/** Undefined for what is no figure within the bounds. */
function readOf(text: string, { optional, min, max, whole, scale }: Bounds): number | null | undefined {
  if (text.trim() === "") return optional === true ? null : undefined;
  if (!isNumberText(text)) return undefined;
  const number = parseNumber(text);
  if (!(number >= min && number <= max)) return undefined;
  if (whole === true && !Number.isInteger(number)) return undefined;
  return scale === 1 ? number : Math.round(number * scale);
}
