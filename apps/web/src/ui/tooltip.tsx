import { Provider, Root, Trigger, Portal, Content } from "radix-ui/tooltip";
import type { ReactElement, ReactNode } from "react";

/** Delays of the marketplace spec, section 9: 700 ms to open, 300 ms in which the next one opens at once. */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Provider>
  );
}

export interface TooltipProps {
  label: ReactNode;
  side?: "top" | "right" | "bottom" | "left" | undefined;
  /** One element that can hold the focus. */
  children: ReactElement;
}

export function Tooltip({ label, side = "top", children }: TooltipProps) {
  return (
    <Root>
      <Trigger asChild>{children}</Trigger>
      <Portal>
        <Content side={side} sideOffset={6} collisionPadding={8} className="ui-tooltip">
          {label}
        </Content>
      </Portal>
    </Root>
  );
}
