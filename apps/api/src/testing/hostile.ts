import fc from "fast-check";

const value = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "\u0000",
    "\uD800",
    "__proto__",
    "' OR 1=1 --",
    "${7*7}",
    "\r\nBcc: eve@example.org",
    "x".repeat(3_000),
  ),
  fc.double(),
  fc.constantFrom(-1, 1e308, 2 ** 53, null, true, [], {}, [[[[]]]]),
  fc.jsonValue({ maxDepth: 3 }),
);
/** A body with one of its values, or one more, spoilt; or no body at all. */
export const hostileBodies = (taken: Record<string, unknown>) =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom(...Object.keys(taken), "__proto__", "role", "id"), value)
      .map(([key, spoilt]) => JSON.stringify({ ...taken, [key]: spoilt })),
    value.map((whole) => JSON.stringify(whole) ?? ""),
    fc.string({ unit: "binary", maxLength: 40 }),
  );
