import { useDeferredValue, type ReactNode } from "react";

interface UnhurriedProps {
  /** There while its children are being drawn. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Draws its children in slices of a few milliseconds when they first appear, so that a press is answered between them: an
 * answer of the server alone would have React draw all of them in one go.
 */
export const Unhurried = ({ fallback = null, children }: UnhurriedProps) =>
  useDeferredValue(true, false) ? children : fallback;
