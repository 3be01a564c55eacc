import { clsx } from "clsx";

export type ButtonVariant = "primary" | "outline" | "ghost" | "danger" | "sun";
export type ButtonSize = "sm" | "md" | "lg";

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  full?: boolean | undefined;
}

/** The look of a button, for links that lead somewhere. Things that do something are a `Button`. */
export const buttonClass = ({ variant = "primary", size = "md", full = false }: ButtonLook = {}) =>
  clsx("ui-button", `ui-button-${variant}`, size !== "md" && `ui-button-${size}`, full && "ui-button-full");
