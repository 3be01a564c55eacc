import { useEffect, useRef, type RefObject } from "react";

/** For a bar that stands at the foot of the screen on small windows: tells the page how high it is, for what floats above. */
export const useBottomBar = <Bar extends HTMLElement>(): RefObject<Bar | null> =>
  useToldHeight<Bar>("--bottom-bar-height", (bar) => getComputedStyle(bar).position === "fixed");

/** The same for the foot of a dialog, which is a sheet at the foot of a phone's screen. */
export const useSheetFoot = <Foot extends HTMLElement>(): RefObject<Foot | null> =>
  useToldHeight<Foot>("--sheet-foot-height");

function useToldHeight<Part extends HTMLElement>(
  variable: string,
  stands: (part: Part) => boolean = () => true,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    const element = part.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    // A dialog may open over another: its foot is told again when the upper one has gone.
    const before = style.getPropertyValue(variable);
    const observer = new ResizeObserver(() => {
      style.setProperty(variable, `${stands(element) ? element.offsetHeight : 0}px`);
    });
    observer.observe(element, { box: "border-box" });
    return () => {
      observer.disconnect();
      style.setProperty(variable, before);
    };
    // The condition belongs to the variable and never changes.
  }, [variable]);
  return part;
}
