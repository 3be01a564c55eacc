import { clsx } from "clsx";
import { Check } from "lucide-react";
import * as Radix from "radix-ui/dropdown-menu";
import type { ReactNode } from "react";

export interface MenuItemProps {
  icon?: ReactNode;
  onSelect?: (() => void) | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The one child (a link) becomes the item; put the icon inside it. */
  asChild?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function MenuItem({ icon, onSelect, danger, disabled = false, asChild, className, children }: MenuItemProps) {
  return (
    <Radix.Item
      disabled={disabled}
      {...(onSelect ? { onSelect } : {})}
      {...(asChild ? { asChild } : {})}
      className={clsx("ui-menu-item", danger && "ui-menu-item-danger", className)}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Radix.Item>
  );
}

export interface MenuRadioGroupProps<Value extends string> {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode }[];
}

export function MenuRadioGroup<Value extends string>(props: MenuRadioGroupProps<Value>) {
  const { label, value, onValueChange, options } = props;
  const choose = (text: string) => {
    const option = options.find((candidate) => candidate.value === text);
    if (option) onValueChange(option.value);
  };
  return (
    <Radix.RadioGroup value={value} onValueChange={choose} aria-label={label}>
      <Radix.Label className="ui-menu-header type-label">{label}</Radix.Label>
      {options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className="ui-menu-item">
          <span className="ui-list-item-check">
            <Radix.ItemIndicator>
              <Check size={16} strokeWidth={2} aria-hidden="true" />
            </Radix.ItemIndicator>
          </span>
          {option.label}
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

/** Text that is not a choice: who is signed in, for example. */
export const MenuHeader = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="ui-menu-header">{children}</Radix.Label>
);

export const MenuRule = () => <Radix.Separator className="ui-menu-rule" />;
