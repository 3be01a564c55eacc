import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Heading, type HeadingLevel } from "./heading";

export interface SectionRuleProps {
  title: ReactNode;
  aside?: ReactNode;
  level?: HeadingLevel | undefined;
  className?: string | undefined;
}

/** Opens a section on the page itself: a 2 px ink rule and a heading. */
export function SectionRule({ title, aside, level = 2, className }: SectionRuleProps) {
  return (
    <div className={clsx("ui-section-rule", className)}>
      <Heading level={level} className="type-h3">
        {title}
      </Heading>
      {aside && <div className="type-help text-text-3">{aside}</div>}
    </div>
  );
}
