import { type Box, transposedBox } from "../geometry/rectangle";

/**
 * Where the shadow of a stick of height 1 that stands upright on the roof ends, and which share of an unshaded panel's
 * year the beam of that time brings.
 */
export interface SunRay {
  /** Along the eave and down the slope, in units of the height. */
  readonly x: number;
  readonly y: number;
  /** 0 to 1; all rays together hold the beam's share of the year. */
  readonly weight: number;
}

/** Something that stands on the roof or beside it and throws a shadow. Lengths in one unit. */
export interface Caster extends Box {
  /** Above the roof plane. */
  readonly height: number;
}

/** What the sun leaves of a panel, by its place alone. Lengths in whole millimetres in a plan. */
export interface Shade {
  readonly rays: readonly SunRay[];
  readonly casters: readonly Caster[];
  /** A panel that keeps less than this share of its year is not placed. 0 to 1 */
  readonly least: number;
  /**
   * "partition": a panel loses the beam while any part of it lies in a shadow, because its cells work in series (the
   * partition rule of PVsyst's near shadings). "area": it loses the shaded share of the beam, as with optimisers.
   */
  readonly rule: ShadeRule;
  /** The roof. */
  readonly area: Box;
}

export const SHADE_RULES = ["partition", "area"] as const;
export type ShadeRule = (typeof SHADE_RULES)[number];

/** Where positions may lie; a single position has `from` equal to `to`. Ascending. */
export interface Stretches {
  readonly from: ArrayLike<number>;
  readonly to: ArrayLike<number>;
}

/** A row of places for the corners of panels: where they may lie along y, and each along x. */
export interface PlaceRow {
  readonly from: number;
  readonly to: number;
  readonly xs: Stretches;
}

/** The shade with x and y exchanged. */
export const transposedShade = (shade: Shade): Shade => ({
  ...shade,
  rays: shade.rays.map(({ x, y, weight }) => ({ x: y, y: x, weight })),
  area: transposedBox(shade.area),
  casters: shade.casters.map((caster) => ({ ...transposedBox(caster), height: caster.height })),
});
