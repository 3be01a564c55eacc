import { clsx } from "clsx";
import { Star } from "lucide-react";
import { type ReactNode, useId } from "react";
import { FieldFrame, useFieldControl, useFieldLabelId } from "./field";
import "./stars.css";

const ALL = [1, 2, 3, 4, 5] as const;

/** So many of five stars are filled, to the nearest whole one; `label` says it in words, where none stand beside it. */
export const Stars = ({ stars, label, size = 16 }: StarsProps) => (
  <span
    {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    className="ui-stars"
  >
    {ALL.map((star) => (
      <Star
        key={star}
        size={size}
        strokeWidth={1.75}
        aria-hidden="true"
        className={clsx(star > Math.round(stars) && "ui-stars-empty")}
        fill={star <= Math.round(stars) ? "currentColor" : "none"}
      />
    ))}
  </span>
);
interface StarsProps {
  readonly stars: number;
  readonly label?: string;
  readonly size?: number;
}

/** Stars with the sentence that says them; null has none. */
export const StarLine = ({ stars, text }: { readonly stars: number | null; readonly text: string }) => (
  <span className="inline-flex flex-wrap items-center gap-x-1.5">
    {stars !== null && <Stars stars={stars} size={14} />}
    <span>{text}</span>
  </span>
);

interface StarChoiceProps {
  readonly label: ReactNode;
  /** Null while none is chosen. */
  readonly value: number | null;
  readonly onValueChange: (stars: number) => void;
  /** What so many stars mean. */
  readonly nameOf: (stars: number) => string;
  readonly error?: ReactNode;
}

/** One of five, as radio buttons: arrow keys move among them. */
export const StarChoice = ({ label, error, ...row }: StarChoiceProps) => (
  <FieldFrame label={label} error={error}>
    <Row {...row} />
  </FieldFrame>
);

function Row({ value, onValueChange, nameOf }: Omit<StarChoiceProps, "label" | "error">) {
  const name = useId();
  const labelId = useFieldLabelId();
  const { "aria-describedby": describedBy, "aria-invalid": invalid } = useFieldControl({});
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <div
        role="radiogroup"
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        className="ui-star-choice"
      >
        {ALL.map((star) => (
          <label key={star} data-on={value !== null && star <= value}>
            <input
              type="radio"
              name={name}
              value={star}
              checked={star === value}
              aria-label={nameOf(star)}
              onChange={() => onValueChange(star)}
            />
            <Star
              size={28}
              strokeWidth={1.75}
              aria-hidden="true"
              fill={value !== null && star <= value ? "currentColor" : "none"}
            />
          </label>
        ))}
      </div>
      <span className="type-small text-text-2">{value !== null && nameOf(value)}</span>
    </div>
  );
}
