/** Money is counted in whole minor units that a number holds exactly. Throws RangeError for anything else. */
export function isWholeAmount(amount: number): void {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole amount of minor units: ${amount}`);
}

/**
 * Shares an amount by weights so that no minor unit is lost or made: each share is its exact part rounded down, and
 * what remains goes one by one to the largest remainders, the earlier first.
 *
 * @param amount   Whole, not negative. [minor units]
 * @param weights  Whole, not negative, at least one above nothing.
 * @returns        As many shares as weights; their sum is the amount. [minor units]
 * @throws RangeError otherwise.
 *
 * Source: the method of largest remainders (Hamilton), M. Balinski and H. P. Young, Fair Representation, 2nd ed. 2001.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  for (const value of [amount, ...weights]) {
    isWholeAmount(value);
    if (value < 0) throw new RangeError(`Below nothing: ${value}`);
  }
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) throw new RangeError("Nothing to share by");
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((part) => Number(part / total));
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part % total }))
    .toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
