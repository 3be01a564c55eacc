import { ChevronDown } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Heading, type HeadingLevel } from "./heading";

export interface FoldProps {
  title: ReactNode;
  /** What stands in the section now, to be read while it is folded. */
  line?: ReactNode;
  level?: HeadingLevel | undefined;
  /** Made when the section is first opened. */
  children: () => ReactNode;
}

/** A long section of the page under its heading, folded until somebody wants it. */
export function Fold({ title, line, level = 2, children }: FoldProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details className="ui-fold" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>
        <span className="min-w-0">
          <Heading level={level} className="type-h3">
            {title}
          </Heading>
          {line && <span className="type-small text-text-2">{line}</span>}
        </span>
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      {opened && <div className="ui-fold-body">{children()}</div>}
    </details>
  );
}
