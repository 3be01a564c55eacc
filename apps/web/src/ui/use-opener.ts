import { useEffect, useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from "react";
import { useNear } from "./floating";

export interface OpenerProps {
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** A person turns to the button, by pointer or focus: time to load what it opens. */
  onTurnedTo?: (() => void) | undefined;
}

/** A button that opens a menu or a panel, which is loaded when a person turns to the button. */
export function useOpener(popup: "menu" | "dialog", { open: given, onOpenChange, onTurnedTo }: OpenerProps) {
  const id = useId();
  const ids = { button: `${id}-button`, panel: `${id}-panel` };
  const anchor = useRef<HTMLElement>(null);
  const { near, turnTo } = useNear();
  const [ownOpen, setOwnOpen] = useState(false);
  const open = given ?? ownOpen;
  // A button that is drawn while its panel is open already: nobody turned to it.
  useEffect(() => {
    if (!open || anchor.current !== null) return;
    anchor.current = document.getElementById(ids.button);
    turnTo();
  });
  const turnToButton = (event: SyntheticEvent<HTMLElement>) => {
    anchor.current = event.currentTarget;
    turnTo();
    onTurnedTo?.();
  };
  const setOpen = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const button = {
    id: ids.button,
    "aria-haspopup": popup,
    "aria-expanded": open,
    "aria-controls": open ? ids.panel : undefined,
    onPointerEnter: turnToButton,
    onFocus: turnToButton,
    onClick: (event: SyntheticEvent<HTMLElement>) => {
      turnToButton(event);
      setOpen(!open);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (popup !== "menu" || event.key !== "ArrowDown") return;
      event.preventDefault();
      turnToButton(event);
      setOpen(true);
    },
  };
  return { near, anchor, ids, open, setOpen, button };
}
