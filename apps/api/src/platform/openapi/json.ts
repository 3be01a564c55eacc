/** Anything JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function parseObject(text: string): JsonObject {
  // JSON holds nothing else.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const value = JSON.parse(text) as Json;
  if (!isObject(value)) throw new TypeError("Not a JSON object");
  return value;
}
