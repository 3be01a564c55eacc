import { cloneElement, type ReactElement, type ReactNode } from "react";
import { floating } from "./floating";
import { useOpener, type OpenerProps } from "./use-opener";

export interface DropdownMenuProps extends OpenerProps {
  /** One button with an accessible name. */
  trigger: ReactElement<object>;
  align?: "start" | "center" | "end" | undefined;
  className?: string | undefined;
  /** What `menu-items.tsx` has; nothing opens while there is none. */
  children: ReactNode;
}

export function DropdownMenu({ trigger, align, className, children, ...props }: DropdownMenuProps) {
  const { near, anchor, ids, open, setOpen, button } = useOpener("menu", props);
  const parts = floating.useLoaded();
  return (
    <>
      {cloneElement(trigger, button)}
      {near && parts !== null && (
        <parts.MenuPanel
          anchor={anchor}
          open={open && Boolean(children)}
          onOpenChange={setOpen}
          id={ids.panel}
          labelledBy={ids.button}
          align={align}
          className={className}
        >
          {children}
        </parts.MenuPanel>
      )}
    </>
  );
}
