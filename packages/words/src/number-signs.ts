/** Where the digit 0 stands in Unicode (17.0, general category Nd) for the scripts our nine countries and their neighbours write with. */
const ZEROS = [
  0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0x1040, 0x1e950, 0xff10,
];

/** Signs that mean another, by what they are read as. */
const SIGNS: readonly (readonly [as: string, signs: string])[] = [
  ["-", "−–‐‑﹣－"],
  ["+", "＋﹢"],
  ["'", "’‘ʼ′＇`´"],
  [",", "，"],
  [".", "．"],
  ["%", "％٪"],
  [" ", "\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000"],
  // Marks of direction, a joiner, a byte order mark: they are not seen.
  ["", "\u200b\u200e\u200f\u061c\u2060\u2066\u2067\u2068\u2069\ufeff"],
];
const READ_AS: ReadonlyMap<string, string> = new Map(
  SIGNS.flatMap(([as, signs]) => Array.from(signs).map((sign) => [sign, as])),
);

function plainSign(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const zero = ZEROS.find((at) => code >= at && code < at + 10);
  return zero === undefined ? (READ_AS.get(sign) ?? sign) : String(code - zero);
}

/** A text with the digits, minus signs, spaces and apostrophes of ASCII in place of those of other scripts. */
export const withPlainSigns = (text: string): string => Array.from(text, plainSign).join("").trim();
