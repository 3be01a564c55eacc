import { useId, useState, type KeyboardEvent } from "react";
import { formatNumber } from "../../../../lib/format";
import { HOURS_OF_DAY } from "@sunwright/engine/report/calendar";
import { hourChartGeometry, stepAt, timeMarks, type HourChartGeometry } from "@sunwright/engine/report/hour-chart";
import { readingOf, spokenReading, type Equipment } from "../../model/hour-reading";
import { worstStep, type SupplySteps } from "@sunwright/engine/report/supply";
import { useWidth } from "../../../../lib/use-width";
import { AxisText, Hatches } from "../drawing-parts";
import { ChargeStrip, SupplyLayers } from "./hour-layers";
import { HourTip } from "./hour-tip";

interface HourChartProps {
  readonly steps: SupplySteps;
  readonly has: Equipment;
  /** What the slider that holds the chart is called. */
  readonly label: string;
}

/** The supply step by step under the load. Pointer, finger and arrow keys move a crosshair that reads every value. */
export function HourChart({ steps, has, label }: HourChartProps) {
  const [box, width] = useWidth(806);
  const [cursor, setCursor] = useState<number | null>(null);
  const at = hourChartGeometry(width, steps, has.battery);
  const shown = cursor ?? worstStep(steps);
  const handleKey = (event: KeyboardEvent) => {
    const next = stepAfterKey(event.key, shown, steps.count);
    if (next === undefined) return;
    event.preventDefault();
    setCursor(next);
  };
  const read = ({ clientX, currentTarget }: { clientX: number; currentTarget: Element }) =>
    setCursor(stepAt(at, clientX - currentTarget.getBoundingClientRect().left, steps.count));
  return (
    <div ref={box} className="relative">
      <div
        // An <input> cannot hold the drawing it reads out
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={steps.count - 1}
        aria-valuenow={shown}
        aria-valuetext={spokenReading(readingOf(steps, shown, has))}
        className="hour-chart"
        onKeyDown={handleKey}
        onFocus={(event) => {
          if (event.currentTarget.matches(":focus-visible")) setCursor((now) => now ?? shown);
        }}
        onBlur={() => setCursor(null)}
        onPointerDown={read}
        onPointerMove={read}
        onPointerLeave={({ pointerType }) => {
          // A lifted finger leaves the reading; a mouse takes it along.
          if (pointerType === "mouse") setCursor(null);
        }}
      >
        <Drawing steps={steps} has={has} at={at} cursor={cursor} />
      </div>
      {cursor !== null && <HourTip reading={readingOf(steps, cursor, has)} place={at.x(cursor + 0.5)} width={width} />}
    </div>
  );
}

/** Arrows by a step, Page keys by a day (by a month of days), Home and End; Escape puts the crosshair away. */
function stepAfterKey(key: string, step: number, count: number): number | null | undefined {
  const page = count > HOURS_OF_DAY * 2 ? HOURS_OF_DAY : 6;
  const moves: Record<string, number> = {
    ArrowRight: step + 1,
    ArrowUp: step + 1,
    ArrowLeft: step - 1,
    ArrowDown: step - 1,
    PageUp: step + page,
    PageDown: step - page,
    Home: 0,
    End: count - 1,
  };
  if (key === "Escape") return null;
  const next = moves[key];
  return next === undefined ? undefined : Math.max(0, Math.min(count - 1, next));
}

interface DrawingProps {
  readonly steps: SupplySteps;
  readonly has: Equipment;
  readonly at: HourChartGeometry;
  readonly cursor: number | null;
}

function Drawing({ steps, has, at, cursor }: DrawingProps) {
  const id = useId();
  return (
    <svg viewBox={`0 0 ${at.width} ${at.height}`} width={at.width} height={at.height} aria-hidden="true">
      <Hatches id={id} />
      <Axes at={at} unit={steps.hoursPerStep === 1 ? "kW" : "kWh a day"} />
      <SupplyLayers steps={steps} scales={at} hatch={`url(#${id}-unmet)`} />
      {has.battery && <ChargeStrip steps={steps} scales={at} />}
      <StripAxis at={at} />
      <TimeAxis steps={steps} at={at} />
      {cursor !== null && <Crosshair steps={steps} at={at} cursor={cursor} />}
    </svg>
  );
}

function Axes({ at, unit }: { readonly at: HourChartGeometry; readonly unit: string }) {
  const digits = at.ticks.some((tick) => !Number.isInteger(tick)) ? 1 : 0;
  return (
    <>
      {at.ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${at.left} ${at.y(tick)}H${at.right}`} stroke="var(--line)" />
          <AxisText x={at.left - 8} y={at.y(tick) + 4} anchor="end">
            {formatNumber(tick, 2, digits)}
          </AxisText>
        </g>
      ))}
      <AxisText x={unit.length > 3 ? 0 : at.left - 8} y={11} anchor={unit.length > 3 ? "start" : "end"}>
        {unit}
      </AxisText>
    </>
  );
}

function StripAxis({ at: { strip, left, right } }: { readonly at: HourChartGeometry }) {
  if (strip === null) return null;
  return (
    <>
      <path d={`M${left} ${strip.top}H${right}`} stroke="var(--line)" />
      <path d={`M${left} ${strip.foot + 0.5}H${right}`} stroke="var(--control)" />
      <AxisText x={left - 8} y={strip.top + 9} anchor="end">
        100%
      </AxisText>
      <AxisText x={left - 8} y={strip.foot} anchor="end">
        0%
      </AxisText>
    </>
  );
}

function TimeAxis({ steps, at }: { readonly steps: SupplySteps; readonly at: HourChartGeometry }) {
  const foot = at.strip?.foot ?? at.foot;
  return (
    <>
      {timeMarks(steps, at.width).map(({ middle, line, text }) => (
        <g key={middle}>
          {line !== null && <path d={`M${at.x(line)} 12V${foot}`} stroke="var(--line-strong)" strokeDasharray="2 3" />}
          <AxisText x={at.x(middle)} y={foot + 18} anchor="middle">
            {text}
          </AxisText>
        </g>
      ))}
    </>
  );
}

interface CrosshairProps {
  readonly steps: SupplySteps;
  readonly at: HourChartGeometry;
  readonly cursor: number;
}

function Crosshair({ steps, at, cursor }: CrosshairProps) {
  const x = at.x(cursor + 0.5);
  const foot = at.strip?.foot ?? at.foot;
  return (
    <g fill="var(--sheet)">
      <path d={`M${x} 6V${foot}`} stroke="var(--text)" strokeWidth={1.2} />
      <circle cx={x} cy={at.y(steps.production[cursor] ?? 0)} r={4} stroke="var(--sun-edge)" strokeWidth={1.8} />
      <circle cx={x} cy={at.y(steps.load[cursor] ?? 0)} r={4} stroke="var(--text)" strokeWidth={1.8} />
      {at.strip && (
        <circle cx={x} cy={at.charge(steps.charge[cursor] ?? 0)} r={4} stroke="var(--battery-edge)" strokeWidth={1.8} />
      )}
    </g>
  );
}
