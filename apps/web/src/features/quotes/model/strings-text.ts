import { PIECES_MAX, STRINGS_MAX } from "@sunwright/contract/quote-states";
import { typedNumber } from "../../../ui/number";

/** Panels of each string as they are written: "7 + 6". */
export const stringsText = (strings: readonly number[] | null): string => (strings ?? []).join(" + ");

const isPanels = (count: number | null): count is number =>
  count !== null && Number.isInteger(count) && count >= 1 && count <= PIECES_MAX;

/** Reads "7 + 6", "7, 6" or "7/6"; null where nothing is written, undefined where it cannot be read. */
export function readStrings(text: string): number[] | null | undefined {
  if (text.trim() === "") return null;
  const counts = text
    .replaceAll(/[+,;/]/g, " + ")
    .trim()
    .split(/ +\+ +| +/)
    .map(typedNumber);
  const strings = counts.filter(isPanels);
  return strings.length === counts.length && strings.length <= STRINGS_MAX ? strings : undefined;
}
