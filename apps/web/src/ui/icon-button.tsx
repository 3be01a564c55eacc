import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { both } from "./both";
import { useTooltip } from "./tooltip";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  /** The accessible name, and the tooltip. */
  label: string;
  icon: ReactNode;
  size?: "sm" | "md" | undefined;
  bordered?: boolean | undefined;
  /** Turns red under the pointer: it removes something. */
  danger?: boolean | undefined;
  side?: "top" | "right" | "bottom" | "left" | undefined;
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, size = "md", bordered, danger, side = "top", className, ...button } = props;
  const { handlers, panel } = useTooltip(label, side);
  return (
    <>
      <button
        type="button"
        {...button}
        onPointerEnter={both(button.onPointerEnter, handlers.onPointerEnter)}
        onPointerLeave={both(button.onPointerLeave, handlers.onPointerLeave)}
        onPointerDown={both(button.onPointerDown, handlers.onPointerDown)}
        onFocus={both(button.onFocus, handlers.onFocus)}
        onBlur={both(button.onBlur, handlers.onBlur)}
        aria-label={label}
        className={clsx(
          "ui-icon-button",
          size === "sm" && "ui-icon-button-sm",
          bordered && "ui-icon-button-bordered",
          danger && "ui-icon-button-danger",
          className,
        )}
      >
        {icon}
      </button>
      {panel}
    </>
  );
}
