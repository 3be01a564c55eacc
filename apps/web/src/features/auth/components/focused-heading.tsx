import { useEffect, useRef, type ReactNode } from "react";

/** The heading of a screen that replaced another in place: the focus moves here, so that the change is heard. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="type-display outline-none">
      {children}
    </h1>
  );
}
