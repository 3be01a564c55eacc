import { say } from "@sunwright/words/ui";
import type { KeyboardEvent, PointerEvent, ReactNode } from "react";
import { clamp } from "./number";

interface YearPlotProps {
  readonly label: string;
  readonly years: number;
  /** The year that is read; null while none is. */
  readonly year: number | null;
  readonly onYear: (year: number | null) => void;
  /** What a year says. */
  readonly reading: (year: number) => string;
  /** Where the first and the last year stand, from the left edge. [px] */
  readonly from: number;
  readonly to: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A drawing over years that pointer and arrow keys read year by year. */
export function YearPlot({ label, years, year, onYear, reading, from, to, className, children }: YearPlotProps) {
  const handleKey = (event: KeyboardEvent) => {
    const next = yearAfterKey(event.key, year, years);
    if (next === undefined) return;
    event.preventDefault();
    onYear(next);
  };
  const handlePointer = (event: PointerEvent) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    const along = (event.clientX - left - from) / (to - from);
    onYear(clamp(Math.round(along * years), 0, years));
  };
  return (
    <div
      // An <input> cannot hold the curves it reads out
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={years}
      aria-valuenow={year ?? 0}
      aria-valuetext={reading(year ?? 0)}
      className={className}
      onKeyDown={handleKey}
      onBlur={() => onYear(null)}
      onPointerMove={handlePointer}
      onPointerLeave={() => onYear(null)}
    >
      {children}
    </div>
  );
}

export const yearName = (year: number) => (year === 0 ? "Today" : say("year", { year }));

/** The year an arrow, Home or End leads to; undefined for any other key. */
function yearAfterKey(key: string, year: number | null, years: number): number | null | undefined {
  const from = year ?? -1;
  if (key === "ArrowRight" || key === "ArrowUp") return clamp(from + 1, 0, years);
  if (key === "ArrowLeft" || key === "ArrowDown") return clamp(from - 1, 0, years);
  if (key === "Home") return 0;
  if (key === "End") return years;
  return key === "Escape" ? null : undefined;
}
