import type { Text } from "../units/told";
import type { PlacedYear } from "../climate/year-of";
import type { Rectangle } from "../geometry/rectangle";
import type { Arrangement } from "../layout/optimise";
import type { Orientation, Setback } from "../layout/problem";
import type { ShadeRule } from "../layout/shade";

/**
 * Everything a roof's layout depends on. Lengths in metres, the origin at the top left of the drawing: x along the
 * eave, y down the slope.
 */
export interface RoofProblem {
  readonly roof: RoofPlane;
  readonly panel: RoofPanel;
  readonly obstructions: readonly Obstruction[];
  readonly rules: LayoutRules;
  readonly arrangement: Arrangement;
  readonly mounting: Mounting;
  readonly site: RoofSite;
  /** What a partly shaded panel loses; "partition" unless given, "area" for panels with optimisers or inverters of their own. */
  readonly shading?: ShadeRule;
  /** Panels that stay where they are; the rest is laid around them. */
  readonly locked: readonly Rectangle[];
}

export interface RoofPlane {
  readonly width: number;
  readonly height: number;
  /** 0 is flat. [°] */
  readonly tilt: number;
  /** Where the slope looks, clockwise from north. [°] */
  readonly azimuth: number;
}

export interface RoofPanel {
  readonly width: number;
  readonly height: number;
  /** At 1000 W/m² and 25 °C. [W] */
  readonly power: number;
}

/** Source: design workflow specification, section 3. */
export const OBSTRUCTION_TYPES = ["chimney", "vent", "antenna", "tree", "building"] as const;
export type ObstructionType = (typeof OBSTRUCTION_TYPES)[number];

/** What stands on the roof or beside it; x and y are its corner at the top left of the drawing. */
export interface Obstruction extends Rectangle {
  readonly id: string;
  readonly type: ObstructionType;
  /** Twice the height above the roof plane; see `heightOf`. */
  readonly shadowLength: number;
  /** Above the roof plane, when it was measured; replaces the shadow length. */
  readonly measuredHeight?: number | undefined;
}

/**
 * Height above the roof plane: half the shadow length. At twice its height an obstruction stops to count as shading.
 * Source: California Title 24, JA11.3.1 (D = 2H).
 */
export const heightOf = ({ measuredHeight, shadowLength }: Obstruction): number =>
  Math.max(0, measuredHeight ?? shadowLength / 2);

export interface LayoutRules {
  /** Between two panels. */
  readonly gap: number;
  readonly setback: Setback;
  /** Between a panel and an obstruction. */
  readonly clearance: number;
  /** A panel that keeps less than this share of its year is not placed. 0 to 1 */
  readonly leastSolarAccess: number;
  readonly orientations: readonly Orientation[];
  readonly walkways?: readonly Walkway[];
  readonly ridge?: RidgeRule | null;
  /** No panel stands away from all others. */
  readonly noSinglePanels?: boolean;
}

/** A strip kept free for feet: across the roof, or up it from eave to ridge. */
export interface Walkway {
  readonly direction: "across" | "up";
  /** Its edge from the ridge, or from the left side of the roof. */
  readonly at: number;
  readonly width: number;
}

/** More room at the ridge once panels cover more than a share of the roof in plan. */
export interface RidgeRule {
  /** 0 to 1 */
  readonly share: number;
  readonly setback: number;
}

/** Flush on the slope, or on a flat roof in tilted rows that face where the roof's azimuth says. */
export type Mounting = { readonly kind: "flush" } | { readonly kind: "rows"; readonly tilt: number };

/** A city of the climate table, or a year of weather of your own. */
export type RoofSite = { readonly city: string } | { readonly name: Text; readonly year: PlacedYear };

/** Assumption: half a year's energy pays for a panel; installers' tools call this the least solar access. */
export const LEAST_SOLAR_ACCESS = 0.5;

/** Nothing between or around panels, as the specification gives none; a panel in shade half the year is not worth it. */
export const PLAIN_RULES: LayoutRules = {
  gap: 0,
  setback: { left: 0, right: 0, top: 0, bottom: 0 },
  clearance: 0,
  leastSolarAccess: LEAST_SOLAR_ACCESS,
  orientations: ["as-is", "rotated"],
};

/** A length in whole millimetres, as the layout counts. [m] */
const whole = (metres: number) => Math.round(metres * 1000) / 1000;
export const wholeRectangle = <Kind extends Rectangle>(one: Kind): Kind => ({
  ...one,
  x: whole(one.x),
  y: whole(one.y),
  width: whole(one.width),
  height: whole(one.height),
});

/** The input with every length rounded to the nearest millimetre: what is planned, checked and scored. */
export function inWholeMillimetres(input: RoofProblem): RoofProblem {
  const { roof, panel, rules } = input;
  const { left, right, top, bottom } = rules.setback;
  return {
    ...input,
    roof: { ...roof, width: whole(roof.width), height: whole(roof.height) },
    panel: { ...panel, width: whole(panel.width), height: whole(panel.height) },
    obstructions: input.obstructions.map(wholeRectangle),
    locked: input.locked.map(wholeRectangle),
    rules: {
      ...rules,
      gap: whole(rules.gap),
      clearance: whole(rules.clearance),
      setback: { left: whole(left), right: whole(right), top: whole(top), bottom: whole(bottom) },
      walkways: (rules.walkways ?? []).map((one) => ({ ...one, at: whole(one.at), width: whole(one.width) })),
      ridge: rules.ridge ? { ...rules.ridge, setback: whole(rules.ridge.setback) } : null,
    },
  };
}
