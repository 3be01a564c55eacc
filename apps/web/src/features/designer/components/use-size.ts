import { useLayoutEffect, useRef, useState, type RefObject } from "react";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size an element has now; null until it was measured. */
export function useSize(): readonly [RefObject<HTMLDivElement | null>, Size | null] {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const measure = () => {
      const [width, height] = [box.clientWidth, box.clientHeight];
      if (width > 0 && height > 0)
        setSize((last) => (last?.width === width && last.height === height ? last : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}
