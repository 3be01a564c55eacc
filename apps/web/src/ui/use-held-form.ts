import { type RefObject, useEffect, useEffectEvent } from "react";

/** A form is not sent while a number in it cannot be read; its box is focused, and what was typed stays. */
export function useHeldForm(frame: RefObject<HTMLElement | null>, isHeld: boolean, onHeld: () => void) {
  const held = useEffectEvent(onHeld);
  useEffect(() => {
    const input = frame.current?.querySelector("input");
    const form = input?.form;
    if (!isHeld || !input || !form) return undefined;
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      held();
      input.focus();
    };
    form.addEventListener("submit", hold, { capture: true });
    return () => form.removeEventListener("submit", hold, { capture: true });
  }, [frame, isHeld]);
}
