import { cloneElement, type ReactElement, type ReactNode } from "react";
import { floating } from "./floating";
import { useOpener, type OpenerProps } from "./use-opener";

export interface PopoverProps extends OpenerProps {
  /** One button. */
  trigger: ReactElement<object>;
  /** Names the panel for assistive technology. */
  label: string;
  side?: "top" | "right" | "bottom" | "left" | undefined;
  align?: "start" | "center" | "end" | undefined;
  className?: string | undefined;
  /** Nothing opens while there is none. */
  children: ReactNode;
}

export function Popover({ trigger, label, side, align, className, children, ...props }: PopoverProps) {
  const { near, anchor, ids, open, setOpen, button } = useOpener("dialog", props);
  const parts = floating.useLoaded();
  return (
    <>
      {cloneElement(trigger, button)}
      {near && parts !== null && (
        <parts.PopoverPanel
          anchor={anchor}
          open={open && Boolean(children)}
          onOpenChange={setOpen}
          id={ids.panel}
          label={label}
          side={side}
          align={align}
          className={className}
        >
          {children}
        </parts.PopoverPanel>
      )}
    </>
  );
}
