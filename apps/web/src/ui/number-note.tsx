import { say } from "@sunwright/words/ui";
import type { NumberReading } from "@sunwright/words/read-number";
import { notNumberText, shownNumber, understood } from "./number-box";

interface NumberNoteProps {
  readonly id: string;
  readonly text: string;
  readonly reading: NumberReading;
  readonly unit: string | undefined;
  /** A text is refused once its box was left: until then it may be half a number. */
  readonly left: boolean;
  readonly onChoose: (plain: string) => void;
}

/** Under a number box: how a text was read that does not say so itself, which of two readings is meant, or why it is none. */
export function NumberNote({ id, text, reading, unit, left, onChoose }: NumberNoteProps) {
  if (reading.state === "ask")
    return (
      <span id={id} role="alert" className="ui-number-note" data-open>
        {say("number.either", { text: text.trim() })}
        {[reading.grouped, reading.decimal].map((plain) => (
          <button
            key={plain}
            type="button"
            className="ui-number-choice"
            onClick={() => onChoose(String(Number(plain)))}
          >
            {shownNumber(String(Number(plain)))}
          </button>
        ))}
      </span>
    );
  const wrong = left ? notNumberText(reading, unit) : null;
  const said = understood(text, reading, unit);
  if (wrong === null && said === null) return null;
  return wrong === null ? (
    <span id={id} role="status" className="ui-number-note">
      {say("number.read", { number: said ?? "" })}
    </span>
  ) : (
    <span id={id} role="alert" className="ui-number-note" data-open>
      {wrong}
    </span>
  );
}
