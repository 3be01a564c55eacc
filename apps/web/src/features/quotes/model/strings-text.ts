import { PIECES_MAX, STRINGS_MAX } from "@sunwright/contract/quote-states";

/** Panels of each string as they are written: "7 + 6". */
export const stringsText = (strings: readonly number[] | null): string => (strings ?? []).join(" + ");

/** Reads "7 + 6", "7, 6" or "7/6"; null where nothing is written, undefined where it cannot be read. */
export function readStrings(text: string): number[] | null | undefined {
  const written = text.trim();
  if (written === "") return null;
  const strings = written.split(/\s*[+,;/]\s*|\s+/).map((each) => (/^[0-9]{1,5}$/.test(each) ? Number(each) : 0));
  const isRead = strings.length <= STRINGS_MAX && strings.every((each) => each >= 1 && each <= PIECES_MAX);
  return isRead ? strings : undefined;
}
