import { lazy, Suspense } from "react";

/** The drawings come after the list: a name is read before its picture. Decoration that cannot be fetched is left out. */
const DrawnIcon = lazy(() => import("./drawn-icon").catch(() => ({ default: () => null })));

/** The catalogue's own drawing of an appliance; a custom one has a spark. Its box keeps the place until it is there. */
export const ApplianceIcon = ({ name }: { readonly name: string | null }) => (
  <span className="inline-flex size-4.5 flex-none text-text-3" aria-hidden="true">
    <Suspense>
      <DrawnIcon name={name ?? "zap"} />
    </Suspense>
  </span>
);
