import { language } from "@sunwright/words/language";
import { say } from "@sunwright/words/ui";
import { clsx } from "clsx";
import { useState, type ReactNode } from "react";
import { ChartSlider } from "./chart";
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
const span = (hour: number) => ({ from: clockHour(hour), until: clockHour(hour + 1) });

/** A day in 24 bars, with the sun's hours shaded. Pointer and arrow keys read the hours; a table says the same. */
export function HourBars(props: HourBarsProps) {
  const { values, unit, label, caption, sunFrom, sunTo, height = 96, className } = props;
  const { format = (value) => Math.round(value).toLocaleString(language(), { signDisplay: "negative" }) } = props;
  const [hour, setHour] = useState<number | null>(null);
  const reading = (at: number) => say("hourReading", { ...span(at), amount: format(values[at] ?? 0), unit });
  return (
    <figure className={clsx("ui-hour-bars", className)}>
      <ChartSlider
        label={label}
        count={HOURS}
        step={hour}
        onStep={setHour}
        reading={reading}
        stepAt={(place, width) => Math.floor((place / width) * HOURS)}
        className="ui-hour-bars-plot"
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
      </ChartSlider>
      <div className="ui-axis-row type-axis" aria-hidden="true">
        {["00", "06", "12", "18", "24"].map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
      {caption && <figcaption className="type-help mt-2 text-text-3">{caption}</figcaption>}
      <TableTwin
        caption={label}
        head={[say("hour"), unit]}
        rows={values.map((value, at) => [say("hourSpan", span(at)), format(value)])}
      />
    </figure>
  );
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
