import { isWholeAmount } from "./whole-amounts";

/** A rate is a number of percent with at most three digits after the point, as 8.875 in New York City. */
const PARTS_OF_PERCENT = 1_000n;
const WHOLE = 100n * PARTS_OF_PERCENT;

const partsOf = (percent: number) => {
  if (!(percent >= 0 && percent <= 100)) throw new RangeError(`No tax rate: ${percent}`);
  return BigInt(Math.round(percent * Number(PARTS_OF_PERCENT)));
};

/** `amount · parts / of`, half a minor unit away from zero. */
function halfUp(amount: number, parts: bigint, of: bigint): number {
  const size = (BigInt(Math.abs(amount)) * parts * 2n + of) / (of * 2n);
  return Number(size) * Math.sign(amount);
}

/**
 * The tax that a price contains, as VAT is stated in the countries whose prices are gross.
 *
 * @param amount   Of a line, whole. [minor units]
 * @param percent  Of the net amount, 0 to 100.
 * @returns        Half-up to the minor unit. [minor units]
 * @throws RangeError for an amount that is no whole number or a rate out of range.
 *
 * Source: Directive 2006/112/EC, articles 73 and 226(10); half-up per line: marketplace design, section 5.
 */
export function taxContained(amount: number, percent: number): number {
  isWholeAmount(amount);
  const parts = partsOf(percent);
  return halfUp(amount, parts, WHOLE + parts);
}

/**
 * The tax that is added to a price, as sales tax is in the USA. Units and errors as `taxContained`.
 * Source: Streamlined Sales and Use Tax Agreement, section 324: the third decimal above four rounds up.
 */
export function taxAdded(amount: number, percent: number): number {
  isWholeAmount(amount);
  return halfUp(amount, partsOf(percent), WHOLE);
}
