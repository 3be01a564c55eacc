import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { useFieldControl } from "./field";

export interface TextInputProps extends Omit<ComponentProps<"input">, "size"> {
  /** An icon inside the box, before or after the text. */
  start?: ReactNode;
  end?: ReactNode;
  size?: "sm" | "md" | undefined;
  invalid?: boolean | undefined;
}

/** `className` goes to the box, the rest to the input. */
export function TextInput({ start, end, size = "md", invalid, className, ...input }: TextInputProps) {
  const control = useFieldControl({ ...input, invalid });
  return (
    <span className={clsx("ui-input", size === "sm" && "ui-input-sm", className)}>
      {start}
      <input type="text" {...input} {...control} />
      {end}
    </span>
  );
}
