import type { ReactNode } from "react";

/** The first stop of the Tab key: past the navigation, to the content. */
export function SkipLink({ href = "#main", children }: { href?: `#${string}`; children: ReactNode }) {
  return (
    <a href={href} className="ui-skip-link">
      {children}
    </a>
  );
}
