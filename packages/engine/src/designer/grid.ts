import { boxOf, grown, overlap, type Rectangle } from "../geometry/rectangle";

/** Between panels, and at least to the edge of the roof. [m] Source: marketplace specification, section 9. */
export const GRID_SPACING = 0.2;

const MILLIMETRES = 1000;
const whole = (metres: number) => Math.round(metres * MILLIMETRES);

/**
 * Panels along one axis: floor((dimension − 0.2) ÷ (panel size + 0.2)), in whole millimetres, so that 20 m hold the
 * nine panels of 2 m that they hold on paper. Source: marketplace specification, section 9.
 *
 * @param dimension  Side of the roof. [m]
 * @param size       Side of the panel along it. [m]
 */
export function panelsPerAxis(dimension: number, size: number): number {
  const [side, step] = [whole(dimension - GRID_SPACING), whole(size + GRID_SPACING)];
  return step <= 0 ? 0 : Math.max(0, Math.floor(side / step));
}

interface Sides {
  readonly width: number;
  readonly height: number;
}

/**
 * A grid of equal panels in the middle of a roof. x along the eave from the left, y down the slope from the ridge. [m]
 * Places nearer than the spacing to something that stands on the roof stay empty.
 */
export function gridLayout(roof: Sides, panel: Sides, obstructions: readonly Rectangle[] = []): Rectangle[] {
  const columns = panelsPerAxis(roof.width, panel.width);
  const rows = panelsPerAxis(roof.height, panel.height);
  const [stepX, stepY] = [panel.width + GRID_SPACING, panel.height + GRID_SPACING];
  const left = (roof.width - (columns * stepX - GRID_SPACING)) / 2;
  const top = (roof.height - (rows * stepY - GRID_SPACING)) / 2;
  const kept = obstructions
    .filter(({ width, height }) => width > 0 && height > 0)
    .map((one) => grown(boxOf(one), GRID_SPACING - EDGE));
  return Array.from({ length: columns * rows }, (_, index): Rectangle => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    return { x: tidy(left + column * stepX), y: tidy(top + row * stepY), width: panel.width, height: panel.height };
  }).filter((place) => !kept.some((blocked) => overlap(boxOf(place), blocked)));
}

/** Touching at exactly the spacing is allowed; sums of metres end in noise far below a millimetre. [m] */
const EDGE = 1e-6;
/** Positions in whole millimetres, as the optimiser has them. */
const tidy = (metres: number) => whole(metres) / MILLIMETRES;
