import { clsx } from "clsx";
import { X } from "lucide-react";
import * as Radix from "radix-ui/dialog";
import type { ReactElement, ReactNode } from "react";
import { IconButton } from "./icon-button";

export interface DialogProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Cancel left of the action. */
  footer?: ReactNode;
  /** A button that opens it; the focus returns there. */
  trigger?: ReactElement;
  size?: "md" | "lg";
  closeLabel?: string;
  className?: string;
  children?: ReactNode;
}

/** Focus is trapped, Escape closes, focus returns. On phones it is a sheet at the bottom. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, footer, trigger, size, closeLabel = "Close", className } = props;
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="ui-overlay" />
        <Radix.Content
          className={clsx("ui-dialog", size === "lg" && "ui-dialog-lg", className)}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <div className="ui-dialog-head">
            <Radix.Title className="type-h2">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={closeLabel} icon={<X size={18} strokeWidth={1.75} aria-hidden="true" />} />
            </Radix.Close>
          </div>
          <div className="ui-dialog-body">
            {description && <Radix.Description className="text-text-2">{description}</Radix.Description>}
            {props.children}
          </div>
          {footer && <div className="ui-dialog-foot">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Closes the dialog when its one child is pressed. */
export const DialogClose = ({ children }: { children: ReactElement }) => <Radix.Close asChild>{children}</Radix.Close>;
