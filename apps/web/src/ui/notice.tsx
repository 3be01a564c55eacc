import clsx from "clsx";
import type { ReactNode } from "react";
import { Button } from "./button";

interface NoticeProps {
  readonly text: ReactNode;
  readonly action: string;
  readonly onPress: () => void;
  readonly busy?: boolean;
  readonly className?: string;
}

/** A fact and the one thing to do about it. */
export const Notice = ({ text, action, onPress, busy, className }: NoticeProps) => (
  <div
    role="status"
    className={clsx("flex flex-wrap items-center justify-between gap-3 rounded-2 bg-sunken px-4 py-3", className)}
  >
    <span className="type-small">{text}</span>
    <Button variant="outline" size="sm" onClick={onPress} busy={busy}>
      {action}
    </Button>
  </div>
);
