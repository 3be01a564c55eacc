/** Longest serial number. [characters] The server refuses a longer one. */
const LONGEST = 60;

/** Serial numbers as somebody typed or scanned them: one a line, or with commas between. */
export const serialsIn = (text: string): readonly string[] =>
  text
    .split(/[\n\r,;\t]+/)
    .map((part) => part.trim())
    .filter((part) => part !== "");

export type SerialFault =
  | { readonly is: "many" }
  | { readonly is: "long" }
  | { readonly is: "twice"; readonly serial: string };

/** A serial number is that of one piece: none stands twice, and there are no more of them than pieces. */
export function faultOf(serials: readonly string[], pieces: number): SerialFault | null {
  const twice = serials.find((serial, index) => serials.indexOf(serial) < index);
  if (twice !== undefined) return { is: "twice", serial: twice };
  if (serials.some((serial) => serial.length > LONGEST)) return { is: "long" };
  return serials.length > pieces ? { is: "many" } : null;
}
