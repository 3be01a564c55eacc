import { say } from "@sunwright/words/ui";
import { clsx } from "clsx";
import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button";

export interface ErrorRowProps {
  message: ReactNode;
  /** One sentence on what is safe. */
  detail?: ReactNode;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  className?: string | undefined;
}

export function ErrorRow({ message, detail, onRetry, retrying, className }: ErrorRowProps) {
  return (
    <div role="alert" className={clsx("ui-error-row", className)}>
      <CloudOff size={22} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <div className="font-semibold">{message}</div>
        {detail && <div className="type-help text-text-2">{detail}</div>}
      </div>
      {onRetry && (
        <Button variant="outline" size="sm" onClick={onRetry} busy={retrying ?? false}>
          {say("tryAgain")}
        </Button>
      )}
    </div>
  );
}
