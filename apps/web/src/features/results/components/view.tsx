import clsx from "clsx";
import type { ShownFigure } from "@sunwright/report/shown-figures";
import type { ReactNode } from "react";
import { Num } from "../../../ui/num";
import type { Trace } from "@sunwright/engine/sizing/trace";
import { explanationOf } from "../../../lib/explanation";

interface ViewProps {
  /** Comments and the printed report cite it. */
  readonly letter?: string;
  readonly title: string;
  readonly note?: ReactNode;
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One lettered view of the results. */
export const View = ({ letter, title, note, aside, className, children }: ViewProps) => (
  <section className={clsx("result-view", className)} aria-label={title}>
    <div className="result-view-head">
      {letter && (
        <span className="result-letter" aria-hidden="true">
          {letter}
        </span>
      )}
      <h3 className="type-h3">{title}</h3>
      {note && <span className="type-help text-text-3 max-sm:hidden">{note}</span>}
      {aside && <div className="ml-auto">{aside}</div>}
    </div>
    {children}
  </section>
);

/** Pairs of label and value; in `columns` where the view is wide. */
export const Facts = ({ columns, children }: { readonly columns?: boolean; readonly children: ReactNode }) => (
  <dl className={clsx("facts", columns && "facts-columns")}>{children}</dl>
);

export const Fact = ({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** Figures whose words the report repeats. */
export const Figures = ({ figures }: { readonly figures: readonly ShownFigure[] }) =>
  figures.map(({ label, trace, value, unit }) => (
    <Fact key={label} label={label}>
      <Traced trace={trace} value={value} unit={unit} />
    </Fact>
  ));

interface TracedProps {
  readonly trace: Trace;
  readonly value: string;
  readonly unit?: ReactNode;
  readonly size?: 1 | 2 | 3 | 4;
  readonly currency?: string;
}

/** A figure of the design with its explanation. */
export const Traced = ({ trace, value, unit, size = 4, currency }: TracedProps) => (
  <Num
    size={size}
    value={value}
    unit={unit}
    explanation={explanationOf(trace)}
    {...(currency === undefined ? {} : { currency })}
  />
);
