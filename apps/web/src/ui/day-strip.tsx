import { clsx } from "clsx";
import type { ReactNode } from "react";

/** What carries the house in an hour. */
export type HourSource = "sun" | "battery" | "grid" | "generator" | "unmet" | "none";

export interface DayStripProps {
  /** 24 hours from midnight. */
  hours: readonly HourSource[];
  /** The whole strip in words, for those who cannot see it. */
  label: string;
  caption?: ReactNode;
  className?: string | undefined;
}

/** The smallest form of the hour: 24 cells, one colour each. */
export function DayStrip({ hours, label, caption, className }: DayStripProps) {
  return (
    <figure className={clsx("ui-day-strip", className)}>
      {/* Drawn with elements, so there is no <img> */}
      <div role="img" aria-label={label} className="ui-day-strip-cells">
        {hours.map((source, hour) => (
          <span key={hour} data-source={source} />
        ))}
      </div>
      <figcaption className="ui-axis-row type-help text-text-3">
        <span aria-hidden="true">00</span>
        {caption && <span>{caption}</span>}
        <span aria-hidden="true">24</span>
      </figcaption>
    </figure>
  );
}
