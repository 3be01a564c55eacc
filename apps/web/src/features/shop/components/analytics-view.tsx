import { type ReactNode, useId } from "react";

interface AnalyticsViewProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One of the figures of the page, under its heading. */
export function AnalyticsView({ title, aside, children }: AnalyticsViewProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="analytics-view">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h2 id={id} className="type-h3">
          {title}
        </h2>
        {aside !== undefined && <span className="type-help text-text-3">{aside}</span>}
      </div>
      {children}
    </section>
  );
}
