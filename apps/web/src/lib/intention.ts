import { newIdempotencyKey } from "./api";

/**
 * Keys for `Idempotency-Key`, one for each thing a person wants: pressing again after a lost answer repeats the key,
 * so that it happens once; sending something else takes a new one.
 */
export function createIntention(): (body: unknown) => string {
  let last = { text: "", key: "" };
  return (body) => {
    const text = JSON.stringify(body);
    if (last.key === "" || last.text !== text) last = { text, key: newIdempotencyKey() };
    return last.key;
  };
}
