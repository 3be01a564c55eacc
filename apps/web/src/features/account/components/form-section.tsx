import type { ReactNode } from "react";

export interface FormSectionProps {
  title: string;
  hint?: ReactNode;
  /** Where a link of a mail leads. */
  id?: string;
  children: ReactNode;
}

/** A ruled part of a long form: what it is about at the left, its fields at the right. */
export const FormSection = ({ title, hint, id, children }: FormSectionProps) => (
  <section
    id={id}
    className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 border-t border-line py-7 md:grid-cols-[240px_minmax(0,1fr)]"
  >
    <div>
      <h2 className="type-h3">{title}</h2>
      {hint && <p className="type-help mt-1 text-text-3">{hint}</p>}
    </div>
    <div className="min-w-0">{children}</div>
  </section>
);

/** Two columns of fields, one on a phone. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-5 gap-y-4.5 sm:grid-cols-2">{children}</div>
);
