import type { Warning } from "@sunwright/engine/quotes/quote";
import { isGrave } from "@sunwright/engine/quotes/severity";
import { tell } from "@sunwright/words/tell-quotes";
import { clsx } from "clsx";
import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import "./quote-parts.css";

interface WarningLineProps {
  readonly warning: Omit<Warning, "cost">;
  readonly children?: ReactNode;
}

/** One thing to know before signing, in a sentence. */
export function WarningLine({ warning, children }: WarningLineProps) {
  const bad = isGrave(warning);
  const Icon = bad ? CircleX : TriangleAlert;
  return (
    <div className={clsx("warning-line type-small", bad && "warning-line-bad")}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <div className="min-w-0">
        <p className="break-words">{tell(warning.text)}</p>
        {children}
      </div>
    </div>
  );
}

export const NoWarnings = ({ children }: { readonly children: ReactNode }) => (
  <p className="no-warnings type-small">
    <CircleCheck size={18} strokeWidth={1.75} aria-hidden="true" />
    {children}
  </p>
);
