import { say } from "@sunwright/words/comparison";
import type { Currency } from "@sunwright/engine/parameters/options";
import { type CurveLine, spendingShapes } from "@sunwright/report/drawings/spending";
import { cursorOf, type Frame, scaleIn } from "@sunwright/report/money-curves";
import { useState } from "react";
import { Drawn } from "../../../lib/drawing";
import { formatNumber } from "../../../lib/format";
import { useWidth } from "../../../lib/use-width";
import { ChartCursor, ChartSlider } from "../../../ui/chart";
import { TableTwin } from "../../../ui/table-twin";
import { yearReading, yearTable } from "../../../ui/years";
import type { Curve } from "../model/curves";
import { amountText, axisAmount } from "../model/amount-text";

/** Room at the right for the names at the ends; the longest is in two lines. */
const FRAME: Frame = { height: 320, left: 58, right: 124 };
const LABEL_GAP = 18;

const LINES: Readonly<Record<Curve["look"], CurveLine>> = {
  other: { stroke: "text", strokeWidth: 2 },
  first: { stroke: "text-3", strokeWidth: 2, dash: "5 6" },
  second: { stroke: "select", strokeWidth: 3 },
  third: { stroke: "grid", strokeWidth: 2, dash: "10 4" },
};

interface SpendingChartProps {
  readonly curves: readonly Curve[];
  /** What they show, while no year is pointed at. */
  readonly sentence: string;
  readonly currency: Currency;
}

/** Money spent until each year. Pointer and arrow keys read the years; a table and a sentence say the same. */
export function SpendingChart({ curves, sentence, currency }: SpendingChartProps) {
  const [box, width] = useWidth(640);
  const [year, setYear] = useState<number | null>(null);
  const scale = scaleIn(FRAME, curves, width);
  const reading = (at: number) => yearReading(curves, at, (amount) => amountText(amount, currency));
  const drawn = curves.map(({ name, look, spent }) => ({ spent, words: linesOf(name), line: LINES[look] }));
  const shapes = spendingShapes(drawn, scale, {
    frame: FRAME,
    width,
    labelGap: LABEL_GAP,
    amountText: (amount) => axisAmount(amount, currency),
  });
  return (
    <div ref={box} className="comparison-chart">
      <ChartSlider
        label={say("spending.title")}
        count={scale.last + 1}
        step={year}
        onStep={setYear}
        reading={reading}
        stepAt={scale.yearAt}
        className="comparison-plot"
      >
        <Drawn decorative drawing={{ width, height: FRAME.height, label: sentence, shapes }} className="block">
          {year !== null && <ChartCursor {...cursorOf(curves, scale, year)} />}
        </Drawn>
      </ChartSlider>
      <p className="comparison-reading type-help text-text-2">{year === null ? sentence : reading(year)}</p>
      <TableTwin
        caption={say("spending.tableCaption", { currency })}
        {...yearTable(say("spending.year"), curves, formatNumber)}
      />
    </div>
  );
}

/** So many letters stand in the room at the right. */
const LINE_LETTERS = 16;

/** A long name breaks once; its second line takes as many words as fit. */
function linesOf(name: string): string[] {
  if (name.length <= LINE_LETTERS) return [name];
  const words = name.split(" ");
  const lineFrom = (index: number) => words.slice(index).join(" ");
  const second = words.findIndex((_, index) => lineFrom(index).length <= LINE_LETTERS);
  return second < 1 ? [name] : [words.slice(0, second).join(" "), lineFrom(second)];
}
