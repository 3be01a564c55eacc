import { clsx } from "clsx";
import { Content, Portal, Root, Trigger } from "radix-ui/popover";
import type { ReactElement, ReactNode } from "react";

export interface PopoverProps {
  /** One button. */
  trigger: ReactElement;
  /** Names the panel for assistive technology. */
  label: string;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  side?: "top" | "right" | "bottom" | "left" | undefined;
  align?: "start" | "center" | "end" | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Popover(props: PopoverProps) {
  const { trigger, label, open, onOpenChange, side = "bottom", align = "start", className, children } = props;
  return (
    <Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className={clsx("ui-popover p-4", className)}
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
}
