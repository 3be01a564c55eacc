import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

export type ChipTone = "neutral" | "ok" | "warn" | "bad" | "info" | "outline";

export interface ChipProps extends ComponentProps<"span"> {
  tone?: ChipTone | undefined;
  icon?: ReactNode;
}

/** A state or kind in one or two words. Nothing happens when it is pressed. */
export function Chip({ tone = "neutral", icon, className, children, ...span }: ChipProps) {
  return (
    <span {...span} className={clsx("ui-chip", tone !== "neutral" && `ui-chip-${tone}`, className)}>
      {icon}
      {children}
    </span>
  );
}
