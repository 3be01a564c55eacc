import { edgesOf, type PlanPoint } from "./plan";

/** A point of a picture, from its upper left corner. [pixels] */
export type Pixel = readonly [right: number, down: number];
export type Four<Point> = readonly [Point, Point, Point, Point];

/** Eight figures of a homography; the ninth is 1. */
type Homography = readonly number[];

/** Of the largest figure in the equations, below which they have no answer: three points in line, or two the same. */
const SINGULAR = 1e-10;

/**
 * A plan from a picture taken from anywhere, by four points whose places are known: the homography through them. Null where
 * three of them are in line or two the same.
 *
 * Source: R. Hartley, A. Zisserman, "Multiple View Geometry in Computer Vision", 4.1, solved for four points.
 */
export function planOfPicture(
  known: { readonly pixels: Four<Pixel>; readonly plan: Four<PlanPoint> },
  outline: readonly Pixel[],
): readonly PlanPoint[] | null {
  if (hasThreeInLine(known.pixels) || hasThreeInLine(known.plan)) return null;
  const homography = homographyOf(known.pixels, known.plan);
  return homography === null ? null : outline.map((pixel) => mapped(homography, pixel));
}

/** Points whose triangle is no wider than this share of its longest side squared are in line. */
const FLAT = 1e-6;

function hasThreeInLine(points: Four<readonly [number, number]>): boolean {
  return points.some((_, left) => {
    const [a, b, c] = points.filter((__, index) => index !== left);
    if (a === undefined || b === undefined || c === undefined) return true;
    const sides = [
      Math.hypot(b[0] - a[0], b[1] - a[1]),
      Math.hypot(c[0] - b[0], c[1] - b[1]),
      Math.hypot(a[0] - c[0], a[1] - c[1]),
    ];
    const twice = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]));
    return twice <= FLAT * Math.max(...sides) ** 2;
  });
}

function homographyOf(pixels: Four<Pixel>, plan: Four<PlanPoint>): Homography | null {
  // Pixels of thousands beside metres of tens: in the picture's own size the equations are well made.
  const size = Math.max(...pixels.flat().map(Math.abs));
  const rows = pixels.flatMap(([right, down], index) => {
    const [x, y] = [right / size, down / size];
    const [east, north] = plan[index] ?? [0, 0];
    return [
      [x, y, 1, 0, 0, 0, -x * east, -y * east, east],
      [0, 0, 0, x, y, 1, -x * north, -y * north, north],
    ];
  });
  const solved = solve(rows);
  if (solved === null) return null;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solved;
  return [a / size, b / size, c, d / size, e / size, f, g / size, h / size];
}

/** Gauss with the largest pivot; null where there is none. */
function solve(rows: readonly (readonly number[])[]): readonly number[] | null {
  const matrix = rows.map((row) => [...row]);
  const count = matrix.length;
  for (let column = 0; column < count; column += 1) {
    let best = column;
    for (let row = column; row < count; row += 1)
      if (Math.abs(matrix[row]?.[column] ?? 0) > Math.abs(matrix[best]?.[column] ?? 0)) best = row;
    const pivot = matrix[best];
    const top = matrix[column];
    if (pivot === undefined || top === undefined || Math.abs(pivot[column] ?? 0) < SINGULAR) return null;
    [matrix[column], matrix[best]] = [pivot, top];
    for (let row = 0; row < count; row += 1) {
      const other = matrix[row];
      if (row === column || other === undefined) continue;
      const share = (other[column] ?? 0) / (pivot[column] ?? 1);
      for (let at = column; at <= count; at += 1) other[at] = (other[at] ?? 0) - share * (pivot[at] ?? 0);
    }
  }
  return matrix.map((row, index) => (row[count] ?? 0) / (row[index] ?? 1));
}

function mapped([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]: Homography, [x, y]: Pixel): PlanPoint {
  const scale = g * x + h * y + 1;
  return [(a * x + b * y + c) / scale, (d * x + e * y + f) / scale];
}

/**
 * A plan from a picture taken straight from above, by the true length of one edge of the outline. Null where the edge has
 * no length. North is up.
 */
export function planFromAbove(
  outline: readonly Pixel[],
  known: { readonly edge: number; readonly length: number },
): { readonly metresPerPixel: number; readonly plan: readonly PlanPoint[] } | null {
  const pixels = edgesOf(outline)[known.edge] ?? 0;
  const [first] = outline;
  if (pixels === 0 || first === undefined || !(known.length > 0)) return null;
  const metresPerPixel = known.length / pixels;
  return {
    metresPerPixel,
    plan: outline.map(([right, down]) => [metresPerPixel * (right - first[0]), metresPerPixel * (first[1] - down)]),
  };
}
