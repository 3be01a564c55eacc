import type { FigureVersion } from "@sunwright/contract/figures";
import type { CountryFigure } from "@sunwright/engine/prices/country-figures";
import { say } from "@sunwright/words/operator-figures";
import { formatDate, formatNumber } from "../../../lib/format";
import { SheetSection } from "../../../ui/sheet";
import { figureHistory, stepLine } from "../model/figure-history";

interface FigureHistoryProps {
  readonly figure: CountryFigure;
  readonly versions: readonly FigureVersion[];
}

const WIDTH = 320;
const HEIGHT = 56;
/** Room for the line at the edges. */
const EDGE = 2;

/** What the figure was before: a line of steps, and the same as a list. */
export function FigureHistory({ figure, versions }: FigureHistoryProps) {
  const values = figureHistory(figure, versions);
  if (values.length < 2) return null;
  return (
    <SheetSection level={3} title={say("history.title")}>
      <svg
        className="w-full"
        viewBox={`${-EDGE} ${-EDGE} ${WIDTH + 2 * EDGE} ${HEIGHT + 2 * EDGE}`}
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
      >
        <path d={stepLine(values, { width: WIDTH, height: HEIGHT })} />
      </svg>
      <dl className="facts">
        {values.toReversed().map(({ value, from }, at) => (
          <div key={`${from} ${at}`}>
            <dt>{say("history.from", { day: formatDate(from) })}</dt>
            <dd>
              {formatNumber(value, 4)} {figure.unit}
            </dd>
          </div>
        ))}
      </dl>
    </SheetSection>
  );
}
