/** Source of these lists and sizes: design workflow specification, sections 3, 5 and 9. */
export const ROOF_ORIENTATIONS = [
  "north",
  "northeast",
  "east",
  "southeast",
  "south",
  "southwest",
  "west",
  "northwest",
] as const;
export type RoofOrientation = (typeof ROOF_ORIENTATIONS)[number];

export const PANEL_TYPES = ["standard", "large", "compact"] as const;
export type PanelType = (typeof PANEL_TYPES)[number];

/** Sides in metres, power in watts. */
export const PANEL_SIZES: Readonly<Record<PanelType, { width: number; height: number; power: number }>> = {
  standard: { width: 1.65, height: 1, power: 300 },
  large: { width: 2, height: 1.3, power: 450 },
  compact: { width: 1.4, height: 0.9, power: 250 },
};

/** Any layout · full rows of one orientation each, as rails want · one orientation on the whole roof. */
export const LAYOUT_MODES = ["most-energy", "rows", "same-orientation"] as const;
export type LayoutMode = (typeof LAYOUT_MODES)[number];

/** From one side of the roof to the other, or from its eave to its ridge. */
export const WALKWAY_DIRECTIONS = ["across", "up"] as const;
export type WalkwayDirection = (typeof WALKWAY_DIRECTIONS)[number];

/** Where a slope of each orientation looks, clockwise from north. [°] */
export const AZIMUTHS: Readonly<Record<RoofOrientation, number>> = {
  north: 0,
  northeast: 45,
  east: 90,
  southeast: 135,
  south: 180,
  southwest: 225,
  west: 270,
  northwest: 315,
};
