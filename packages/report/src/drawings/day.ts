import { axisText, type Drawing, type Ink, rect } from "../drawing";
import type { MostOfHour } from "../mean-day";

const INKS: Readonly<Record<MostOfHour, Ink>> = {
  sun: "sun",
  battery: "battery",
  grid: "grid",
  generator: "gen",
  unmet: "unmet",
  none: "line",
};
const CELL = { height: 14, gap: 2 } as const;
const HEIGHT = 36;

/** 24 hours as cells, one colour each: what carries most of it; `words` say it under them. */
export function dayDrawing(day: readonly MostOfHour[], width: number, words: string): Drawing {
  const step = (width + CELL.gap) / Math.max(1, day.length);
  return {
    width,
    height: HEIGHT,
    label: `${words}.`,
    shapes: [
      ...day.map((source, hour) =>
        rect({ x: hour * step, y: 2, width: step - CELL.gap, height: CELL.height }, { fill: INKS[source] }),
      ),
      axisText(0, HEIGHT - 4, "00", { anchor: "start" }),
      axisText(width / 2, HEIGHT - 4, words),
      axisText(width, HEIGHT - 4, "24", { anchor: "end" }),
    ],
  };
}
