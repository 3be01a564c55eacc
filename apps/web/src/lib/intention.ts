import { newIdempotencyKey } from "./api";

export interface Intention {
  (body: unknown): string;
  /** It happened: the next time the same thing is wanted, it is wanted once more. */
  readonly fulfilled: () => void;
}

/**
 * Keys for `Idempotency-Key`, one for each thing a person wants: pressing again after a lost answer repeats the key,
 * so that it happens once; sending something else, or the same again after it happened, takes a new one.
 */
export function createIntention(): Intention {
  let last = { text: "", key: "" };
  const keyFor = (body: unknown) => {
    const text = JSON.stringify(body);
    if (last.key === "" || last.text !== text) last = { text, key: newIdempotencyKey() };
    return last.key;
  };
  const fulfilled = () => {
    last = { text: "", key: "" };
  };
  return Object.assign(keyFor, { fulfilled });
}
