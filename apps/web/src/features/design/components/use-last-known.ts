import { useState } from "react";

/** The newest answer that was one: a session that ends answers null, and the page must not lose what it shows. */
export function useLastKnown<Value>(value: Value | null | undefined): Value | null {
  const [known, setKnown] = useState(value ?? null);
  if (value != null && value !== known) {
    setKnown(value);
    return value;
  }
  return known;
}
