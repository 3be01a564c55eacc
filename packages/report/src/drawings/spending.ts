import { say } from "@sunwright/words/report-drawings";
import { amountAxis, baseLine } from "../axes";
import { axisText, noteText, path, type PathShape, type Shape } from "../drawing";
import { formatNumber } from "../format";
import { type Frame, labelHeights, pathOf, type Scale, type Spending } from "../money-curves";

/** How a curve is drawn; its name stands at its end in the same ink. */
export type CurveLine = Required<Pick<PathShape, "stroke" | "strokeWidth">> & Pick<PathShape, "dash">;

export interface DrawnCurve extends Spending {
  /** Its name, line by line. */
  readonly words: readonly string[];
  readonly line: CurveLine;
}

interface Look {
  readonly frame: Frame;
  readonly width: number;
  /** Between two names at the ends of their curves. [px] */
  readonly labelGap: number;
  readonly amountText: (amount: number) => string;
}

/** Money spent until each year: axes, a line for each curve, and its name at its end. */
export function spendingShapes(
  curves: readonly DrawnCurve[],
  scale: Scale,
  { frame, width, labelGap, amountText }: Look,
): Shape[] {
  const right = width - frame.right;
  return [
    ...amountAxis(
      scale.amounts.map((amount) => ({ y: scale.y(amount), text: amountText(amount) })),
      frame.left,
      right,
    ),
    ...scale.years.map((year) => axisText(scale.x(year), frame.height - 8, yearText(year, scale.last))),
    baseLine(scale.y(0), frame.left, right),
    ...curves.map((curve) => path(pathOf(curve, scale), curve.line)),
    ...names(curves, scale, right + 8, labelGap),
  ];
}

function yearText(year: number, last: number): string {
  if (year === 0) return say("spending.today");
  return year === last ? say("spending.lastYear", { year: formatNumber(year) }) : formatNumber(year);
}

const LINE_HEIGHT = 15;

function names(curves: readonly DrawnCurve[], { y }: Scale, x: number, gap: number): Shape[] {
  const heights = labelHeights(
    curves.map(({ spent }) => y(spent.at(-1) ?? 0)),
    gap,
    y(0),
  );
  return curves.flatMap(({ words, line }, index) =>
    words.map((text, row) =>
      noteText(x, (heights[index] ?? 0) + 4 + row * LINE_HEIGHT, text, { weight: 600, fill: line.stroke }),
    ),
  );
}
