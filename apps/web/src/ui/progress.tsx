import { clsx } from "clsx";
import { Indicator, Root } from "radix-ui/progress";

/** How far something has come, 0 to 100. */
export function Progress({ value, label, className }: { value: number; label: string; className?: string }) {
  return (
    <Root value={value} max={100} aria-label={label} className={clsx("ui-progress", className)}>
      <Indicator style={{ width: `${value}%` }} />
    </Root>
  );
}
