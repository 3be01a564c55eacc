import { grown, rectangleOf, type Box, type Rectangle } from "../geometry/rectangle";
import type { Shade } from "./shade";

/** What is asked of the optimiser. Lengths in metres, the origin at the roof's top left, y down. */
export interface LayoutProblem {
  readonly roof: { readonly width: number; readonly height: number };
  readonly panel: { readonly width: number; readonly height: number };
  /** "as-is" is the panel as given, "rotated" the same with its sides swapped. */
  readonly orientations: readonly Orientation[];
  /** Between any two panels, in x or in y. */
  readonly gap: number;
  readonly setback: Setback;
  /** Between a panel and an obstruction. */
  readonly clearance: number;
  /** One without width or height is ignored; one outside the roof still keeps its clearance. */
  readonly obstructions: readonly Rectangle[];
  /** Where a panel loses a share of its year, 0 to 1; a panel that touches several loses the largest. */
  readonly zones: readonly ShadeZone[];
  /** Shade from the sun instead of zones, in metres. */
  readonly shade?: Shade;
  /** Panels that stay where they are: others keep the gap to them. They are not part of the answer. */
  readonly locked?: readonly Rectangle[];
  /** Between rows along y, when it is more than the gap; for layouts in rows only. */
  readonly rowGap?: number;
  /** Most panels, or most energy in thousandths of an unshaded panel. */
  readonly objective: "count" | "energy";
}

export type Orientation = "as-is" | "rotated";
export interface Setback {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
export interface ShadeZone extends Rectangle {
  readonly loss: number;
}

/** The same in whole millimetres, moved so that the usable area starts at 0, 0. Integers, so that nothing rounds away. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  /** The distinct sizes a panel may have. */
  readonly sizes: readonly { readonly width: number; readonly height: number }[];
  /** Obstructions grown by the clearance, that touch the usable area. */
  readonly blockers: readonly Box[];
  readonly zones: readonly (Box & { readonly value: number })[];
  readonly shade: Shade | null;
  /** What every size is higher than its panel, so that rows keep their distance: the row gap beyond the gap. */
  readonly rowExtra: number;
  /** Value of a panel that touches no zone: 1 when panels are counted, 1000 when energy is. */
  readonly fullValue: number;
}

/** Value of an unshaded panel where energy is maximised. */
export const FULL_VALUE = 1000;
const MILLIMETRES_PER_METRE = 1000;
const millimetres = (metres: number) => Math.round(metres * MILLIMETRES_PER_METRE);
const metres = (value: number) => value / MILLIMETRES_PER_METRE;

const inMillimetres = ({ x, y, width, height }: Rectangle): Box => {
  const [left, top] = [millimetres(x), millimetres(y)];
  return { left, top, right: left + millimetres(width), bottom: top + millimetres(height) };
};

function sizesOf({ panel, orientations }: LayoutProblem): Plan["sizes"] {
  const [width, height] = [millimetres(panel.width), millimetres(panel.height)];
  const sizes = [];
  if (orientations.includes("as-is")) sizes.push({ width, height });
  if (orientations.includes("rotated") && (width !== height || sizes.length === 0))
    sizes.push({ width: height, height: width });
  return sizes;
}

/** Turns a problem in metres into a plan in millimetres; every length is rounded to the nearest millimetre. */
export function planOf(problem: LayoutProblem): Plan {
  const { roof, setback } = problem;
  const [left, top] = [millimetres(setback.left), millimetres(setback.top)];
  const width = Math.max(0, millimetres(roof.width) - left - millimetres(setback.right));
  const height = Math.max(0, millimetres(roof.height) - top - millimetres(setback.bottom));
  const moved = (box: Box): Box => ({
    left: box.left - left,
    right: box.right - left,
    top: box.top - top,
    bottom: box.bottom - top,
  });
  const inside = (box: Box) => box.left < width && box.right > 0 && box.top < height && box.bottom > 0;
  const clearance = millimetres(problem.clearance);
  const gap = millimetres(problem.gap);
  const rowExtra = Math.max(0, millimetres(problem.rowGap ?? 0) - gap);
  const energy = problem.objective === "energy";
  const blockers = [
    ...problem.obstructions
      .filter((one) => one.width > 0 && one.height > 0)
      .map((one) => grown(inMillimetres(one), clearance)),
    ...(problem.locked ?? [])
      .map((one) => grown(inMillimetres(one), gap))
      .map((box) => ({ ...box, bottom: box.bottom + rowExtra })),
  ].map(moved);
  return {
    width,
    height: height + rowExtra,
    gap,
    rowExtra,
    sizes: sizesOf(problem).map((size) => ({ ...size, height: size.height + rowExtra })),
    // A higher panel reaches a lower edge from the same place.
    blockers: blockers.filter(inside).map((box) => ({ ...box, top: box.top + rowExtra })),
    shade: energy && problem.shade ? shadeOf(problem.shade, moved) : null,
    zones: energy
      ? problem.zones
          .filter((zone) => zone.width > 0 && zone.height > 0)
          .map((zone) => ({ ...moved(inMillimetres(zone)), value: Math.round(FULL_VALUE * (1 - zone.loss)) }))
          .filter((zone) => inside(zone) && zone.value < FULL_VALUE)
      : [],
    fullValue: energy ? FULL_VALUE : 1,
  };
}

/** Casters in whole millimetres; those that throw no shadow are left out. */
const shadeOf = ({ casters, area, ...shade }: Shade, moved: (box: Box) => Box): Shade => ({
  ...shade,
  area: moved(inMillimetres(rectangleOf(area))),
  casters: casters
    .filter(({ height }) => height > 0)
    .map(({ left, top, right, bottom, height }) => ({
      ...moved(inMillimetres(rectangleOf({ left, top, right, bottom }))),
      height: millimetres(height),
    })),
});

/**
 * Shade in the whole millimetres that panels are scored in: in metres the noise of 0.1 + 0.2 lets a panel touch the
 * shadow of an obstruction that it stands flush with.
 */
export const shadeInMillimetres = (shade: Shade): Shade => shadeOf(shade, (box) => box);

export const rectangleInMillimetres = (one: Rectangle): Rectangle => rectangleOf(inMillimetres(one));

/** A panel of a plan as a rectangle on the roof, in metres. */
export function onRoof(box: Rectangle, { setback }: LayoutProblem, { rowExtra }: Plan): Rectangle {
  return {
    x: metres(box.x + millimetres(setback.left)),
    y: metres(box.y + millimetres(setback.top)),
    width: metres(box.width),
    height: metres(box.height - rowExtra),
  };
}
