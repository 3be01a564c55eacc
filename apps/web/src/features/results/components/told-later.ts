import type { Trace } from "@sunwright/engine/sizing/inputs/trace";
import { useEffect } from "react";
import type { Explanation } from "../../../ui/num";
import { onDemand, type OnDemand } from "../../../ui/on-demand";

/** What says the engine's texts, with all of their rooms: 29 kB that no first picture needs. */
const telling = onDemand(() => import("@sunwright/report/tell"));
const explaining = onDemand(() => import("../../../lib/explanation"));

export function loadTelling(): void {
  telling.load();
  explaining.load();
}

/** Says texts of the engine on a page that stands without them; null until there are any and what says them is there. */
export function useTellLater(needed: boolean) {
  const loaded = telling.useLoaded();
  useEffect(() => {
    if (needed) telling.load();
  }, [needed]);
  return needed ? (loaded?.tell ?? null) : null;
}

/** How a figure of a first picture explains itself; `explanationOf` where the page says texts of the engine anyway. */
export function explainedLater(trace: Trace): OnDemand<Explanation> {
  let told: Explanation | null = null;
  return { ...explaining, loaded: () => (told ??= explaining.loaded()?.explanationOf(trace) ?? null) };
}
