import { SHADE_OBJECT_KINDS, type ShadeObjectKind, SHADE_OBJECTS_PATTERN } from "./shade-objects";

/** Something beside the panels that throws shade on them, as a person measures it from there. */
export interface ShadeObject {
  readonly kind: ShadeObjectKind;
  /** Free between the outermost panel and it. [m] */
  readonly distance: number;
  /** Where it stands, seen from the middle of the panels, clockwise from north. [°] */
  readonly direction: number;
  /** [m] */
  readonly width: number;
  /** Above the lower edge of the panels. [m] */
  readonly height: number;
}

/** Objects as a project stores them: in whole degrees and tenths of a metre. Null for none. */
export function shadeObjectsText(objects: readonly ShadeObject[]): string | null {
  if (objects.length === 0) return null;
  return objects
    .map(({ kind, distance, direction, width, height }) =>
      [kind, tenth(distance), Math.round(direction), tenth(width), tenth(height)].join(" "),
    )
    .join("; ");
}
const tenth = (metres: number) => Math.round(10 * metres) / 10;

/** The objects of a stored list; none of a text that is none. */
export function objectsIn(text: string): readonly ShadeObject[] {
  if (!SHADE_OBJECTS_PATTERN.test(text)) return [];
  return text.split("; ").flatMap((one) => {
    const [name, ...figures] = one.split(" ");
    const kind = SHADE_OBJECT_KINDS.find((each) => each === name);
    const [distance = 0, direction = 0, width = 0, height = 0] = figures.map(Number);
    return kind === undefined ? [] : [{ kind, distance, direction, width, height }];
  });
}
