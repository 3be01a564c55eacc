import type { ReactNode } from "react";

export type HeadingLevel = 2 | 3 | 4;

/** A heading whose level follows the page's outline while its look follows the drawing. */
export function Heading({
  level,
  className,
  children,
}: {
  level: HeadingLevel;
  className?: string | undefined;
  children: ReactNode;
}) {
  if (level === 2) return <h2 className={className}>{children}</h2>;
  if (level === 3) return <h3 className={className}>{children}</h3>;
  return <h4 className={className}>{children}</h4>;
}
