import { X } from "lucide-react";
import type { ComponentProps } from "react";

/** The cross of a dialog or toast. No tooltip: it would open with the dialog and take the first Escape for itself. */
export function CloseButton({ label, ...button }: Omit<ComponentProps<"button">, "aria-label"> & { label: string }) {
  return (
    <button type="button" {...button} aria-label={label} className="ui-icon-button">
      <X size={18} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
