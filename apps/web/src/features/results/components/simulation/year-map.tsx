import { useMemo, useState, type KeyboardEvent, type MouseEvent } from "react";
import { TableTwin } from "../../../../ui/table-twin";
import {
  DAYS_OF_SIMULATED_YEAR,
  DAYS_OF_WEEK,
  dayText,
  firstDayOfMonth,
  HOURS_OF_DAY,
} from "@sunwright/engine/report/calendar";
import { spokenReading, type Reading } from "../../model/hour-reading";
import { monthName, shortMonth } from "@sunwright/engine/sizing/explain";
import {
  countKinds,
  countsByMonth,
  HOUR_KIND_NAMES,
  HOUR_KINDS,
  hourKinds,
  kindsOfDay,
  yearMapPaths,
  yearMapSentence,
  type HourCounts,
  type HourKind,
} from "@sunwright/engine/report/year-map";
import type { DesignHours } from "@sunwright/engine/simulation/design-hours";
import { useWidth } from "../../../../lib/use-width";
import { AxisText } from "../drawing-parts";
import { View } from "../view";
import { HourTip } from "./hour-tip";
import { KeyEntry } from "./supply-key";

interface YearMapProps {
  readonly hours: DesignHours;
  /** The days view B shows, by their first, 0 to 364; null while it shows the whole year. */
  readonly shown: { readonly day: number; readonly days: number } | null;
  /** Shows the days around this one in view B. */
  readonly onDay: (day: number) => void;
}

/** View C: every hour of the year by what carried it, one column a day. A day is a door to its week in view B. */
export function YearMap({ hours, ...rest }: YearMapProps) {
  const kinds = useMemo(() => hourKinds(hours), [hours]);
  const counts = countKinds(kinds);
  return (
    <View letter="C" title="Every hour of the year" note="8,760 hours, one column a day">
      <DayMap kinds={kinds} {...rest} />
      <ul className="supply-key mt-2">
        {HOUR_KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
          <KeyEntry key={kind} kind={`cell-${kind}`}>
            {HOUR_KIND_NAMES[kind]}
          </KeyEntry>
        ))}
      </ul>
      <p className="mt-2 type-help text-text-2">{yearMapSentence(counts)} Choose a day to see its week above.</p>
      <YearMapTable counts={countsByMonth(kinds)} />
    </View>
  );
}

interface MapProps extends Omit<YearMapProps, "hours"> {
  readonly kinds: readonly HourKind[];
}

function DayMap({ kinds, shown, onDay }: MapProps) {
  const [box, width] = useWidth(806);
  const [cursor, setCursor] = useState<number | null>(null);
  const day = cursor ?? shown?.day ?? 0;
  const narrow = width < 520;
  const left = narrow ? 26 : 34;
  const height = narrow ? 150 : 130;
  const column = (width - left) / DAYS_OF_SIMULATED_YEAR;
  const dayUnder = ({ clientX, currentTarget }: MouseEvent) =>
    clampDay(Math.floor((clientX - currentTarget.getBoundingClientRect().left - left) / column));
  const handleKey = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, day);
    if (event.key === "Enter" || event.key === " ") onDay(day);
    else if (next === undefined) return;
    else setCursor(next);
    event.preventDefault();
  };
  return (
    <div
      ref={box}
      // An <input> cannot hold the drawing it reads out
      role="slider"
      tabIndex={0}
      aria-label="Day of the year. Enter shows its week in the hourly simulation"
      aria-valuemin={1}
      aria-valuemax={DAYS_OF_SIMULATED_YEAR}
      aria-valuenow={day + 1}
      aria-valuetext={spokenReading(dayReading(kinds, day))}
      className="year-map"
      onKeyDown={handleKey}
      onBlur={() => setCursor(null)}
      onPointerMove={(event) => setCursor(dayUnder(event))}
      onPointerLeave={() => setCursor(null)}
      onClick={(event) => onDay(dayUnder(event))}
    >
      <svg viewBox={`0 0 ${width} ${height + 20}`} width={width} height={height + 20} aria-hidden="true">
        <Cells kinds={kinds} left={left} width={width - left} height={height} />
        <Axes left={left} column={column} height={height} letters={narrow ? 1 : 3} />
        {shown !== null && (
          <rect
            x={left + shown.day * column}
            y={0.75}
            width={Math.max(shown.days * column, 3)}
            height={height - 1.5}
            className="year-map-shown"
          />
        )}
        {cursor !== null && (
          <path d={`M${left + (cursor + 0.5) * column} 0V${height + 5}`} stroke="var(--text)" strokeWidth={1.5} />
        )}
      </svg>
      {cursor !== null && (
        <HourTip reading={dayReading(kinds, cursor)} place={left + (cursor + 0.5) * column} width={width} />
      )}
    </div>
  );
}

const clampDay = (day: number) => Math.max(0, Math.min(DAYS_OF_SIMULATED_YEAR - 1, day));

/** Days by arrow, weeks up and down, thirty days a page. */
function dayAfterKey(key: string, day: number): number | undefined {
  const moves: Record<string, number> = {
    ArrowRight: day + 1,
    ArrowLeft: day - 1,
    ArrowUp: day + DAYS_OF_WEEK,
    ArrowDown: day - DAYS_OF_WEEK,
    PageUp: day + 30,
    PageDown: day - 30,
    Home: 0,
    End: DAYS_OF_SIMULATED_YEAR - 1,
  };
  const next = moves[key];
  return next === undefined ? undefined : clampDay(next);
}

/** The hours of a day by what carried them. */
const dayReading = (kinds: readonly HourKind[], day: number): Reading => {
  const counts = countKinds(kindsOfDay(kinds, day));
  const lines = HOUR_KINDS.filter((kind) => counts[kind] > 0).map((kind) => ({
    name: HOUR_KIND_NAMES[kind],
    value: `${counts[kind]} h`,
    ...(kind === "unmet" ? { unmet: true as const } : {}),
  }));
  return { title: dayText(day), lines };
};

interface CellsProps {
  readonly kinds: readonly HourKind[];
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

function Cells({ kinds, left, width, height }: CellsProps) {
  const paths = useMemo(() => yearMapPaths(kinds), [kinds]);
  return (
    <svg
      x={left}
      width={width}
      height={height}
      viewBox={`0 0 ${DAYS_OF_SIMULATED_YEAR} ${HOURS_OF_DAY}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      {HOUR_KINDS.map((kind) => {
        const path = paths.get(kind);
        return path === undefined ? null : <path key={kind} d={path} data-kind={kind} className="year-map-cells" />;
      })}
    </svg>
  );
}

interface AxesProps {
  readonly left: number;
  readonly column: number;
  readonly height: number;
  readonly letters: number;
}

const CLOCK = [0, 6, 12, 18, 24] as const;

const Axes = ({ left, column, height, letters }: AxesProps) => (
  <>
    {CLOCK.map((hour) => (
      <AxisText
        key={hour}
        x={left - 7}
        y={Math.min(height - 1, Math.max(10, (height * hour) / HOURS_OF_DAY + 4))}
        anchor="end"
      >
        {String(hour).padStart(2, "0")}
      </AxisText>
    ))}
    {Array.from({ length: 12 }, (_, month) => {
      const from = left + firstDayOfMonth(month) * column;
      const to = left + firstDayOfMonth(month + 1) * column;
      return (
        <g key={month}>
          {month > 0 && <path d={`M${from} ${height}v4`} stroke="var(--control)" />}
          <AxisText x={(from + to) / 2} y={height + 15} anchor="middle">
            {shortMonth(month).slice(0, letters)}
          </AxisText>
        </g>
      );
    })}
  </>
);

const YearMapTable = ({ counts }: { readonly counts: readonly HourCounts[] }) => (
  <TableTwin>
    <caption>Hours of each month by what carried them</caption>
    <thead>
      <tr>
        <th scope="col">Month</th>
        {HOUR_KINDS.map((kind) => (
          <th key={kind} scope="col">
            {HOUR_KIND_NAMES[kind]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {counts.map((month, index) => (
        <tr key={index}>
          <th scope="row">{monthName(index)}</th>
          {HOUR_KINDS.map((kind) => (
            <td key={kind}>{month[kind]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </TableTwin>
);
