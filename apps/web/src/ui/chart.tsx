import type { KeyboardEvent, PointerEvent, ReactNode, Ref } from "react";
import { stepAfterKey } from "./chart-keys";
import { clamp } from "./number";

interface ChartSliderProps {
  readonly label: string;
  /** How many steps there are to read, counted from 0. */
  readonly count: number;
  /** The step that is read; null while none is. */
  readonly step: number | null;
  readonly onStep: (step: number | null) => void;
  /** What a step says. */
  readonly reading: (step: number) => string;
  /** The step at a place of the chart, from its left edge; it may lie outside. [px] */
  readonly stepAt: (place: number, width: number) => number;
  /** The step that is spoken, and that the arrows begin at, while none is read; without it they begin at the first. */
  readonly rest?: number | undefined;
  /** Steps of an arrow up or down and of a page key. */
  readonly row?: number;
  readonly page?: number;
  /** What assistive technology calls the first step. */
  readonly countFrom?: 0 | 1;
  /** A step is pressed, or Enter on it. */
  readonly onChoose?: (step: number) => void;
  readonly className?: string;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** A chart that pointer, finger and arrow keys read step by step. Escape puts the reading away. */
export function ChartSlider(props: ChartSliderProps) {
  const { label, count, step, onStep, reading, stepAt, rest, row = 1, page = row, countFrom = 0, onChoose } = props;
  const { className, ref, children } = props;
  const shown = step ?? rest ?? 0;
  const within = (next: number) => clamp(next, 0, count - 1);
  const stepUnder = ({ clientX, currentTarget }: { clientX: number; currentTarget: Element }) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return within(stepAt(clientX - left, width));
  };
  const handleKey = (event: KeyboardEvent) => {
    const next = stepAfterKey(event.key, { from: step ?? rest ?? -1, row, page, count });
    if (onChoose && (event.key === "Enter" || event.key === " ")) onChoose(shown);
    else if (next === undefined) return;
    else onStep(next);
    event.preventDefault();
  };
  const read = (event: PointerEvent) => onStep(stepUnder(event));
  return (
    <div
      ref={ref}
      // An <input> cannot hold the drawing it reads out
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={countFrom}
      aria-valuemax={count - 1 + countFrom}
      aria-valuenow={shown + countFrom}
      aria-valuetext={reading(shown)}
      className={className}
      onKeyDown={handleKey}
      onFocus={(event) => {
        if (rest !== undefined && event.currentTarget.matches(":focus-visible")) onStep(shown);
      }}
      onBlur={() => onStep(null)}
      onPointerDown={read}
      onPointerMove={read}
      onPointerLeave={({ pointerType }) => {
        // A lifted finger leaves the reading; a mouse takes it along.
        if (pointerType === "mouse") onStep(null);
      }}
      onClick={onChoose && ((event) => onChoose(stepUnder(event)))}
    >
      {children}
    </div>
  );
}

interface CursorProps {
  readonly x: number;
  /** Ends of the line. */
  readonly top: number;
  readonly foot: number;
  /** Where it meets what is read, in a colour of its own. */
  readonly rings?: readonly { readonly y: number; readonly stroke?: string }[];
}

/** The line that reads a chart. */
export const ChartCursor = ({ x, top, foot, rings = [] }: CursorProps) => (
  <g fill="var(--sheet)" stroke="var(--text)">
    <path d={`M${x} ${top}V${foot}`} strokeWidth={1.2} />
    {rings.map(({ y, stroke }, index) => (
      <circle key={index} cx={x} cy={y} r={4} stroke={stroke} strokeWidth={1.8} />
    ))}
  </g>
);

/** Room the tip takes beside the cursor. [px] */
const TIP_WIDTH = 206;
const GAP = 12;

interface ChartTipProps {
  readonly title: string;
  readonly lines: readonly { readonly name: string; readonly value: string; readonly unmet?: true }[];
  /** Where the cursor stands, and the width of the chart. [px] */
  readonly place: number;
  readonly width: number;
}

/** The values under the cursor, on the side that has room. The slider says the same, so this is for the eye only. */
export function ChartTip({ title, lines, place, width }: ChartTipProps) {
  const left = place + GAP + TIP_WIDTH <= width ? place + GAP : Math.max(0, place - GAP - TIP_WIDTH);
  return (
    <div className="ui-chart-tip" style={{ left, width: Math.min(TIP_WIDTH, width) }} aria-hidden="true">
      <p className="font-semibold">{title}</p>
      <dl>
        {lines.map(({ name, value, unmet }) => (
          <div key={name} data-unmet={unmet}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
