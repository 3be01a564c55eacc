import type { Text, ToldValue } from "../../units/told";

/** A value of a text, or of a text that stands inside it; undefined where none has that name. */
export function valueIn(text: Text | undefined, name: string): ToldValue | undefined {
  if (text === undefined || typeof text === "string") return undefined;
  const values = text.values ?? {};
  const own = values[name];
  if (own !== undefined) return own;
  const inside = Object.values(values).filter((value) => typeof value === "object" && "key" in value);
  return inside.map((one) => valueIn(one, name)).find((value) => value !== undefined);
}

/** The same as a number, of money in dollars. */
export function numberIn(text: Text | undefined, name: string): number {
  const value = valueIn(text, name);
  if (typeof value === "number") return value;
  if (typeof value !== "object") return Number.NaN;
  if ("dollars" in value) return value.dollars;
  return "estimate" in value ? value.estimate : Number.NaN;
}
