import { axisText, circle, type Drawing, type Ink, rect, type Shape } from "../drawing";

/** An entry of a key: a name and the ink of what it names. */
export interface KeyEntry {
  readonly text: string;
  readonly fill: Ink;
  readonly mark: "area" | "line";
}

/** Mean width of a letter of an axis. [px] */
const LETTER = 6.2;
const HEIGHT = 24;

/** A drawing with its key in one line at its foot, for paper; a screen sets the key as a list. */
export const withKey = (drawing: Drawing, entries: readonly KeyEntry[]): Drawing => ({
  ...drawing,
  height: drawing.height + HEIGHT,
  shapes: [...drawing.shapes, ...keyShapes(entries, drawing.height + HEIGHT - 4)],
});

function keyShapes(entries: readonly KeyEntry[], foot: number): Shape[] {
  let x = 0;
  return entries.flatMap(({ text, fill, mark }): Shape[] => {
    const left = x;
    x += 28 + text.length * LETTER;
    return [
      mark === "line"
        ? circle(left + 6, foot - 4, 3, { fill })
        : rect({ x: left, y: foot - 10, width: 12, height: 12 }, { fill }),
      axisText(left + 17, foot, text, { anchor: "start" }),
    ];
  });
}
