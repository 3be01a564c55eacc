import { clsx } from "clsx";
import type { ReactNode } from "react";

/** Figures on one ink rule, without boxes. Holds two to four `Stat`. */
export function StatRow({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <dl aria-label={label} className={clsx("ui-stat-row", className)}>
      {children}
    </dl>
  );
}

export interface StatProps {
  label: ReactNode;
  /** One line under the figure. */
  context?: ReactNode;
  contextIcon?: ReactNode;
  className?: string | undefined;
  /** A `Num`, usually of size 1 or 2. */
  children: ReactNode;
}

export function Stat({ label, context, contextIcon, className, children }: StatProps) {
  return (
    <div className={clsx("ui-stat", className)}>
      <dt className="type-label">{label}</dt>
      <dd>
        {children}
        {context && (
          <div className="ui-stat-context">
            {contextIcon}
            {context}
          </div>
        )}
      </dd>
    </div>
  );
}
