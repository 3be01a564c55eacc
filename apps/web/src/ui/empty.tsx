import { clsx } from "clsx";
import type { ReactNode } from "react";

export interface EmptyProps {
  /** A symbol of symbols.tsx. */
  symbol?: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
  /** One sentence. */
  children: ReactNode;
}

export function Empty({ symbol, action, className, children }: EmptyProps) {
  return (
    <div className={clsx("ui-empty", className)}>
      {symbol}
      <div>{children}</div>
      {action}
    </div>
  );
}
