interface Amount {
  readonly amountMinor: number;
  readonly taxMinor: number;
}

/**
 * The tax in a part of a sum, so that the taxes of all its parts come to the tax of the sum, whichever parts it is asked
 * for in. [minor units]
 *
 * @param before What was asked for of it before, with its tax.
 * @param whole  The sum with its tax.
 */
export function taxOfPart(amountMinor: number, before: Amount, whole: Amount): number {
  if (whole.amountMinor === 0) return 0;
  const until = halfUp(BigInt(whole.taxMinor) * BigInt(before.amountMinor + amountMinor), BigInt(whole.amountMinor));
  return Math.min(amountMinor, Math.max(0, Number(until) - before.taxMinor));
}

/** Of a product that a number cannot hold. */
const halfUp = (value: bigint, by: bigint): bigint => (2n * value + by) / (2n * by);
