import { useEffect, useRef, type RefObject } from "react";

/** For a bar that stands at the foot of the screen on small windows: tells the page how high it is, for what floats above. */
export const useBottomBar = <Bar extends HTMLElement>(): RefObject<Bar | null> =>
  useToldHeight<Bar>("--bottom-bar-height", isFixed);

/** The same for the foot of a dialog, which is a sheet at the foot of a phone's screen. */
export const useSheetFoot = <Foot extends HTMLElement>(): RefObject<Foot | null> =>
  useToldHeight<Foot>("--sheet-foot-height", always);

const isFixed = (part: HTMLElement): boolean => getComputedStyle(part).position === "fixed";
const always = (): boolean => true;

/** Tells a part's height as a variable of the page, while it `stands` there; the function stays the same one. */
function useToldHeight<Part extends HTMLElement>(
  variable: string,
  stands: (part: HTMLElement) => boolean,
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
  }, [variable, stands]);
  return part;
}
