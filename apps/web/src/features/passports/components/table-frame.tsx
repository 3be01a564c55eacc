import type { ReactNode } from "react";

/** A table that is wider than a phone scrolls in its own frame, by keys too. */
export const TableFrame = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
  <div className="passport-table" role="group" aria-label={label} tabIndex={0}>
    {children}
  </div>
);
