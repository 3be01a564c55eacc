/** A grid of positions along one side, and for each the stretch of free positions that may be moved to it. */
export interface Positions {
  readonly at: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/**
 * The finite set of positions that holds an optimal layout of the continuous problem.
 *
 * Push every panel left until it stops: its position is an edge plus panel sizes and gaps (a normal pattern). Then move
 * every position up to the next one that is reached by pushing right. Both moves keep order, gaps, obstructions and
 * zones, so no layout is lost, and the few positions that remain are the reduced raster points.
 * Source: G. Scheithauer, J. Terno, "The G4-heuristic for the pallet loading problem", J. Oper. Res. Soc. 47, 1996.
 *
 * Without the edges of obstructions the same move keeps order and gaps only; `from` and `to` then tell which free
 * positions land on a grid position. All lengths are whole millimetres.
 */
export function reducedPositions(
  length: number,
  sizes: readonly number[],
  gap: number,
  starts: readonly number[],
  ends: readonly number[],
): Positions {
  const last = length - Math.min(...sizes);
  if (last < 0 || sizes.length === 0) {
    return { at: new Int32Array(0), from: new Int32Array(0), to: new Int32Array(0) };
  }
  const pushedLeft = reached(last, sizes, gap, [0, ...starts]);
  // Pushing right is pushing left seen from the far end: there a panel of each size may stop at each edge.
  const fromRight = [length, ...ends].flatMap((end) => sizes.map((size) => last - (end - size)));
  const pushedRight = reached(last, sizes, gap, fromRight);
  const at: number[] = [];
  const from: number[] = [];
  let next = -1;
  for (let position = last; position >= 0; position--) {
    if (pushedRight[last - position] === 1) next = position;
    if (pushedLeft[position] !== 1 || next < 0) continue;
    if (at.at(-1) === next) from[from.length - 1] = position;
    else {
      at.push(next);
      from.push(position);
    }
  }
  at.reverse();
  from.reverse();
  const to = from.map((_, index) => (from[index + 1] ?? last + 1) - 1);
  return { at: Int32Array.from(at), from: Int32Array.from(from), to: Int32Array.from(to) };
}

/** All sums of panel sizes with their gaps up to a length, ascending from zero. */
export function sizeSums(length: number, sizes: readonly number[], gap: number): Int32Array {
  const marks = reached(length, sizes, gap, [0]);
  return Int32Array.from([...marks.keys()].filter((sum) => marks[sum] === 1));
}

/** Marks what is reached from some origins by adding panels and their gaps. */
function reached(last: number, sizes: readonly number[], gap: number, origins: readonly number[]): Uint8Array {
  const marks = new Uint8Array(last + 1);
  for (const origin of origins) if (origin >= 0 && origin <= last) marks[origin] = 1;
  for (let position = 0; position <= last; position++) {
    if (marks[position] === 0) continue;
    for (const size of sizes) if (position + size + gap <= last) marks[position + size + gap] = 1;
  }
  return marks;
}
