/** An amount to its last digit: digits × 10^−places. */
export interface Decimal {
  readonly digits: bigint;
  readonly places: number;
}

const WRITTEN = /^([+-]?)(\d{1,30})(?:\.(\d{1,20}))?$/;
export const ZERO: Decimal = { digits: 0n, places: 0 };

/** "1790.00" as it is written; null of what is no decimal. */
export function decimalOf(text: string | null): Decimal | null {
  const [matched, sign, whole = "", decimals = ""] = WRITTEN.exec(text ?? "") ?? [];
  if (matched === undefined) return null;
  const digits = BigInt(whole + decimals);
  return { digits: sign === "-" ? -digits : digits, places: decimals.length };
}

const scaled = ({ digits, places }: Decimal, to: number): bigint => digits * 10n ** BigInt(to - places);

export function plus(one: Decimal, other: Decimal): Decimal {
  const places = Math.max(one.places, other.places);
  return { digits: scaled(one, places) + scaled(other, places), places };
}
export const minus = (one: Decimal, other: Decimal): Decimal => plus(one, { ...other, digits: -other.digits });
export const times = (one: Decimal, other: Decimal): Decimal => ({
  digits: one.digits * other.digits,
  places: one.places + other.places,
});
export const sumOf = (all: readonly Decimal[]): Decimal => all.reduce(plus, ZERO);

export const isSame = (one: Decimal, other: Decimal): boolean => minus(one, other).digits === 0n;
export const isBelowZero = ({ digits }: Decimal): boolean => digits < 0n;
export const isZero = ({ digits }: Decimal): boolean => digits === 0n;

/** One ÷ other to so many places, half away from zero. */
export function divided(one: Decimal, other: Decimal, places: number): Decimal {
  const top = one.digits * 10n ** BigInt(places + other.places);
  const bottom = other.digits * 10n ** BigInt(one.places);
  const negative = top < 0n !== bottom < 0n;
  const [over, under] = [top < 0n ? -top : top, bottom < 0n ? -bottom : bottom];
  const digits = (2n * over + under) / (2n * under);
  return { digits: negative ? -digits : digits, places };
}

const ONE: Decimal = { digits: 1n, places: 0 };
/** To so many places, half away from zero. */
export const rounded = (amount: Decimal, places: number): Decimal => divided(amount, ONE, places);

/** Places that say something: 1.50 has one. */
export function placesOf({ digits, places }: Decimal): number {
  let [left, count] = [digits, places];
  while (count > 0 && left % 10n === 0n) [left, count] = [left / 10n, count - 1];
  return count;
}
