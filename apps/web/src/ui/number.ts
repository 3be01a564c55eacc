/** A number at the start of a text: sign, digits with commas or points. What follows (a unit, say) is ignored. */
const LEADING_NUMBER = /^\s*([+-]?[\d.,]*\d[\d.,]*)/;
/** Commas between groups of exactly three digits only separate thousands. */
const THOUSANDS = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/;

/** The number a text stands for. Unparseable is 0 (marketplace spec, section 5). */
export function parseNumber(text: string): number {
  return readNumber(text) ?? 0;
}

/** Whether a text stands for a number at all: what tells "0" from an empty box. */
export const isNumberText = (text: string): boolean => readNumber(text) !== null;

/** A count: whole, at least `min`, which an empty or unparseable text is: 1 by the design workflow spec, section 5. */
export function parseQuantity(text: string, min = 1): number {
  return Math.max(min, Math.trunc(parseNumber(text)));
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

function readNumber(text: string): number | null {
  const written = LEADING_NUMBER.exec(text)?.[1];
  if (written === undefined) return null;
  const plain = THOUSANDS.test(written) ? written.replaceAll(",", "") : written.replace(",", ".");
  const value = Number.parseFloat(plain);
  return Number.isFinite(value) ? value : null;
}

/** Decimals that keep every grid line exact: 0.1 + 0.2 must be 0.3. */
const decimalsOf = (...numbers: number[]) =>
  Math.max(...numbers.map((number) => numberText(number).split(".")[1]?.length ?? 0));
