import type { Text, Told } from "../../units/told";
import type { Trace } from "../inputs/trace";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
/** A way of the ledger has a key, too, and more beside it. */
const isTold = (value: unknown): value is Told =>
  isObject(value) &&
  typeof value["key"] === "string" &&
  Object.keys(value).every((name) => name === "key" || name === "values");
const isTrace = (value: unknown): value is Trace => isObject(value) && "equation" in value && "inputs" in value;

/** Whatever stands in a value at any depth, texts as a whole. */
function* all(value: unknown): Generator {
  yield value;
  if (isObject(value) && !isTold(value)) for (const each of Object.values(value)) yield* all(each);
}
export const tracesIn = (value: unknown): readonly Trace[] => [...all(value)].filter(isTrace);
/** Every text, each once. */
export const textsIn = (value: unknown): readonly Text[] => [
  ...new Map([...all(value)].filter(isTold).map((text) => [JSON.stringify(text), text])).values(),
];
/** The names of what is an empty string somewhere. */
export const emptyIn = (value: unknown): readonly string[] =>
  [...all(value)].flatMap((each) =>
    isObject(each) && !isTold(each) ? Object.keys(each).filter((key) => each[key] === "") : [],
  );

/** What a rounded number may stand for: half of its last digit to either side, of a single digit a twentieth. */
export interface Range {
  readonly low: number;
  readonly high: number;
}
function rangeOf(printed: string): Range {
  const share = printed.endsWith("%") ? 100 : 1;
  const digits = printed.replaceAll(/[,%]/g, "");
  const half = digits.length === 1 ? 0.05 : 10 ** -(digits.split(".")[1]?.length ?? 0) / 2;
  return { low: (Number(digits) - half) / share, high: (Number(digits) + half) / share };
}
const NUMBER = /\d[\d,]*(?:\.\d+)?%?/g;
export const rangesIn = (text: string): readonly Range[] => [...text.matchAll(NUMBER)].map(([found]) => rangeOf(found));

const meet = (one: Range, other: Range) => one.low <= other.high * (1 + 1e-9) && other.low <= one.high * (1 + 1e-9);
const OPERATIONS: Readonly<Record<string, (one: number, other: number) => number>> = {
  "×": (one, other) => one * other,
  "÷": (one, other) => one / other,
  "+": (one, other) => one + other,
  "−": (one, other) => one - other,
};
function apply(sign: string, one: Range, other: Range): Range {
  const operation = OPERATIONS[sign] ?? (() => NaN);
  const corners = [one.low, one.high].flatMap((left) => [other.low, other.high].map((right) => operation(left, right)));
  return { low: Math.min(...corners), high: Math.max(...corners) };
}

/** What "5,720 W ÷ (230 V × 0.9)" comes to; null for what is no sum of products and nothing else. */
export function valueOf(text: string): Range | null {
  const tokens = text.match(/√3|\d[\d,]*(?:\.\d+)?%?|[×÷+−()⌈⌉]/g) ?? [];
  let at = 0;
  const chain = (signs: string, next: () => Range | null) => {
    let value = next();
    while (value !== null && signs.includes(tokens[at] ?? " ")) {
      const sign = tokens[at++] ?? "";
      const other = next();
      value = other && apply(sign, value, other);
    }
    return value;
  };
  const sum = (): Range | null => chain("+−", () => chain("×÷", factor));
  function factor(): Range | null {
    const token = tokens[at++] ?? "";
    if (token === "√3") return { low: Math.sqrt(3), high: Math.sqrt(3) };
    if (token === "−") return apply("×", { low: -1, high: -1 }, factor() ?? { low: NaN, high: NaN });
    if (token !== "(" && token !== "⌈") return /^\d/.test(token) ? rangeOf(token) : null;
    const inside = sum();
    at += 1;
    return inside && token === "⌈" ? { low: Math.ceil(inside.low), high: Math.ceil(inside.high) } : inside;
  }
  const value = sum();
  return at === tokens.length ? value : null;
}

/** Each "left = right" of a printed equation of which both sides come to a number: whether the two meet. */
export function equalitiesIn(text: string): readonly boolean[] {
  return text.split(/[;:≤]/).flatMap((part) => {
    const sides = part.split("=");
    return sides.slice(1).flatMap((side, index) => {
      const [left, right] = [valueOf(sides[index] ?? ""), valueOf(side.split(/, | of | and /)[0] ?? "")];
      return left && right ? [meet(left, right)] : [];
    });
  });
}
/** Whether a number is printed in a text, as it would be rounded there; shares as percent. */
export const isPrinted = (value: number, text: string) =>
  rangesIn(text).some((range) => meet(range, { low: value, high: value }));
