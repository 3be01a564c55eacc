import { useEffect, useRef, type RefObject } from "react";

const HEIGHT = "--bottom-bar-height";

/** For a bar that stands at the foot of the screen on small windows: tells the page how high it is, for what floats above. */
export function useBottomBar<Bar extends HTMLElement>(): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const floats = getComputedStyle(element).position === "fixed";
      style.setProperty(HEIGHT, `${floats ? element.offsetHeight : 0}px`);
    });
    observer.observe(element, { box: "border-box" });
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, []);
  return bar;
}
