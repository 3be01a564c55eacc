import type { PlaceRow, Shade } from "./shade";
import { sharesKeptByArea } from "./shade-field";
import { beamKept } from "./shadow";

/**
 * For each place, row after row from the top, the most of its year that a panel anywhere in it can keep; where a place is a
 * single position, what the panel keeps there. Beam is lost in shadows by the shade's rule, diffuse light stays. When
 * stopped, it may be too much, never too little.
 */
export const sharesKept = (
  shade: Shade,
  rows: readonly PlaceRow[],
  size: { readonly width: number; readonly height: number },
  stop: () => boolean = never,
): Float64Array =>
  shade.rule === "area" && shade.casters.length > 0
    ? sharesKeptByArea(shade, rows, size)
    : beamKept(shade, rows, size, stop);

const never = () => false;
