import { say } from "@sunwright/words/roof";
import { OBSTRUCTION_REACH } from "@sunwright/contract/limits";
import { formatNumber } from "../../../lib/format";
import { clamp, drawnNumber, numberText } from "../../../ui/number";
import {
  changeObstruction,
  changeWalkway,
  obstructionOf,
  type ObstructionForm,
  type RoofForm,
  type WalkwayForm,
} from "./form";

/** What is taken hold of on the drawing: with mouse, pen or finger, or by the keys. */
export interface Piece {
  readonly kind: "panel" | "obstruction" | "walkway";
  readonly id: string;
}

/** From the top left corner of the roof. [m] */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Places in steps of 0.1 m, or of a centimetre by the fine keys. [m] */
const inSteps = (metres: number, fine: boolean) => {
  const steps = fine ? 100 : 10;
  return Math.round(metres * steps) / steps;
};

/** The same form where nothing moves. */
export function movedObstruction(form: RoofForm, id: string, to: Point, fine: boolean): RoofForm {
  const place = (metres: number) => numberText(clamp(inSteps(metres, fine), -OBSTRUCTION_REACH, OBSTRUCTION_REACH));
  const [x, y] = [place(to.x), place(to.y)];
  const stays = form.obstructions.every((one) => one.id !== id || (one.x === x && one.y === y));
  return stays ? form : changeObstruction(form, id, { x, y });
}

/** A walkway runs from edge to edge, so that it moves one way only, and no farther than the roof reaches. */
export function movedWalkway(form: RoofForm, id: string, to: Point, fine: boolean): RoofForm {
  const walkway = form.walkways.find((one) => one.id === id);
  if (!walkway) return form;
  const [wanted, side] = walkway.direction === "across" ? [to.y, form.roofHeight] : [to.x, form.roofWidth];
  const farthest = Math.max(0, drawnNumber(side) - drawnNumber(walkway.width));
  const at = numberText(Number(clamp(inSteps(wanted, fine), 0, farthest).toFixed(3)));
  return at === walkway.at ? form : changeWalkway(form, id, { at });
}

export const cornerOf = ({ x, y }: { readonly x: string; readonly y: string }): Point => ({
  x: drawnNumber(x),
  y: drawnNumber(y),
});

export const walkwayCorner = ({ direction, at }: WalkwayForm): Point =>
  direction === "across" ? { x: 0, y: drawnNumber(at) } : { x: drawnNumber(at), y: 0 };

export const panelPlaceName = ({ x, y }: Point, number: number): string =>
  say("panelPlace", { number, x: formatNumber(x, 2), y: formatNumber(y, 2) });

export function obstructionName(obstruction: ObstructionForm): string {
  const { type, x, y, width, height } = obstructionOf(obstruction);
  return say("obstructionPlace", {
    type,
    x: formatNumber(x, 2),
    y: formatNumber(y, 2),
    width: formatNumber(width, 2),
    height: formatNumber(height, 2),
  });
}

export function walkwayName({ direction, at, width }: WalkwayForm, number: number): string {
  const from = drawnNumber(at);
  const to = from + Math.max(0, drawnNumber(width));
  return say("walkwayPlace", { number, direction, from: formatNumber(from, 2), to: formatNumber(to, 2) });
}
