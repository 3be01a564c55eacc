import { HOURS_OF_DAY } from "@sunwright/report/calendar";
import { hoursDrawing } from "@sunwright/report/drawings/hours";
import { hourChartGeometry, type HourChartGeometry, stepAt } from "@sunwright/report/hour-chart";
import { type SupplySteps, worstStep } from "@sunwright/report/supply";
import { useMemo, useState } from "react";
import { Drawn } from "../../../../lib/drawing";
import { useWidth } from "../../../../lib/use-width";
import { ChartCursor, ChartSlider, ChartTip } from "../../../../ui/chart";
import { type Equipment, readingOf, spokenReading } from "../../model/hour-reading";

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
  const at = useMemo(() => hourChartGeometry(width, steps, has.battery), [width, steps, has.battery]);
  const drawing = useMemo(() => hoursDrawing(at, steps, label), [at, steps, label]);
  return (
    <div ref={box} className="relative">
      <ChartSlider
        label={label}
        count={steps.count}
        step={cursor}
        rest={worstStep(steps)}
        // By a day; by six hours within one.
        page={steps.count > HOURS_OF_DAY * 2 ? HOURS_OF_DAY : 6}
        onStep={setCursor}
        reading={(step) => spokenReading(readingOf(steps, step, has))}
        stepAt={(place) => stepAt(at, place, steps.count)}
        className="hour-chart"
      >
        <Drawn decorative drawing={drawing}>
          {cursor !== null && <Crosshair steps={steps} at={at} cursor={cursor} />}
        </Drawn>
      </ChartSlider>
      {cursor !== null && <ChartTip {...readingOf(steps, cursor, has)} place={at.x(cursor + 0.5)} width={width} />}
    </div>
  );
}

interface CrosshairProps {
  readonly steps: SupplySteps;
  readonly at: HourChartGeometry;
  readonly cursor: number;
}

const Crosshair = ({ steps, at, cursor }: CrosshairProps) => (
  <ChartCursor
    x={at.x(cursor + 0.5)}
    top={6}
    foot={at.strip?.foot ?? at.foot}
    rings={[
      { y: at.y(steps.production[cursor] ?? 0), stroke: "var(--sun-edge)" },
      { y: at.y(steps.load[cursor] ?? 0) },
      ...(at.strip ? [{ y: at.charge(steps.charge[cursor] ?? 0), stroke: "var(--battery-edge)" }] : []),
    ]}
  />
);
