import { useState } from "react";
import { onDemand } from "./on-demand";

/** What opens over a page and is placed beside its button: 27 kB that no first picture needs. */
export const floating = onDemand(() => import("./floating-parts"));

/** Loads it when a person turns to a control, by pointer or focus, and says that something may open there now. */
export function useNear() {
  const [near, setNear] = useState(false);
  const turnTo = () => {
    setNear(true);
    floating.load();
  };
  return { near, turnTo };
}
