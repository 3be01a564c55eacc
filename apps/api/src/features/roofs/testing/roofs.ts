/** The specification's default roof: 12 by 8 m, south, 30°, standard panels, nothing on it. */
export const PLAIN_ROOF = {
  roofWidth: 12,
  roofHeight: 8,
  roofOrientation: "south",
  roofTilt: 30,
  shadingObstructions: [],
  panelDimensions: { width: 1.65, height: 1 },
};

/** The obstruction that the specification adds: a chimney of 1 by 1 m in the middle. */
export const CHIMNEY = { id: "a", type: "chimney", x: 6, y: 4, width: 1, height: 1, shadowLength: 2 };

/** The default roof with that chimney: the reference instance default-standard. */
export const REFERENCE_ROOF = { ...PLAIN_ROOF, shadingObstructions: [CHIMNEY] };

/** The second panel lies on the first. */
export const OVERLAPPING = [
  { x: 0, y: 0, width: 1.65, height: 1 },
  { x: 1, y: 0.5, width: 1.65, height: 1 },
];

/** More work than the time of a call allows, so that the search runs until it is stopped. */
export const HARD_ROOF = {
  ...PLAIN_ROOF,
  roofWidth: 49.9,
  roofHeight: 49.7,
  panelDimensions: { width: 1.722, height: 1.134 },
  shadingObstructions: Array.from({ length: 12 }, (_, index) => ({
    ...CHIMNEY,
    id: `c${index}`,
    x: 3.1 + (index % 4) * 12.3,
    y: 4.7 + Math.floor(index / 4) * 15.1,
    width: 0.7 + index / 10,
  })),
};
