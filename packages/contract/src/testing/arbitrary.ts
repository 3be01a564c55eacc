import fc from "fast-check";
import { type Hints, isHinted, textOf } from "./samples";
import { definition, formatOf, rangeOf, type Schema, unwrapped } from "./schema";

/** Longer lists and texts prove no more and take long. */
const LONGEST = { items: 4, characters: 40 } as const;

/** Of numbers that a schema bounds on no side. */
const FAR = 1e6;

function numbers(schema: Schema): fc.Arbitrary<number | string> {
  const { min, max, minInclusive, maxInclusive, whole } = rangeOf(schema);
  const [low, high] = [Math.max(min, -FAR), Math.min(max, FAR)];
  const drawn = whole
    ? fc.integer({ min: minInclusive ? low : low + 1, max: maxInclusive ? high : high - 1 })
    : fc.double({ min: low, max: high, minExcluded: !minInclusive, maxExcluded: !maxInclusive, noNaN: true });
  return definition(schema).coerce ? drawn.map(String) : drawn;
}

function texts(schema: Schema): fc.Arbitrary<string> {
  const { min, max } = rangeOf(schema);
  const least = Math.max(min, 1);
  const index = fc.nat(30);
  if (formatOf(schema) !== null) return index.map((each) => textOf(schema, least, each));
  const letters = fc.constantFrom("a", "Z", "9", "-", "'", "é", "中");
  return fc.string({ unit: letters, minLength: least, maxLength: Math.max(least, Math.min(max, LONGEST.characters)) });
}

function objects(shape: Readonly<Record<string, Schema>>, hints: Hints): fc.Arbitrary<object> {
  const fields = Object.entries(shape).map(
    ([key, field]) => [key, isHinted(key, field, hints) ? fc.constant(hints[key]) : arbitraryOf(field, hints)] as const,
  );
  return fc.record(Object.fromEntries(fields));
}

/** Values that a schema takes: every field there, within its bounds, of its choices. */
export function arbitraryOf(given: Schema, hints: Hints = {}): fc.Arbitrary<unknown> {
  const schema = unwrapped(given);
  const { type, shape = {}, element, items = [], options = [], entries = {}, values = [] } = definition(schema);
  switch (type) {
    case "object":
      return objects(shape, hints);
    case "array": {
      const { min, max } = rangeOf(schema);
      const [least, most] = [Math.max(0, min), Math.min(max, LONGEST.items)];
      // Where a list says that its items differ, they do.
      return element
        ? fc.uniqueArray(arbitraryOf(element, hints), {
            minLength: least,
            maxLength: Math.max(least, most),
            selector: (item) => JSON.stringify(nameIn(item)),
          })
        : fc.constant([]);
    }
    case "tuple":
      return fc.tuple(...items.map((item) => arbitraryOf(item, hints)));
    case "union":
      return fc.oneof(...options.map((option) => arbitraryOf(option, hints)));
    case "enum":
      return fc.constantFrom(...Object.values(entries));
    case "literal":
      return fc.constantFrom(...values);
    case "number":
      return numbers(schema);
    case "boolean":
      return fc.boolean();
    case "string":
    case "pipe":
      return texts(schema);
    case "record":
      return fc.dictionary(fc.string({ maxLength: 5 }), fc.integer());
    default:
      return fc.constant(null);
  }
}

const nameIn = (item: unknown): unknown =>
  typeof item === "object" && item !== null && "name" in item ? item.name : item;
