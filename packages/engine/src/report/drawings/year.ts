import { DAYS_OF_SIMULATED_YEAR, firstDayOfMonth, HOURS_OF_DAY } from "../calendar";
import { type Drawing, type Ink, path, type Shape, words } from "../drawing";
import { shortMonth } from "../../sizing/explain";
import { countKinds, HOUR_KIND_NAMES, HOUR_KINDS, type HourKind, yearMapPaths } from "../year-map";
import { keyShapes } from "./hours";

const LEFT = 34;
const TOP = 18;
const PLOT = 110;

const INKS: Readonly<Record<HourKind, Ink>> = {
  sun: "sun",
  surplus: "surplus",
  battery: "battery",
  generator: "gen",
  grid: "grid",
  unmet: "unmet",
  none: "line",
};

/** View C on paper: every hour of the year by what carried it, one column a day. */
export function yearDrawing(kinds: readonly HourKind[], width: number, label: string): Drawing {
  const column = (width - LEFT) / DAYS_OF_SIMULATED_YEAR;
  const counts = countKinds(kinds);
  const cells = [...yearMapPaths(kinds)].map(([kind, d]): Shape => ({
    kind: "path",
    d,
    fill: INKS[kind],
    transform: `translate(${LEFT} ${TOP}) scale(${column} ${PLOT / HOURS_OF_DAY})`,
  }));
  return {
    width,
    height: TOP + PLOT + 20,
    label,
    shapes: [
      ...keyShapes(
        HOUR_KINDS.filter((kind) => counts[kind] > 0).map((kind) => ({
          text: HOUR_KIND_NAMES[kind],
          fill: INKS[kind],
        })),
      ),
      ...cells,
      ...[0, 6, 12, 18].map((hour) =>
        words(LEFT - 6, TOP + (PLOT * hour) / HOURS_OF_DAY + 9, String(hour).padStart(2, "0"), { anchor: "end" }),
      ),
      ...Array.from({ length: 12 }, (_, month) =>
        words(LEFT + firstDayOfMonth(month) * column + 2, TOP + PLOT + 14, shortMonth(month)),
      ),
      path(`M${LEFT} ${TOP + PLOT + 0.5}H${width}`, { stroke: "control", strokeWidth: 1 }),
    ],
  };
}
