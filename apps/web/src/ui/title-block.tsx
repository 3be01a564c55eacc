import { clsx } from "clsx";
import type { ReactNode } from "react";

export interface TitleBlockProps {
  /** Names the block for assistive technology. */
  label: string;
  /** People and buttons at the right. */
  end?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** The ruled cells of a drawing's title block, under the navigation. */
export function TitleBlock({ label, end, className, children }: TitleBlockProps) {
  return (
    <section aria-label={label} className={clsx("ui-title-block", className)}>
      <div className="ui-title-block-row page-width">
        <dl className="ui-title-block-cells">{children}</dl>
        {end && <div className="ui-title-block-end">{end}</div>}
      </div>
    </section>
  );
}

export interface TitleBlockCellProps {
  label: ReactNode;
  /** The smallest width at which the cell is shown: "sm" from 641 px, "lg" from 1101 px. */
  from?: "sm" | "lg" | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function TitleBlockCell({ label, from, className, children }: TitleBlockCellProps) {
  return (
    <div
      className={clsx(
        "ui-title-block-cell",
        from === "sm" && "max-sm:hidden",
        from === "lg" && "max-lg:hidden",
        className,
      )}
    >
      <dt className="type-label">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
