import { clsx } from "clsx";
import * as Menu from "radix-ui/dropdown-menu";
import * as Popover from "radix-ui/popover";
import { useImperativeHandle, type PointerEvent, type ReactNode, type Ref, type RefObject } from "react";

/** The element that something opens beside; it stands in the page before any of this is loaded. */
export type AnchorRef = RefObject<HTMLElement | null>;

interface FloatingProps {
  anchor: AnchorRef;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  side?: "top" | "right" | "bottom" | "left" | undefined;
  align?: "start" | "center" | "end" | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Stands in for the button that opened: lends it to Radix, which places by it and gives the focus back to it. */
function Lent({ anchor, ref }: { anchor: AnchorRef; ref?: Ref<HTMLElement | null> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => anchor.current);
  return null;
}

/** The button itself opens and closes; pressing it is not pressing outside. */
const notOnAnchor = (anchor: AnchorRef) => (event: Event) => {
  if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
};

/** A panel that takes the focus. */
export function PopoverPanel(props: FloatingProps & { id: string; label: string }) {
  const { anchor, open, onOpenChange, id, label, side = "bottom", align = "start", className, children } = props;
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>
        <Lent anchor={anchor} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          id={id}
          aria-label={label}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className={clsx("ui-popover p-4", className)}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** A menu: not modal and without a portal: the rest of the page stays readable, and the menu stays in its landmark. */
export function MenuPanel(props: FloatingProps & { id: string; labelledBy: string }) {
  const { anchor, open, onOpenChange, id, labelledBy, align = "end", className, children } = props;
  return (
    <Menu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Menu.Trigger asChild>
        <Lent anchor={anchor} />
      </Menu.Trigger>
      <Menu.Content
        id={id}
        aria-labelledby={labelledBy}
        align={align}
        sideOffset={6}
        collisionPadding={12}
        className={clsx("ui-menu", className)}
        onInteractOutside={notOnAnchor(anchor)}
      >
        {children}
      </Menu.Content>
    </Menu.Root>
  );
}

const leaveFocus = (event: Event) => event.preventDefault();

interface NoteProps extends FloatingProps {
  id: string;
  arrow?: boolean | undefined;
  sideOffset: number;
  collisionPadding: number;
  /** Speaks when it opens by a tap, which moves no focus. */
  live?: boolean | undefined;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
}

/** Text beside what it explains, which keeps the focus. */
export function NotePanel(props: NoteProps) {
  const { anchor, open, onOpenChange, id, arrow, live, side, align, sideOffset, collisionPadding, className } = props;
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          id={id}
          role="tooltip"
          aria-live={live ? "polite" : undefined}
          side={side}
          align={align}
          sideOffset={sideOffset}
          collisionPadding={collisionPadding}
          className={className}
          onOpenAutoFocus={leaveFocus}
          onCloseAutoFocus={leaveFocus}
          onInteractOutside={notOnAnchor(anchor)}
          onPointerEnter={props.onPointerEnter}
          onPointerLeave={props.onPointerLeave}
        >
          {props.children}
          {arrow && (
            <Popover.Arrow asChild width={18} height={9}>
              <svg viewBox="0 0 18 9" className="ui-popover-arrow">
                <path d="M0 0 9 8.2 18 0" />
              </svg>
            </Popover.Arrow>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The list of a box that keeps the focus. No portal: it stays inside the landmark, next to its box in reading order. */
export function ListPanel({ anchor, open, onOpenChange, className, children }: FloatingProps) {
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Content
        role="presentation"
        align="start"
        sideOffset={4}
        collisionPadding={8}
        className={className}
        onOpenAutoFocus={leaveFocus}
        onCloseAutoFocus={leaveFocus}
        onInteractOutside={notOnAnchor(anchor)}
      >
        {children}
      </Popover.Content>
    </Popover.Root>
  );
}
