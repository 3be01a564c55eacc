/** Of browsers and Node alike; the package itself is built for neither. */
declare const TextDecoder: new (
  encoding: string,
  options?: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string };

/** Byte-order marks of the encodings that are not UTF-8, as editors and spreadsheets of Windows write them. */
const MARKS = [
  { encoding: "utf-16le", bytes: [0xff, 0xfe] },
  { encoding: "utf-16be", bytes: [0xfe, 0xff] },
] as const;

/**
 * Text of a file that a person brings, in whichever encoding a program wrote it: by its mark, else UTF-8 where it is that,
 * else Windows-1252. The mark is no part of it.
 */
export function fileText(bytes: Uint8Array): string {
  const marked = MARKS.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
  if (marked !== undefined) return new TextDecoder(marked.encoding).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return fromWindows(new TextDecoder("windows-1252").decode(bytes));
  }
}

/** What stands in Windows-1252 from 0x80 on. Source: WHATWG Encoding Standard, index windows-1252. */
const FROM_80 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Node 20 takes Windows-1252 for Latin-1, and so a euro for a control character; browsers do not. */
const fromWindows = (text: string) =>
  text.replaceAll(/[\u0080-\u009f]/g, (sign) => FROM_80[sign.charCodeAt(0) - 0x80] ?? sign);
