import { say } from "@sunwright/words/ui";
import { clsx } from "clsx";
import * as Radix from "radix-ui/dialog";
import { useRef, useState, type ReactElement, type ReactNode } from "react";
import { CloseButton } from "./close-button";
import { useSheetFoot } from "./use-bottom-bar";

export interface DialogProps {
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  title: ReactNode;
  description?: ReactNode;
  /** Cancel left of the action. */
  footer?: ReactNode;
  /** A button that opens it; the focus returns there. */
  trigger?: ReactElement | undefined;
  size?: "md" | "lg" | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** Focus is trapped, Escape closes, focus returns. On phones it is a sheet at the bottom. */
export function Dialog(props: DialogProps) {
  const { title, description, footer, trigger, size, className } = props;
  const { open, onOpenChange } = useOpen(props);
  const opener = useRef<HTMLElement | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="ui-overlay" />
        <Radix.Content
          // While it fades out it takes no press and no key any more: what was cancelled stays cancelled.
          inert={!open}
          className={clsx("ui-dialog", size === "lg" && "ui-dialog-lg", className)}
          {...(description ? {} : { "aria-describedby": undefined })}
          onOpenAutoFocus={(event) => {
            opener.current = openerOf(document.activeElement);
            focusFirstControl(event);
          }}
          onCloseAutoFocus={(event) => {
            // Radix returns the focus to its own trigger only, and else nowhere.
            if (trigger) return;
            event.preventDefault();
            opener.current?.focus();
          }}
        >
          <div className="ui-dialog-head">
            <Radix.Title className="type-h2">{title}</Radix.Title>
            <Radix.Close asChild>
              <CloseButton label={say("close")} />
            </Radix.Close>
          </div>
          <div className="ui-dialog-body">
            {description && <Radix.Description className="text-text-2">{description}</Radix.Description>}
            {props.children}
          </div>
          {footer && <Foot>{footer}</Foot>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const Foot = ({ children }: { children: ReactNode }) => (
  <div ref={useSheetFoot<HTMLDivElement>()} className="ui-dialog-foot">
    {children}
  </div>
);

/** Opened by whoever holds it, or by its own trigger. */
function useOpen({ open, onOpenChange }: Pick<DialogProps, "open" | "onOpenChange">) {
  const [own, setOwn] = useState(false);
  return {
    open: open ?? own,
    onOpenChange: (next: boolean) => {
      setOwn(next);
      onOpenChange?.(next);
    },
  };
}

/** Where the focus belongs afterwards; an item of a menu is gone by then, and its menu's button stands for it. */
function openerOf(active: Element | null): HTMLElement | null {
  const menu = active?.closest("[role=menu]");
  const opener = menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : active;
  return opener instanceof HTMLElement ? opener : null;
}

/** Into the first box of the form, else onto the dialog itself; Radix alone would choose the cross. */
function focusFirstControl(event: Event) {
  event.preventDefault();
  const dialog = event.currentTarget;
  if (!(dialog instanceof HTMLElement)) return;
  const control = dialog.querySelector<HTMLElement>(".ui-dialog-body :is(input, textarea, [role=combobox]):enabled");
  (control ?? dialog).focus();
}

/** Closes the dialog when its one child is pressed. */
export const DialogClose = ({ children }: { children: ReactElement }) => <Radix.Close asChild>{children}</Radix.Close>;
