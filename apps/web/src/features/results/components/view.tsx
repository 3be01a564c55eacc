import clsx from "clsx";
import type { ShownFigure } from "@sunwright/report/shown-figures";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { viewAnchor } from "../../../lib/result-pages";
import { Num } from "../../../ui/num";
import type { Trace } from "@sunwright/engine/sizing/inputs/trace";
import { explanationOf } from "../../../lib/explanation";
import { usePhone } from "../../../ui/use-media";

interface ViewFold {
  /** What stands beside the heading while the view is folded. */
  readonly figure?: string;
  /** What decides is open from the start. */
  readonly open?: boolean;
  /** Folded on a desk, too: what only some look into. */
  readonly everywhere?: boolean;
}

interface ViewProps {
  /** Comments and the printed report cite it. */
  readonly letter?: string | undefined;
  readonly title: string;
  readonly note?: ReactNode;
  readonly aside?: ReactNode;
  /** Stands on a rule of the page itself, not on a sheet. */
  readonly ruled?: boolean;
  readonly fold?: ViewFold;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One view of the results; one with a letter can be gone to by its address. */
export function View({ letter, title, note, aside, ruled, fold, className, children }: ViewProps) {
  const phone = usePhone();
  const folded = fold !== undefined && (phone || fold.everywhere === true);
  const head = (
    <>
      {letter && (
        <span className="result-letter" aria-hidden="true">
          {letter}
        </span>
      )}
      <h3 className="type-h3">{title}</h3>
      {note && !folded && <span className="type-help text-text-3 max-sm:hidden">{note}</span>}
      {aside && !folded && <div className="ml-auto">{aside}</div>}
    </>
  );
  return (
    <section
      id={letter && viewAnchor(letter)}
      tabIndex={letter ? -1 : undefined}
      className={clsx("result-view", ruled && "result-ruled", folded && "result-folds", className)}
      aria-label={title}
    >
      {folded ? (
        <details className="view-fold" open={fold.open}>
          <summary className="result-view-head">
            {head}
            <span className="view-fold-figure">{fold.figure}</span>
            <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
          </summary>
          {note && <p className="type-help text-text-3">{note}</p>}
          {aside && <div className="mt-3">{aside}</div>}
          {children}
        </details>
      ) : (
        <>
          <div className="result-view-head">{head}</div>
          {children}
        </>
      )}
    </section>
  );
}

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
