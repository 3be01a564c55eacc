import { say } from "@sunwright/words/marketplace";
import { useState } from "react";
import { formatNumber } from "../../../lib/format";

interface ChoicesProps<Value extends string> {
  readonly label: string;
  readonly value: Value | undefined;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly products: number }[];
  /** The labels are names, which stay as they are in every language. */
  readonly named?: boolean;
  /** Nothing once the chosen one is pressed again. */
  readonly onChange: (value: Value | undefined) => void;
}

/** Shown at first; the chosen one always is. */
const SHOWN = 7;

/** One of a list, each with how many products it has. */
export function Choices<Value extends string>({ label, value, options, named = false, onChange }: ChoicesProps<Value>) {
  const [all, setAll] = useState(false);
  const shown = all ? options : options.filter((option, index) => index < SHOWN || option.value === value);
  return (
    <fieldset className="market-choices">
      <legend className="type-label">{label}</legend>
      <ul>
        {shown.map((option) => (
          <li key={option.value}>
            <button
              type="button"
              className="market-choice"
              aria-pressed={option.value === value}
              onClick={() => onChange(option.value === value ? undefined : option.value)}
            >
              <span className="min-w-0 break-words" translate={named ? "no" : undefined}>
                {option.label}
              </span>
              <span>{formatNumber(option.products)}</span>
            </button>
          </li>
        ))}
      </ul>
      {options.length > SHOWN && (
        <button type="button" className="link type-help mt-2 ms-2" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? say("fewerChoices") : say("allChoices", { count: options.length })}
        </button>
      )}
    </fieldset>
  );
}
