import { useEffect } from "react";
import { onDemand } from "../../../ui/on-demand";

/** The drawings come after the list: a name is read before its picture. Decoration that cannot be fetched is left out. */
const drawings = onDemand(() => import("./drawn-icon"));

/** The catalogue's own drawing of an appliance; a custom one has a spark. Its box keeps the place until it is there. */
export function ApplianceIcon({ name }: { readonly name: string | null }) {
  const drawn = drawings.useLoaded();
  useEffect(() => drawings.load(), []);
  return (
    <span className="inline-flex size-4.5 flex-none text-text-3" aria-hidden="true">
      {drawn && <drawn.DrawnIcon name={name ?? "zap"} />}
    </span>
  );
}
