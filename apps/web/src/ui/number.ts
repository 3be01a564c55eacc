import { readNumber } from "@sunwright/words/read-number";

/*
 * A form keeps the numbers of its boxes as plain texts: "12500", "0.5". The box reads what people type (number-input.tsx)
 * and hands a text that it cannot read on with this mark, so that no form takes it for a number.
 */
const UNREAD = "? ";
const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

export const isPlainNumber = (text: string): boolean => PLAIN.test(text.trim());
export const unreadText = (text: string): string => `${UNREAD}${text}`;
/** What was typed, of what a form keeps. */
export const typedText = (kept: string): string => (kept.startsWith(UNREAD) ? kept.slice(UNREAD.length) : kept);
export const isUnread = (kept: string): boolean => kept.startsWith(UNREAD);

/** The number a text stands for. Without a digit it is 0 (marketplace spec, section 5); NaN where it is read in no way, or in two. */
export function parseNumber(text: string): number {
  return numberIn(text) ?? (holdsDigits(text) ? Number.NaN : 0);
}

/** For drawings: what cannot be read is drawn as 0. */
export const drawnNumber = (text: string): number => parseNumber(text) || 0;

/** What a box that is left still shows: the text that could not be read. */
export const afterLeaving = (typed: string | null): string | null => (typed !== null && isUnread(typed) ? typed : null);

/** Whether a text anywhere in a form could not be read. */
export const holdsUnread = (form: unknown): boolean =>
  typeof form === "string"
    ? isUnread(form)
    : typeof form === "object" && form !== null && Object.values(form).some(holdsUnread);

/** Whether somebody meant a number. */
export function holdsDigits(text: string): boolean {
  const reading = readNumber(typedText(text));
  return reading.state !== "empty" && !(reading.state === "refused" && reading.why === "letters");
}

/** The number a text stands for; null where it stands for none. */
export const typedNumber = (text: string): number | null => numberIn(text);

/** Whether a text stands for a number at all: what tells "0" from an empty box. */
export const isNumberText = (text: string): boolean => numberIn(text) !== null;

/** A count: whole, at least `min`, which an empty or unparseable text is: 1 by the design workflow spec, section 5. */
export function parseQuantity(text: string, min = 1): number {
  return Math.max(min, Math.trunc(numberIn(text) ?? 0));
}

export const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/**
 * One arrow key press: to the next multiple of `step` counted from `min`, and never outside the bounds.
 * Off the grid it goes to the nearest grid line in that direction, as a browser's own number box does.
 */
export function stepNumber(value: number, direction: 1 | -1, step: number, min = -Infinity, max = Infinity): number {
  const origin = Number.isFinite(min) ? min : 0;
  const position = (value - origin) / step;
  const onGrid = Math.abs(position - Math.round(position)) < 1e-9;
  const nearest = direction === 1 ? Math.ceil(position) : Math.floor(position);
  const target = onGrid ? Math.round(position) + direction : nearest;
  return clamp(Number((origin + target * step).toFixed(decimalsOf(step, origin))), min, max);
}

/** A number as a person would type it: no grouping, no exponent, at most six decimals, no trailing zeros. */
export function numberText(value: number): string {
  if (!Number.isFinite(value)) return "";
  const text = value.toFixed(6).replace(/\.?0+$/, "");
  return text === "-0" ? "0" : text;
}

/** Texts of drafts from before boxes read their numbers are read as they were typed. */
function numberIn(text: string): number | null {
  if (isPlainNumber(text)) return Number(text);
  const reading = readNumber(text);
  return reading.state === "read" ? reading.value : null;
}

/** Decimals that keep every grid line exact: 0.1 + 0.2 must be 0.3. */
const decimalsOf = (...numbers: number[]) =>
  Math.max(...numbers.map((number) => numberText(number).split(".")[1]?.length ?? 0));
