import type { NumberStyle } from "./number-style";
import { withPlainSigns } from "./number-signs";

/** Longer texts hold no number of ours. */
const TEXT_MAX = 40;

/** Why a text is no number; "letters" are a text without a digit. */
export type NotNumber = "long" | "several" | "exponent" | "endless" | "groups" | "sign" | "unit" | "letters";

/** What a text stands for. The numbers are plain texts ("1234.56"), so that no digit is lost. */
export type NumberReading =
  | { readonly state: "empty" }
  | { readonly state: "read"; readonly plain: string; readonly value: number }
  /** "1.500": a thousand and a half, or one and a half. */
  | { readonly state: "ask"; readonly grouped: string; readonly decimal: string }
  | { readonly state: "refused"; readonly why: NotNumber };

export interface NumberBox {
  /** How the reader's language and then the project's country write numbers. Without them nothing is presumed. */
  readonly styles?: readonly NumberStyle[];
  readonly whole?: boolean | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** What may stand beside the number: the box's unit, its currency. */
  readonly marks?: readonly string[];
}

/** A sign before three last digits, which a leading zero makes decimals. */
const EITHER = /^[1-9]\d{0,2}[.,]\d{3}$/;
const UNGROUPED = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
/** By thousands with each sign that may stand between them, and by hundreds after the first thousand, as India writes. */
const GROUPED = [
  /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/,
  /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/,
  /^[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d*)?$/,
  /^[1-9]\d{0,2}(?:'\d{3})+(?:[.,]\d*)?$/,
  /^[1-9]\d?(?:,\d{2}){1,12},\d{3}(?:\.\d*)?$/,
];
const ARABIC = /[٫٬]/;
const ARABIC_GROUPED = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;

/** The one reader of numbers that people write: in boxes, in files, on the command line. */
export function readNumber(text: string, box: NumberBox = {}): NumberReading {
  if (text.length > TEXT_MAX) return refused(text.trim() === "" ? "letters" : "long");
  const plain = withPlainSigns(text);
  if (plain === "") return { state: "empty" };
  const { sign, digits } = unmarked(plain, box.marks ?? []);
  if (ARABIC.test(digits)) return arabicNumber(sign, digits);
  if (EITHER.test(digits)) return eitherNumber(sign, digits, box);
  if (UNGROUPED.test(digits)) return number(sign, digits.replace(",", "."));
  if (GROUPED.some((pattern) => pattern.test(digits))) return number(sign, withoutGroups(digits));
  return refused(reasonFor(digits));
}

const refused = (why: NotNumber): NumberReading => ({ state: "refused", why });

function number(sign: string, digits: string): NumberReading {
  const plain = `${sign}${digits}`;
  return { state: "read", plain, value: Number(plain) };
}

/** The last sign stands before decimals where it is no sign between groups: it appears once and is not the first one. */
function withoutGroups(digits: string): string {
  const signs = digits.replaceAll(/\d/g, "");
  const last = signs.charAt(signs.length - 1);
  const hasDecimals = signs.length > 1 && last !== signs.charAt(0);
  const at = hasDecimals ? digits.lastIndexOf(last) : digits.length;
  const decimals = digits.slice(at + 1);
  return `${digits.slice(0, at).replaceAll(/\D/g, "")}${decimals === "" ? "" : `.${decimals}`}`;
}

/** Arabic has signs of its own: "١٬٥٠٠" is grouped, "١٫٥٠٠" has decimals. */
function arabicNumber(sign: string, digits: string): NumberReading {
  const western = digits.replaceAll("٬", ",").replace("٫", ".");
  const isPlain = UNGROUPED.test(western) && !western.includes(",");
  const isGrouped = ARABIC_GROUPED.test(western);
  return !/[.,]/.test(digits) && (isPlain || isGrouped) ? number(sign, western.replaceAll(",", "")) : refused("groups");
}

/** "1.500" is read where one reading is possible, or where language and country agree that it is grouped. */
function eitherNumber(sign: string, digits: string, { styles = [], whole, min, max }: NumberBox): NumberReading {
  const mark = digits.includes(",") ? "," : ".";
  const grouped = digits.replace(mark, "");
  const decimal = digits.replace(mark, ".");
  const isWithin = (text: string) =>
    Number(`${sign}${text}`) >= (min ?? -Infinity) && Number(`${sign}${text}`) <= (max ?? Infinity);
  const isDecimal = styles.length > 0 && styles.every((style) => style.decimal === mark);
  const isGroup = styles.some(({ group }) => group === mark) && styles.every((style) => style.decimal !== mark);
  if (whole === true || isGroup) return number(sign, grouped);
  if (isDecimal && isWithin(decimal) && !isWithin(grouped)) return number(sign, decimal);
  return { state: "ask", grouped: `${sign}${grouped}`, decimal: `${sign}${decimal}` };
}

/** Without a sign, a unit and a currency around the digits. */
function unmarked(text: string, marks: readonly string[]): { readonly sign: "" | "-"; readonly digits: string } {
  const [before, rest] = signOf(text);
  const bare = withoutMark(withoutMark(rest, marks, leading), marks, trailing);
  const [after, digits] = before === "" ? signOf(bare) : ["", bare];
  return { sign: before === "-" || after === "-" ? "-" : "", digits };
}

const signOf = (text: string): readonly [sign: string, rest: string] =>
  /^[+-]/.test(text) ? [text.charAt(0), text.slice(1).trimStart()] : ["", text];

/** What is left of a text without a mark before it; null where it does not begin with the mark. */
function leading(text: string, mark: string): string | null {
  if (/^[.,/]/.test(mark) || !text.startsWith(mark)) return null;
  // "Rs.500", "KSh. 1,500": the point belongs to the letters.
  return text.slice(mark.length).replace(/\p{L}$/u.test(mark) ? /^\.? */ : /^ */, "");
}
const trailing = (text: string, mark: string): string | null =>
  text.endsWith(mark) ? text.slice(0, -mark.length).trimEnd() : null;

function withoutMark(text: string, marks: readonly string[], cut: typeof leading): string {
  const small = text.toLowerCase();
  const sizes = marks.flatMap((mark) => {
    const left = mark === "" ? null : cut(small, withPlainSigns(mark).toLowerCase());
    return left === null ? [] : [left.length];
  });
  if (sizes.length === 0) return text;
  const size = Math.min(...sizes);
  return cut === leading ? text.slice(text.length - size) : text.slice(0, size);
}

function reasonFor(digits: string): NotNumber {
  if (/[\t\n\r\v\f\u2028\u2029]/.test(digits) || /\d *[-~:;/|] *\d/.test(digits)) return "several";
  if (digits.includes("∞")) return "endless";
  if (/^[\d.,]+ ?e ?[+-]?\d+$/i.test(digits)) return "exponent";
  if (/^[\d.,' ]+$/.test(digits) && /\d/.test(digits)) return "groups";
  if (!/\p{N}/u.test(digits)) return "letters";
  return /^[+-]/.test(digits) ? "sign" : "unit";
}
