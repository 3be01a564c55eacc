import { clsx } from "clsx";
import { Item, Root } from "radix-ui/radio-group";
import type { ReactNode } from "react";

export interface SegmentedOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
  disabled?: boolean | undefined;
}

export interface SegmentedProps<Value extends string> {
  /** Names the group for assistive technology. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly SegmentedOption<Value>[];
  size?: "sm" | "md" | undefined;
  full?: boolean | undefined;
  className?: string | undefined;
}

/** One of a few short options, all visible. To show one of several panels use `Tabs look="segmented"`. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, onValueChange, options, size, full, className } = props;
  return (
    <Root
      aria-label={label}
      orientation="horizontal"
      value={value}
      onValueChange={(text) => {
        const option = options.find((candidate) => candidate.value === text);
        if (option) onValueChange(option.value);
      }}
      className={clsx("ui-segmented", size === "sm" && "ui-segmented-sm", full && "ui-segmented-full", className)}
    >
      {options.map((option) => (
        <Item key={option.value} value={option.value} disabled={option.disabled ?? false}>
          {option.icon}
          {option.label}
        </Item>
      ))}
    </Root>
  );
}
