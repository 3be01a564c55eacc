import { createContext, startTransition, use, useDeferredValue, useEffect, useState, type ReactNode } from "react";

const InSlices = createContext(false);

/** Around what is drawn in slices anyway when it first appears, as by `startTransition`. */
export function FirstInSlices({ children }: { readonly children: ReactNode }) {
  const [first, setFirst] = useState(true);
  useEffect(() => startTransition(() => setFirst(false)), []);
  return <InSlices value={first}>{children}</InSlices>;
}

interface UnhurriedProps {
  /** There while its children are being drawn. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Draws its children in slices of a few milliseconds when they first appear, so that a press is answered between them: an
 * answer of the server alone would have React draw all of them in one go.
 */
export function Unhurried({ fallback = null, children }: UnhurriedProps) {
  const inSlices = use(InSlices);
  return useDeferredValue(true, inSlices) ? children : fallback;
}
