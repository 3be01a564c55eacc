import { useEffect, useRef, type RefObject } from "react";
import type { Optimization } from "./use-optimization";

/** As in roof.css: from here down the panes lie below each other, and the drawing is out of sight while one types. */
const STACKED = "(max-width: 1100px)";
const STILL = "(prefers-reduced-motion: reduce)";

/** Brings the drawing into view when a layout is begun, its progress above it, and again when the layout lies on it. */
export function useShownWork({ running, done }: Pick<Optimization, "running" | "done">): RefObject<HTMLElement | null> {
  const drawing = useRef<HTMLElement>(null);
  useEffect(() => {
    if ((running || done) && matchMedia(STACKED).matches)
      drawing.current?.scrollIntoView({ behavior: matchMedia(STILL).matches ? "instant" : "smooth" });
  }, [running, done]);
  return drawing;
}
