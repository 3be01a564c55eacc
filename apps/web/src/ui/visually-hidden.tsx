import type { ComponentProps } from "react";
import { clsx } from "clsx";

/** Words for assistive technology only. */
export function VisuallyHidden({ className, ...span }: ComponentProps<"span">) {
  return <span {...span} className={clsx("ui-visually-hidden", className)} />;
}
