import { clsx } from "clsx";
import type { ComponentProps, ElementType, ReactNode } from "react";
import { Heading, type HeadingLevel } from "./heading";

export interface SheetProps extends ComponentProps<"section"> {
  as?: ElementType | undefined;
}

/** A flat white sheet: a table, a form, a drawing. */
export const Sheet = ({ as: Element = "section", className, ...rest }: SheetProps) => (
  <Element {...rest} className={clsx("ui-sheet", className)} />
);

/** The summary beside a form: 3 px of ink on top. */
export const SummarySheet = ({ as: Element = "section", className, ...rest }: SheetProps) => (
  <Element {...rest} className={clsx("ui-summary", className)} />
);

export interface SheetHeaderProps {
  title: ReactNode;
  aside?: ReactNode;
  level?: HeadingLevel | undefined;
  className?: string | undefined;
}

export function SheetHeader({ title, aside, level = 2, className }: SheetHeaderProps) {
  return (
    <div className={clsx("ui-sheet-header", className)}>
      <Heading level={level} className="type-h2">
        {title}
      </Heading>
      {aside}
    </div>
  );
}

export interface SheetSectionProps extends Omit<ComponentProps<"div">, "title"> {
  title?: ReactNode;
  level?: HeadingLevel | undefined;
}

/** A part of a sheet, ruled off above. */
export function SheetSection({ title, level = 3, className, children, ...rest }: SheetSectionProps) {
  return (
    <div {...rest} className={clsx("ui-sheet-section", className)}>
      {title && (
        <Heading level={level} className="ui-sheet-section-title type-h3">
          {title}
        </Heading>
      )}
      {children}
    </div>
  );
}

/** The sunken strip with the sheet's buttons. */
export const SheetFooter = ({ className, ...rest }: ComponentProps<"div">) => (
  <div {...rest} className={clsx("ui-sheet-footer", className)} />
);
