import { say } from "@sunwright/words/marketplace";
import { useState } from "react";
import { formatNumber } from "../../../lib/format";
import { Checkbox } from "../../../ui/checkbox";

interface ChoicesProps {
  readonly label: string;
  readonly chosen: readonly string[];
  readonly options: readonly { readonly value: string; readonly label: string; readonly products: number }[];
  /** The labels are names, which stay as they are in every language. */
  readonly named?: boolean;
  /** One is ticked, or no longer. */
  readonly onChoice: (value: string) => void;
}

/** Shown at first; those that are chosen always are. */
const SHOWN = 7;

/** Any of a list, each with how many products it has. */
export function Choices({ label, chosen, options, named = false, onChoice }: ChoicesProps) {
  const [all, setAll] = useState(false);
  const shown = all ? options : options.filter(({ value }, index) => index < SHOWN || chosen.includes(value));
  return (
    <fieldset className="market-choices">
      <legend className="type-label">{label}</legend>
      <ul>
        {shown.map((option) => (
          <li key={option.value}>
            <Checkbox
              className="market-choice"
              label={
                <>
                  <span className="min-w-0 break-words" translate={named ? "no" : undefined}>
                    {option.label}
                  </span>
                  <span>{formatNumber(option.products)}</span>
                </>
              }
              checked={chosen.includes(option.value)}
              onCheckedChange={() => onChoice(option.value)}
            />
          </li>
        ))}
      </ul>
      {options.length > SHOWN && (
        <button type="button" className="link type-help mt-2" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? say("fewerChoices") : say("allChoices", { count: options.length })}
        </button>
      )}
    </fieldset>
  );
}
