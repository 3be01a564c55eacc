import { say } from "@sunwright/words/results";
import { DAYS_OF_SIMULATED_YEAR, DAYS_OF_WEEK, dayText } from "@sunwright/report/calendar";
import { yearDrawing, yearMapGeometry, yearMapKey } from "@sunwright/report/drawings/year";
import {
  countKinds,
  countsByMonth,
  HOUR_KIND_NAMES,
  HOUR_KINDS,
  type HourKind,
  hourKinds,
  kindsOfDay,
  type MeanYear,
  yearMapSentence,
} from "@sunwright/report/year-map";
import type { DesignHours } from "@sunwright/engine/simulation/design-hours";
import { monthName } from "@sunwright/report/calendar";
import { useMemo, useState } from "react";
import { Drawn } from "../../../../lib/drawing";
import { useWidth } from "../../../../lib/use-width";
import { ChartCursor, ChartSlider, ChartTip } from "../../../../ui/chart";
import { TableTwin } from "../../../../ui/table-twin";
import { type Reading, spokenReading } from "../../model/hour-reading";
import { DrawingKey } from "../drawing-key";
import { View } from "../view";

interface YearMapProps {
  /** Of all simulated years, of which the darkest is drawn. */
  readonly mean: MeanYear;
  readonly hours: DesignHours;
  /** The days view B shows, by their first, 0 to 364; null while it shows the whole year. */
  readonly shown: { readonly day: number; readonly days: number } | null;
  /** Shows the days around this one in view B. */
  readonly onDay: (day: number) => void;
}

/** View C: every hour of the year by what carried it, one column a day. A day is a door to its week in view B. */
export function YearMap({ hours, mean, ...rest }: YearMapProps) {
  const kinds = useMemo(() => hourKinds(hours), [hours]);
  const counts = countKinds(kinds);
  const sentence = yearMapSentence(counts, mean);
  return (
    <View letter="C" title={say("everyHour")} note={say("everyHourNote", { years: mean.years })}>
      <DayMap kinds={kinds} sentence={sentence} {...rest} />
      <DrawingKey entries={yearMapKey(counts)} className="mt-2" />
      <p className="mt-2 type-help text-text-2">{say("chooseDay", { summary: sentence })}</p>
      <TableTwin
        caption={say("hoursOfMonthTable", { years: mean.years })}
        head={[say("month"), ...HOUR_KINDS.map((kind) => HOUR_KIND_NAMES[kind])]}
        rows={countsByMonth(kinds).map((month, index) => [monthName(index), ...HOUR_KINDS.map((kind) => month[kind])])}
      />
    </View>
  );
}

interface MapProps extends Omit<YearMapProps, "hours" | "mean"> {
  readonly sentence: string;
  readonly kinds: readonly HourKind[];
}

function DayMap({ kinds, sentence, shown, onDay }: MapProps) {
  const [box, width] = useWidth(806);
  const [cursor, setCursor] = useState<number | null>(null);
  const at = useMemo(() => yearMapGeometry(width), [width]);
  const drawing = useMemo(() => yearDrawing(at, kinds, sentence), [at, kinds, sentence]);
  const { left, height, column } = at;
  const place = (day: number) => left + (day + 0.5) * column;
  return (
    <ChartSlider
      ref={box}
      label={say("dayOfYear")}
      count={DAYS_OF_SIMULATED_YEAR}
      countFrom={1}
      step={cursor}
      rest={shown?.day ?? 0}
      row={DAYS_OF_WEEK}
      page={30}
      onStep={setCursor}
      onChoose={onDay}
      reading={(day) => spokenReading(dayReading(kinds, day))}
      stepAt={(x) => Math.floor((x - left) / column)}
      className="year-map"
    >
      <Drawn decorative drawing={drawing}>
        {shown !== null && (
          <rect
            x={left + shown.day * column}
            y={0.75}
            width={Math.max(shown.days * column, 3)}
            height={height - 1.5}
            className="year-map-shown"
          />
        )}
        {cursor !== null && <ChartCursor x={place(cursor)} top={0} foot={height + 5} />}
      </Drawn>
      {cursor !== null && <ChartTip {...dayReading(kinds, cursor)} place={place(cursor)} width={width} />}
    </ChartSlider>
  );
}

/** The hours of a day by what carried them. */
const dayReading = (kinds: readonly HourKind[], day: number): Reading => {
  const counts = countKinds(kindsOfDay(kinds, day));
  const lines = HOUR_KINDS.filter((kind) => counts[kind] > 0).map((kind) => ({
    name: HOUR_KIND_NAMES[kind],
    value: say("hoursCount", { hours: counts[kind] }),
    ...(kind === "unmet" ? { unmet: true as const } : {}),
  }));
  return { title: dayText(day), lines };
};
