import { useLayoutEffect, useRef, useState, type RefObject } from "react";

/** The width an element has now, so that a drawing is laid out in real pixels and its type never shrinks. */
export function useWidth(initial: number): readonly [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const measure = () => {
      const { width: now } = box.getBoundingClientRect();
      if (now > 0) setWidth(Math.round(now));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
