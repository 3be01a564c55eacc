import { say } from "@sunwright/words/ui";
import { clsx } from "clsx";
import { Range, Root, Thumb, Track } from "radix-ui/slider";
import { useId, type ReactNode } from "react";
import { FieldNote } from "./field";
import { clamp, numberText, parseNumber } from "./number";
import { NumberInput } from "./number-input";

export interface SliderNumberProps {
  label: string;
  value: string;
  onValueChange: (text: string) => void;
  min: number;
  max: number;
  step?: number | undefined;
  unit?: string | undefined;
  help?: ReactNode;
  error?: ReactNode;
  /** Labels under the track; the ends unless given. */
  ticks?: readonly number[] | undefined;
  hideLabel?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/** A track and a number box that are the same value. The box may leave the bounds; the knob stays within them. */
export function SliderNumber(props: SliderNumberProps) {
  const { label, value, onValueChange, min, max, step = 1, unit, help, error, hideLabel, disabled, className } = props;
  const { ticks = [min, max], onBlur } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const note = help || error ? `${id}-note` : undefined;
  const position = clamp(parseNumber(value) || 0, min, max);
  return (
    <div className={clsx("ui-field", className)}>
      <div className={hideLabel ? "ui-visually-hidden" : "ui-field-head"}>
        <label htmlFor={id}>{label}</label>
      </div>
      <div className="ui-slider">
        <Root
          className="ui-slider-root"
          min={min}
          max={max}
          step={step}
          value={[position]}
          {...(disabled === undefined ? {} : { disabled })}
          onValueChange={([next]) => next !== undefined && onValueChange(numberText(next))}
        >
          <Track className="ui-slider-track">
            <Range className="ui-slider-range" />
          </Track>
          <Thumb
            className="ui-slider-thumb"
            aria-label={say("sliderOf", { label })}
            aria-valuetext={unit ? `${numberText(position)} ${unit}` : undefined}
          />
        </Root>
        <NumberInput
          id={id}
          value={value}
          onValueChange={onValueChange}
          onBlur={onBlur}
          min={min}
          max={max}
          step={step}
          unit={unit}
          disabled={disabled}
          invalid={Boolean(error)}
          aria-describedby={note}
        />
        <Ticks ticks={ticks} min={min} max={max} />
      </div>
      {note && <FieldNote id={note} help={help} error={error} />}
    </div>
  );
}

function Ticks({ ticks, min, max }: { ticks: readonly number[]; min: number; max: number }) {
  return (
    <div className="ui-slider-ticks type-axis" aria-hidden="true">
      {ticks.map((tick) => (
        <span key={tick} style={{ left: `${((tick - min) / (max - min)) * 100}%` }}>
          {numberText(tick)}
        </span>
      ))}
    </div>
  );
}
