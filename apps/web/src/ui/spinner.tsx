import clsx from "clsx";
import { VisuallyHidden } from "./visually-hidden";

/** A turning ring. With `label` it is announced; without it something beside it says what is going on. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span role={label ? "status" : undefined} className={clsx("inline-flex", className)}>
      <span className="ui-spinner" aria-hidden="true" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
