import type { ReactNode } from "react";

/** A chart's figures as a table, for assistive technology. The box is what hides it: a table does not shrink. */
export function TableTwin({ children }: { children: ReactNode }) {
  return (
    <div className="ui-visually-hidden">
      <table>{children}</table>
    </div>
  );
}
