import { useLayoutEffect, type ComponentProps, type ElementType } from "react";

/**
 * Stands in for the package `react-remove-scroll` that Radix imports (see `resolve.alias` in vite.config.ts).
 * The original locks the page with a <style> element, which the content security policy forbids; this one sets an
 * attribute that base.css reads, and keeps the width of the vanished scroll bar as padding.
 */
export interface RemoveScrollProps extends ComponentProps<"div"> {
  as?: ElementType | undefined;
  enabled?: boolean | undefined;
  allowPinchZoom?: boolean | undefined;
  shards?: unknown;
}

export function RemoveScroll(props: RemoveScrollProps) {
  const { as: Element = "div", enabled = true, allowPinchZoom: _zoom, shards: _shards, ...rest } = props;
  useLayoutEffect(() => (enabled ? lockScroll() : undefined), [enabled]);
  return <Element {...rest} />;
}

/** Open layers; the page scrolls again when the last one has closed. */
let locks = 0;

function lockScroll(): () => void {
  const page = document.documentElement;
  if (locks === 0) {
    const scrollBarWidth = window.innerWidth - page.clientWidth;
    page.dataset["scrollLocked"] = "";
    if (scrollBarWidth > 0) page.style.paddingRight = `${scrollBarWidth}px`;
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks > 0) return;
    delete page.dataset["scrollLocked"];
    page.style.paddingRight = "";
  };
}
