import type { RoofInput } from "./roof";
import { AZIMUTHS } from "./roof-options";

/** The parameters that say where the panels look and how steep they stand. */
export const ANGLES = { direction: "panelAzimuth", tilt: "panelTilt" } as const;

/** The plane that panels lie in, as the System Parameters name it. [°] */
export type LayoutPlane = Readonly<Record<(typeof ANGLES)[keyof typeof ANGLES], number>>;

/** A plane that may be left open. */
export type NamedPlane = { readonly [Name in keyof LayoutPlane]: number | null };

const planeAt = (direction: number, tilt: number): LayoutPlane => ({
  [ANGLES.direction]: direction,
  [ANGLES.tilt]: tilt,
});

type Laid = Pick<RoofInput, "roofOrientation" | "roofTilt" | "mounting">;

/** Flush panels lie as the roof does; rows on a flat roof stand as steep as their racks. */
export const planeOfLayout = ({ roofOrientation, roofTilt, mounting }: Laid): LayoutPlane =>
  planeAt(AZIMUTHS[roofOrientation], mounting.kind === "rows" ? mounting.tilt : roofTilt);

/** What a project names, without the rest of it. */
export const namedPlane = ({ [ANGLES.direction]: direction, [ANGLES.tilt]: tilt }: NamedPlane): NamedPlane => ({
  [ANGLES.direction]: direction,
  [ANGLES.tilt]: tilt,
});

/**
 * What a project takes from a new layout: its plane, where nobody named another one. Angles that are those of the layout
 * before count as taken from it. Null: nothing.
 */
export function planeTaken(named: NamedPlane, before: Laid | null, layout: Laid): LayoutPlane | null {
  const plane = planeOfLayout(layout);
  const isFree =
    (named[ANGLES.direction] === null && named[ANGLES.tilt] === null) ||
    (before !== null && isSamePlane(named, planeOfLayout(before)));
  return isFree && !isSamePlane(named, plane) ? plane : null;
}

export const isSamePlane = (one: NamedPlane, other: NamedPlane): boolean =>
  one[ANGLES.direction] === other[ANGLES.direction] && one[ANGLES.tilt] === other[ANGLES.tilt];
