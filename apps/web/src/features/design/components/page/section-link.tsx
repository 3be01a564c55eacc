import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../../ui/button";
import { SectionRule } from "../../../../ui/section-rule";

interface SectionLinkProps {
  readonly title: string;
  readonly action: string;
  readonly onOpen: () => void;
  /** What stands in that section now. */
  readonly children: ReactNode;
}

/** A section of another step: its heading, what it holds, and the way there. */
export const SectionLink = ({ title, action, onOpen, children }: SectionLinkProps) => (
  <section className="mt-9">
    <SectionRule title={title} />
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 type-small text-text-2">{children}</div>
      <Button
        variant="outline"
        size="sm"
        iconAfter={<ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={onOpen}
      >
        {action}
      </Button>
    </div>
  </section>
);
