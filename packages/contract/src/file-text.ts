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
 * else Mac OS Roman where lines end as there, else Windows-1252. The mark is no part of it.
 */
export function fileText(bytes: Uint8Array): string {
  const marked = MARKS.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
  if (marked !== undefined) return new TextDecoder(marked.encoding).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    if (isOfOldMac(bytes)) return new TextDecoder("macintosh").decode(bytes);
    return fromWindows(new TextDecoder("windows-1252").decode(bytes));
  }
}

const [LINE_FEED, RETURN] = [0x0a, 0x0d];
/** Lines end with a return alone in what Excel calls "CSV (Macintosh)", and nowhere else since. */
const isOfOldMac = (bytes: Uint8Array): boolean => bytes.includes(RETURN) && !bytes.includes(LINE_FEED);

/** What stands in Windows-1252 from 0x80 on. Source: WHATWG Encoding Standard, index windows-1252. */
const FROM_80 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Node 20 takes Windows-1252 for Latin-1, and so a euro for a control character; browsers do not. */
const fromWindows = (text: string) =>
  text.replaceAll(/[\u0080-\u009f]/g, (sign) => FROM_80[sign.charCodeAt(0) - 0x80] ?? sign);
