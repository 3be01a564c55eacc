import { isNumberText, numberText, parseNumber } from "./number";

/** An amount in minor units as a person would type it. */
export const typedUnits = (minor: number, digits: number): string => numberText(minor / 10 ** digits);

/** What somebody typed, in minor units; null for what is no amount above nothing. */
export function minorUnits(text: string, digits: number): number | null {
  if (!isNumberText(text)) return null;
  const minor = Math.round(parseNumber(text) * 10 ** digits);
  return minor > 0 && Number.isSafeInteger(minor) ? minor : null;
}
