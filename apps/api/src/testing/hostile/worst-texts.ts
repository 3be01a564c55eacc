import { LINE_MAX, NAME_MAX, TEXT_MAX } from "@sunwright/contract/limits";

/**
 * What patterns have most to do with: parts of addresses, links, streets, numbers and accounts that come to nothing, letters
 * that are taken apart, two bytes each.
 */
const PARTS = [
  "ü-dot-".repeat(40),
  "é.é.é.".repeat(40),
  "ü at ü dot ".repeat(20),
  "1.1.1,1,".repeat(30),
  "1 éé éé éé éé ".repeat(16),
  "@ü @ü ".repeat(30),
  "www.é.com/".repeat(20),
  "ig is id name is ".repeat(10),
  "null-eins-0o1l-".repeat(14),
  "㎉⒇Ⅷ".repeat(60),
  "9 x 9 x 9 + 9 - ".repeat(12),
  "①ﷺe\u0301".repeat(40),
];
const worst = (length: number): string => {
  const share = Math.ceil(length / PARTS.length);
  const text = PARTS.map((part) => part.slice(0, share))
    .join("")
    .slice(0, length);
  // It neither begins nor ends with a space, which a call would take away.
  return text.replaceAll(/^\s|\s$/g, "ü");
};

/** The longest text, line and name that a call takes, made to be slow. */
export const WORST_TEXT = worst(TEXT_MAX);
export const WORST_LINE = worst(LINE_MAX);
export const WORST_NAME = worst(NAME_MAX);
