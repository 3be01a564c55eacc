import { useLayoutEffect, useRef, useState, type RefObject } from "react";

/** The width an element has now, so that the drawing is laid out in real pixels and its type never shrinks. */
export function useWidth(initial: number): readonly [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => {
      const { width: now } = box.getBoundingClientRect();
      if (now > 0) setWidth(Math.round(now));
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
