import { axisText, path, type Shape } from "./drawing";

/** A mark of the axis of amounts. */
export interface AmountMark {
  readonly y: number;
  readonly text: string;
}

/** Level lines across a plot, each with its amount at the left. */
export const amountAxis = (marks: readonly AmountMark[], left: number, right: number): Shape[] =>
  marks.flatMap(({ y, text }): Shape[] => [
    path(`M${left} ${y}H${right}`, { stroke: "line" }),
    axisText(left - 8, y + 4, text, { anchor: "end" }),
  ]);

/** The line a plot stands on. */
export const baseLine = (y: number, left: number, right: number): Shape =>
  path(`M${left} ${y + 0.5}H${right}`, { stroke: "control" });
