import { Pixels } from "./codecs";

/** Pixels row by row, four bytes each: red, green, blue, opacity. */
export type Raster = Pick<Pixels, "data" | "width" | "height">;

/** Where a source pixel falls: into one target pixel, or with the rest of its weight into the next, too. */
function spread(from: number, to: number): { readonly target: Uint32Array; readonly weight: Float32Array } {
  const target = new Uint32Array(from);
  const weight = new Float32Array(from);
  const step = from / to;
  for (let at = 0; at < from; at++) {
    const index = Math.min(to - 1, Math.floor(at / step));
    target[at] = index;
    weight[at] = Math.min(1, (index + 1) * step - at);
  }
  return { target, weight };
}

/**
 * A smaller picture, each of its pixels the mean of those it covers. Colours count by how opaque they are, so that what
 * is seen of no pixel shows on no edge. `width` and `height` are at most those of the source.
 */
export function shrink(source: Raster, width: number, height: number): Pixels {
  const columns = spread(source.width, width);
  const rows = spread(source.height, height);
  const data = new Uint8ClampedArray(width * height * 4);
  let sum = new Float32Array(width * 4);
  let next = new Float32Array(width * 4);
  const row = new Float32Array(width * 4);
  const area = (source.width / width) * (source.height / height);
  for (let y = 0; y < source.height; y++) {
    averageRow(source, y, columns, row);
    const target = rows.target[y] ?? 0;
    const weight = rows.weight[y] ?? 1;
    for (let index = 0; index < row.length; index++) {
      const value = row[index] ?? 0;
      sum[index] = (sum[index] ?? 0) + value * weight;
      next[index] = (next[index] ?? 0) + value * (1 - weight);
    }
    if (y + 1 < source.height && rows.target[y + 1] === target) continue;
    writeRow(data, { target, width, sum, area });
    [sum, next] = [next, sum.fill(0)];
  }
  return new Pixels(data, width, height);
}

/** The sums of a source row by target column, colours multiplied by their opacity. */
function averageRow(
  { data, width }: Raster,
  y: number,
  { target, weight }: ReturnType<typeof spread>,
  row: Float32Array,
): void {
  row.fill(0);
  for (let x = 0, at = y * width * 4; x < width; x++, at += 4) {
    const alpha = data[at + 3] ?? 0;
    const share = weight[x] ?? 1;
    const into = (target[x] ?? 0) * 4;
    add(row, into, { data, at, alpha, share });
    if (share < 1 && into + 4 < row.length) add(row, into + 4, { data, at, alpha, share: 1 - share });
  }
}

interface Part {
  readonly data: Uint8ClampedArray;
  readonly at: number;
  readonly alpha: number;
  readonly share: number;
}
function add(row: Float32Array, into: number, { data, at, alpha, share }: Part): void {
  const opaque = alpha * share;
  row[into] = (row[into] ?? 0) + (data[at] ?? 0) * opaque;
  row[into + 1] = (row[into + 1] ?? 0) + (data[at + 1] ?? 0) * opaque;
  row[into + 2] = (row[into + 2] ?? 0) + (data[at + 2] ?? 0) * opaque;
  row[into + 3] = (row[into + 3] ?? 0) + opaque;
}

function writeRow(
  data: Uint8ClampedArray,
  {
    target,
    width,
    sum,
    area,
  }: { readonly target: number; readonly width: number; readonly sum: Float32Array; readonly area: number },
): void {
  for (let x = 0, at = target * width * 4; x < width; x++, at += 4) {
    const alpha = sum[x * 4 + 3] ?? 0;
    if (alpha === 0) continue;
    for (let colour = 0; colour < 3; colour++) data[at + colour] = (sum[x * 4 + colour] ?? 0) / alpha;
    data[at + 3] = alpha / area;
  }
}
