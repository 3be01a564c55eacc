import type { StraightPieces } from "./straight-pieces";

/** The mean of three functions where all three are, between two places. */
export function meanOf(
  functions: readonly [StraightPieces, StraightPieces, StraightPieces],
  from: number,
  to: number,
  into: StraightPieces,
): void {
  const [a, b, c] = functions;
  into.clear();
  if (a.count === 0 || b.count === 0 || c.count === 0) return;
  const start = Math.max(from, a.x[0] ?? 0, b.x[0] ?? 0, c.x[0] ?? 0);
  const end = Math.min(to, a.x[a.count - 1] ?? 0, b.x[b.count - 1] ?? 0, c.x[c.count - 1] ?? 0);
  if (start > end) return;
  let [i, j, k] = [pieceAt(a, start), pieceAt(b, start), pieceAt(c, start)];
  into.start(start, (valueIn(a, i, start) + valueIn(b, j, start) + valueIn(c, k, start)) / 3);
  let x = start;
  while (x < end) {
    const nextA = a.x[i + 1] ?? end;
    const nextB = b.x[j + 1] ?? end;
    const nextC = c.x[k + 1] ?? end;
    let next = nextA < nextB ? nextA : nextB;
    if (nextC < next) next = nextC;
    if (next > end) next = end;
    into.piece(next - x, ((a.slope[i] ?? 0) + (b.slope[j] ?? 0) + (c.slope[k] ?? 0)) / 3);
    if (nextA <= next && i < a.count - 2) i += 1;
    if (nextB <= next && j < b.count - 2) j += 1;
    if (nextC <= next && k < c.count - 2) k += 1;
    x = next;
  }
}

function pieceAt(f: StraightPieces, x: number): number {
  let index = 0;
  while (index < f.count - 2 && (f.x[index + 1] ?? 0) <= x) index += 1;
  return index;
}

const valueIn = (f: StraightPieces, index: number, x: number): number =>
  (f.y[index] ?? 0) + (f.count > 1 ? (x - (f.x[index] ?? 0)) * (f.slope[index] ?? 0) : 0);
