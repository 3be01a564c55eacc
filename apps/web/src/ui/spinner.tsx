import { clsx } from "clsx";
import { VisuallyHidden } from "./visually-hidden";

/** A turning ring. With `label` it is announced; without it something beside it says what is going on. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  const ring = <span className={clsx("ui-spinner", className)} aria-hidden="true" />;
  if (!label) return ring;
  return (
    <output className="inline-flex">
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
