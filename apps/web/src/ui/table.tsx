import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

export interface TableProps extends ComponentProps<"table"> {
  /** Read to screen readers; the visible heading stands outside. */
  caption: ReactNode;
  /** Rows of 55 px, which hold inputs, in place of 46. */
  inputs?: boolean | undefined;
}

/** Right-align figures with `className="end"` on the cell; put the total into a `tfoot`. */
export function Table({ caption, inputs, className, children, ...table }: TableProps) {
  return (
    <table {...table} className={clsx("ui-table", inputs && "ui-table-inputs", className)}>
      <caption className="ui-visually-hidden">{caption}</caption>
      {children}
    </table>
  );
}

interface Column {
  readonly name: string;
  readonly className?: string | undefined;
  /** Named for screen readers alone. */
  readonly hidden?: true;
}

/** The head of a table, a name a column. */
export const TableHead = ({ columns, className }: { columns: readonly (string | Column)[]; className?: string }) => (
  <thead className={className}>
    <tr>
      {columns
        .map((column): Column => (typeof column === "string" ? { name: column } : column))
        .map(({ name, className: look, hidden }) => (
          <th key={name} scope="col" className={look}>
            {hidden ? <span className="ui-visually-hidden">{name}</span> : name}
          </th>
        ))}
    </tr>
  </thead>
);

/** A column of figures. */
export const figures = (name: string): Column => ({ name, className: "end" });

/** A figure's part of the whole, 0 to 1, as a 4 px bar under it. Says nothing that the figure does not. */
export function ShareBar({ share, className }: { share: number; className?: string }) {
  return (
    <div className={clsx("ui-share", className)} aria-hidden="true">
      <div style={{ width: `${Math.min(1, Math.max(0, share)) * 100}%` }} />
    </div>
  );
}
