/** What may throw shade on the panels of a project, as the roof page names obstructions. */
export const SHADE_OBJECT_KINDS = ["tree", "building", "chimney", "antenna", "vent"] as const;
export type ShadeObjectKind = (typeof SHADE_OBJECT_KINDS)[number];

/** Objects of a project. House rule: what one person measures around one array. */
export const MOST_SHADE_OBJECTS = 12;

/** Bounds in metres, and in degrees from north: beyond them is the horizon's, below them nothing to see. */
export const SHADE_OBJECT_BOUNDS = {
  distance: { min: 0, max: 199.9 },
  direction: { min: 0, max: 359 },
  width: { min: 0.1, max: 99.9 },
  height: { min: 0.1, max: 99.9 },
} as const;

const KIND = "(tree|building|chimney|antenna|vent)";
const DISTANCE = String.raw`(1\d\d|[1-9]?\d)(\.\d)?`;
const DIRECTION = String.raw`(3[0-5]\d|[12]\d\d|[1-9]?\d)`;
const SIDE = String.raw`(0\.[1-9]|[1-9]\d?(\.\d)?)`;
const OBJECT = `${KIND} ${DISTANCE} ${DIRECTION} ${SIDE} ${SIDE}`;

/** [characters] */
export const LONGEST_SHADE_OBJECTS = MOST_SHADE_OBJECTS * "building 199.9 359 99.9 99.9; ".length;
/** "tree 6 180 5 8; chimney 1.5 90 0.8 1.2": kind, distance, direction, width and height of each. */
export const SHADE_OBJECTS_PATTERN = new RegExp(`^${OBJECT}(; ${OBJECT}){0,${MOST_SHADE_OBJECTS - 1}}$`, "u");

/** Trees, houses and chimneys near the panels, as somebody measured them; null: none is stated. */
export const SHADE_OBJECTS = {
  kind: "objects",
  section: "site",
  longest: LONGEST_SHADE_OBJECTS,
  pattern: SHADE_OBJECTS_PATTERN,
  optional: true,
  default: null,
} as const;
