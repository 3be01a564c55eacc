/** Rows of tilted modules on a flat roof. [m, °] */
export interface FlatRows {
  readonly width: number;
  readonly depth: number;
  readonly setback: number;
  /** From the front of a row to that of the next. */
  readonly pitch: number;
  readonly tilt: number;
  /** Along the row, and up the slope. */
  readonly module: { readonly along: number; readonly side: number };
  readonly gap: number;
}

export interface RowCount {
  readonly rows: number;
  readonly perRow: number;
  /** The sun that no row shades stands higher. [°] */
  readonly shadeLimit: number;
  /** A row's side ÷ its pitch, as it stands. 0 to 1 */
  readonly coverage: number;
}

/** A hair of the last module or row that rounding would take. [m] */
const HAIR = 1e-9;

/** How many rows fit, and how high the sun must stand for none to shade the next. Source: reference table o. */
export function flatRows({ width, depth, setback, pitch, tilt, module, gap }: FlatRows): RowCount {
  const slope = (tilt * Math.PI) / 180;
  const [run, rise] = [module.side * Math.cos(slope), module.side * Math.sin(slope)];
  const free = depth - 2 * setback - run;
  const rows = free < -HAIR ? 0 : Math.floor((free + HAIR) / pitch) + 1;
  const perRow = Math.max(0, Math.floor((width - 2 * setback + gap + HAIR) / (module.along + gap)));
  return {
    rows,
    perRow,
    shadeLimit: (Math.atan2(rise, pitch - run) * 180) / Math.PI,
    coverage: module.side / pitch,
  };
}
