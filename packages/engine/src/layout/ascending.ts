/** Index of the first value above a limit, of ascending values. */
export function firstAbove(values: ArrayLike<number>, limit: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? Infinity) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Index of the first value not below a limit, of ascending values. */
export function firstFrom(values: ArrayLike<number>, limit: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? Infinity) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
