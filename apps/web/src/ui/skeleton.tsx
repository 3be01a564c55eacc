import { clsx } from "clsx";
import { useEffect, useState, type ReactNode } from "react";
import { VisuallyHidden } from "./visually-hidden";

/** A still bar of the final size. */
export function Skeleton({
  width,
  height = 14,
  className,
}: {
  width?: number | string | undefined;
  height?: number | undefined;
  className?: string | undefined;
}) {
  return <span className={clsx("ui-skeleton", className)} style={{ width, height }} aria-hidden="true" />;
}

export interface SkeletonRowsProps {
  rows?: number;
  label: string;
  /** Whether the label is shown, not only read out. */
  showLabel?: boolean;
  className?: string | undefined;
}

/** Rows of a list to come: name at the left, figure at the right. */
export function SkeletonRows({ rows = 2, label, showLabel, className }: SkeletonRowsProps) {
  return (
    <output className={clsx("ui-sheet ui-skeleton-rows", className)}>
      {showLabel ? <span className="type-help text-text-3">{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="ui-skeleton-row">
          <Skeleton width={row % 2 === 0 ? 180 : 132} />
          <Skeleton width={row % 2 === 0 ? 84 : 64} height={20} />
        </span>
      ))}
    </output>
  );
}

/** Shows its children after a while: what loads faster needs no skeleton. */
export function Delayed({ ms = 300, children }: { ms?: number; children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return due ? children : null;
}
