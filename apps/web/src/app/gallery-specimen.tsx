import type { ReactNode } from "react";

/** One subject of the gallery. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line-strong pt-3.5 pb-6">
      <h2 className="type-label mb-3">{title}</h2>
      {children}
    </section>
  );
}
