import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { useFieldControl } from "./field";

/** Several lines of text. `className` goes to the box, the rest to the textarea. */
export function TextArea({ className, invalid, ...textarea }: ComponentProps<"textarea"> & { invalid?: boolean }) {
  const control = useFieldControl({ ...textarea, invalid });
  return (
    <span className={clsx("ui-input ui-input-area", className)}>
      <textarea {...textarea} {...control} />
    </span>
  );
}
