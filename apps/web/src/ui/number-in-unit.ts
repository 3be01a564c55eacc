import { useState } from "react";
import { afterLeaving, numberText, parseNumber } from "./number";

/** How a figure that is kept in one unit is typed in another. */
interface Unit {
  readonly name: string;
  readonly shown: (kept: number) => number;
  readonly kept: (typed: number) => number;
}

/** What a box for a figure needs that is kept in one unit and typed in another: what is typed stays as it is typed. */
export function useNumberInUnit(unit: Unit, kept: number, onKept: (kept: number) => void) {
  const [typed, setTyped] = useState<{ readonly unit: string; readonly text: string } | null>(null);
  const read = (text: string) => unit.kept(parseNumber(text));
  const isTyped = typed !== null && typed.unit === unit.name && Object.is(read(typed.text), kept);
  return {
    value: isTyped ? typed.text : numberText(unit.shown(kept)),
    onValueChange: (text: string) => {
      setTyped({ unit: unit.name, text });
      onKept(read(text));
    },
    onBlur: () => setTyped((latest) => (latest !== null && afterLeaving(latest.text) !== null ? latest : null)),
  };
}
