import { say } from "@sunwright/words/ui";
import { clsx } from "clsx";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import { clamp } from "./number";
import { TableTwin } from "./table-twin";

export interface HourBarsProps {
  /** 24 values; the first is the hour from 00:00 to 01:00. */
  values: readonly number[];
  unit: string;
  /** What is drawn, for example "Load by hour". */
  label: string;
  /** The sentence under the chart. */
  caption?: ReactNode;
  /** The hours the sun is up, as hours of the day. */
  sunFrom?: number | undefined;
  sunTo?: number | undefined;
  format?: ((value: number) => string) | undefined;
  height?: number | undefined;
  className?: string | undefined;
}

const HOURS = 24;
const percent = (hours: number) => `${(hours / HOURS) * 100}%`;
const clockHour = (hour: number) => String(hour).padStart(2, "0");
const span = (hour: number) => say("to", { hour: clockHour(hour), hour2: clockHour(hour + 1) });

/** A day in 24 bars, with the sun's hours shaded. Pointer and arrow keys read the hours; a table says the same. */
export function HourBars(props: HourBarsProps) {
  const { values, unit, label, caption, sunFrom, sunTo, height = 96, className } = props;
  const { format = (value) => Math.round(value).toLocaleString("en", { signDisplay: "negative" }) } = props;
  const [hour, setHour] = useState<number | null>(null);
  const reading = (at: number) => `${span(at)}, ${format(values[at] ?? 0)} ${unit}`;
  const handleKey = (event: KeyboardEvent) => {
    const next = hourAfterKey(event.key, hour);
    if (next === undefined) return;
    event.preventDefault();
    setHour(next);
  };
  return (
    <figure className={clsx("ui-hour-bars", className)}>
      <div
        // An <input> cannot hold the bars it reads out
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={HOURS - 1}
        aria-valuenow={hour ?? 0}
        aria-valuetext={reading(hour ?? 0)}
        className="ui-hour-bars-plot"
        onKeyDown={handleKey}
        onBlur={() => setHour(null)}
        onPointerMove={(event) => setHour(hourUnderPointer(event))}
        onPointerLeave={() => setHour(null)}
      >
        <Bars values={values} height={height} hour={hour} sunFrom={sunFrom} sunTo={sunTo} />
        {hour !== null && (
          // Shifted by as much of its own width as of the plot's: it follows the hour and never leaves the plot.
          <div
            className="ui-hour-bars-tip"
            style={{ left: percent(hour + 0.5), transform: `translateX(-${percent(hour + 0.5)})` }}
          >
            {reading(hour)}
          </div>
        )}
      </div>
      <div className="ui-axis-row type-axis" aria-hidden="true">
        {["00", "06", "12", "18", "24"].map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
      {caption && <figcaption className="type-help mt-2 text-text-3">{caption}</figcaption>}
      <HourTable values={values} unit={unit} label={label} format={format} />
    </figure>
  );
}

/** The hour an arrow, Home or End leads to; undefined for any other key. */
function hourAfterKey(key: string, hour: number | null): number | null | undefined {
  const from = hour ?? -1;
  if (key === "ArrowRight" || key === "ArrowUp") return clamp(from + 1, 0, HOURS - 1);
  if (key === "ArrowLeft" || key === "ArrowDown") return clamp(from - 1, 0, HOURS - 1);
  if (key === "Home") return 0;
  if (key === "End") return HOURS - 1;
  return key === "Escape" ? null : undefined;
}

function hourUnderPointer(event: { clientX: number; currentTarget: Element }): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return clamp(Math.floor(((event.clientX - left) / width) * HOURS), 0, HOURS - 1);
}

interface BarsProps {
  values: readonly number[];
  height: number;
  hour: number | null;
  sunFrom: number | undefined;
  sunTo: number | undefined;
}

function Bars({ values, height, hour, sunFrom, sunTo }: BarsProps) {
  const largest = Math.max(...values, 0);
  return (
    <svg height={height} aria-hidden="true">
      {sunFrom !== undefined && sunTo !== undefined && (
        <rect
          x={percent(sunFrom)}
          width={percent(sunTo - sunFrom)}
          height={height}
          fill="var(--sun-soft)"
          opacity={0.6}
        />
      )}
      {values.map((value, index) => {
        const barHeight = largest === 0 ? 0 : Math.max(value > 0 ? 1 : 0, (value / largest) * (height - 8));
        return (
          <rect
            key={index}
            x={percent(index + 0.08)}
            width={percent(0.84)}
            y={height - barHeight}
            height={barHeight}
            rx={1}
            fill={hour === index ? "var(--select)" : "var(--load)"}
          />
        );
      })}
      <line x2="100%" y1={height - 0.5} y2={height - 0.5} stroke="var(--line-strong)" />
    </svg>
  );
}

interface HourTableProps {
  values: readonly number[];
  unit: string;
  label: string;
  format: (value: number) => string;
}

function HourTable({ values, unit, label, format }: HourTableProps) {
  return (
    <TableTwin>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{say("hour")}</th>
          <th scope="col">{unit}</th>
        </tr>
      </thead>
      <tbody>
        {values.map((value, hour) => (
          <tr key={hour}>
            <th scope="row">{span(hour)}</th>
            <td>{format(value)}</td>
          </tr>
        ))}
      </tbody>
    </TableTwin>
  );
}
