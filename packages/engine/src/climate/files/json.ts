import { LONGEST_TEXT, withoutMark } from "./lines";
import { WeatherError } from "./weather-error";
import { told } from "./told";

/** A JSON object, of which nothing is known yet. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function within(fields: Fields, name: string): Fields {
  const found = fields[name];
  if (!isFields(found)) throw new WeatherError(1, told("missingField", { name }));
  return found;
}

/** The object a JSON text holds. */
export function parsedJson(text: string): Fields {
  if (text.length > LONGEST_TEXT) {
    throw new WeatherError(1, told("tooLong", { characters: text.length, most: LONGEST_TEXT }));
  }
  const plain = withoutMark(text);
  try {
    const document: unknown = JSON.parse(plain);
    if (isFields(document)) return document;
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem);
    const position = /position (\d+)/.exec(reason)?.[1];
    const before = position === undefined ? plain : plain.slice(0, Number(position));
    throw new WeatherError(before.split("\n").length, told("notJson", { reason }));
  }
  throw new WeatherError(1, told("unknownJson"));
}
