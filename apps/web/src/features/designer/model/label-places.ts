import { type House, onSlope, type Point } from "./house";
import { type DesignedPanel, placeOf } from "./panel-layout";
import type { PanelConfig } from "./panel-types";
import type { Flat } from "./projection";

/** Corners of the ground that the panels take on the roof, in order; empty without panels. */
export function panelGround(house: House, panels: readonly DesignedPanel[], panel: PanelConfig): readonly Point[] {
  if (panels.length === 0) return [];
  const places = panels.map((one) => placeOf(one, panel));
  const [left, top] = [Math.min(...places.map(({ x }) => x)), Math.min(...places.map(({ y }) => y))];
  const right = Math.max(...places.map(({ x, width }) => x + width));
  const bottom = Math.max(...places.map(({ y, height }) => y + height));
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x = 0, y = 0]) => onSlope(house, x, y));
}

/** A text on the picture: its middle and its size. [px] */
export interface TextBox extends Flat {
  readonly width: number;
  readonly height: number;
}

/** Whether a text lies over a convex polygon of the picture. By the separating axes of the box and of every edge. */
export function liesOver({ x, y, width, height }: TextBox, polygon: readonly Flat[]): boolean {
  if (polygon.length < 3) return false;
  const box = [-1, 1].flatMap((aside) =>
    [-1, 1].map((up) => ({ x: x + (aside * width) / 2, y: y + (up * height) / 2 })),
  );
  const edges = polygon.map((from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    return { x: from.y - to.y, y: to.x - from.x };
  });
  return [{ x: 1, y: 0 }, { x: 0, y: 1 }, ...edges].every((axis) => {
    const [one, other] = [spread(box, axis), spread(polygon, axis)];
    return one.least < other.most && other.least < one.most;
  });
}

function spread(points: readonly Flat[], axis: Flat) {
  const along = points.map(({ x, y }) => x * axis.x + y * axis.y);
  return { least: Math.min(...along), most: Math.max(...along) };
}
