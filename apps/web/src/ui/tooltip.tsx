import { useEffect, useId, useRef, useState, type FocusEvent, type PointerEvent, type ReactNode } from "react";
import { floating, useNear } from "./floating";

/** Delays of the marketplace spec, section 9: 700 ms to open, 300 ms in which the next one opens at once. */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
/** In which the pointer can go over to the tooltip itself. */
const GRACE_MS = 100;

/** When a pointer or the focus last left a shown tooltip, and how to hide the one that is shown. */
const last = { left: -SKIP_DELAY_MS, putAway: () => {} };

/** The name of a button as text beside it: for a mouse that rests on it, and for the focus of a keyboard. */
export function useTooltip(label: ReactNode, side: "top" | "right" | "bottom" | "left") {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const { near, turnTo } = useNear();
  const parts = floating.useLoaded();
  useEffect(() => () => clearTimeout(timer.current), []);

  const after = (delay: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };
  const putAway = () => {
    clearTimeout(timer.current);
    if (open) last.left = performance.now();
    setOpen(false);
  };
  const show = () => {
    last.putAway();
    last.putAway = () => setOpen(false);
    setOpen(true);
  };
  const turnToButton = (element: HTMLElement) => {
    anchor.current = element;
    turnTo();
  };
  const leave = () => {
    if (open) last.left = performance.now();
    after(GRACE_MS, () => setOpen(false));
  };
  const handlers = {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === "touch") return;
      turnToButton(event.currentTarget);
      after(performance.now() - last.left < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS, show);
    },
    onPointerLeave: leave,
    onPointerDown: putAway,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.matches(":focus-visible")) return;
      turnToButton(event.currentTarget);
      show();
    },
    onBlur: putAway,
  };
  const panel = near && parts !== null && (
    <parts.NotePanel
      anchor={anchor}
      open={open}
      onOpenChange={setOpen}
      id={id}
      side={side}
      align="center"
      sideOffset={6}
      collisionPadding={8}
      className="ui-tooltip"
      onPointerEnter={() => clearTimeout(timer.current)}
      onPointerLeave={leave}
    >
      {label}
    </parts.NotePanel>
  );
  return { handlers, panel };
}
