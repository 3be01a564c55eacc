import { clsx } from "clsx";
import { Lock } from "lucide-react";
import { Item, Root } from "radix-ui/radio-group";
import { useId, type ReactNode } from "react";

export interface SegmentedOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
}

export interface SegmentedProps<Value extends string> {
  /** Names the group for assistive technology. */
  label: string;
  /** Null while none of them holds. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  options: readonly SegmentedOption<Value>[];
  size?: "sm" | "md" | undefined;
  /** Why nothing can be chosen, in words: switched off while it is given. */
  off?: string | undefined;
  full?: boolean | undefined;
  className?: string | undefined;
}

/** One of a few short options, all visible. To show one of several panels use `Tabs look="segmented"`. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, onValueChange, options, size, off, full, className } = props;
  const reason = useId();
  const group = (
    <Root
      aria-label={label}
      orientation="horizontal"
      value={value ?? ""}
      disabled={off !== undefined}
      aria-disabled={off !== undefined || undefined}
      aria-describedby={off === undefined ? undefined : reason}
      onValueChange={(text) => {
        const option = options.find((candidate) => candidate.value === text);
        if (option) onValueChange(option.value);
      }}
      className={clsx("ui-segmented", size === "sm" && "ui-segmented-sm", full && "ui-segmented-full", className)}
    >
      {options.map((option) => (
        <Item key={option.value} value={option.value}>
          {option.icon}
          {option.label}
        </Item>
      ))}
    </Root>
  );
  if (off === undefined) return group;
  return (
    <>
      {group}
      <p id={reason} className="ui-segmented-off type-help">
        <Lock size={14} strokeWidth={1.75} aria-hidden="true" />
        {off}
      </p>
    </>
  );
}
