import { say } from "@sunwright/words/report-drawings";
import type { YieldRange } from "@sunwright/engine/sizing/inputs/simulated";
import { baseLine } from "../axes";
import { axisText, type Drawing, path, type Shape, strongNote } from "../drawing";
import { formatNumber } from "../format";
import { yieldGeometry } from "../yearly-yield";

const HEIGHT = 92;
const LINE = 56;

/** Every simulated year on a line, the middle one and the one nine of ten pass. */
export function yieldDrawing(range: YieldRange, width: number, label: string): Drawing {
  const at = yieldGeometry(range, 10, width - 10);
  const within = (x: number, room: number) => Math.max(room, Math.min(width - room, x));
  return {
    width,
    height: HEIGHT,
    label,
    shapes: [
      baseLine(LINE, 0, width),
      ...at.ticks.flatMap(({ value, x }): Shape[] => [
        path(`M${x} ${LINE}v4`, { stroke: "control" }),
        axisText(within(x, 18), LINE + 18, formatNumber(value)),
      ]),
      axisText(width, HEIGHT - 2, say("yield.axis"), { anchor: "end" }),
      ...at.years.map((x) => path(`M${x} ${LINE - 16}V${LINE}`, { stroke: "sun-edge", strokeWidth: 2 })),
      ...(["p50", "p90"] as const).flatMap((name): Shape[] => [
        path(`M${at[name]} ${LINE - 30}V${LINE}`, { stroke: "text", strokeWidth: 2.2 }),
        strongNote(within(at[name], 14), LINE - 36, name.toUpperCase(), { anchor: "middle" }),
      ]),
    ],
  };
}
