import { clsx } from "clsx";
import { Check, ChevronDown } from "lucide-react";
import * as Radix from "radix-ui/select";
import { startTransition, useMemo, useState, type Ref } from "react";
import { useFieldControl } from "./field";

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A short second text at the right, for example a range. */
  detail?: string | undefined;
  disabled?: boolean | undefined;
}

export interface SelectGroup<Value extends string = string> {
  label: string;
  options: readonly SelectOption<Value>[];
}

export interface SelectProps<Value extends string> {
  value: Value | "" | undefined;
  onValueChange: (value: Value) => void;
  options?: readonly SelectOption<Value>[] | undefined;
  groups?: readonly SelectGroup<Value>[] | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
  size?: "sm" | "md" | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  invalid?: boolean | undefined;
  id?: string | undefined;
  "aria-label"?: string | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  className?: string | undefined;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, onValueChange, options, groups, placeholder, name, size, disabled, required, invalid, ref } = props;
  const { "aria-invalid": ariaInvalid, ...control } = useFieldControl({ id: props.id, invalid, required });
  const [open, setOpen] = useState(false);
  const all = useMemo(
    () => [...(options ?? []), ...(groups ?? []).flatMap((group) => group.options)],
    [options, groups],
  );
  const choose = (text: string) => {
    const option = all.find((candidate) => candidate.value === text);
    if (option) onValueChange(option.value);
  };
  return (
    <Radix.Root
      value={value ?? ""}
      onValueChange={choose}
      open={open}
      // The list is drawn after the press has been answered.
      onOpenChange={(opens) => startTransition(() => setOpen(opens))}
      {...(name === undefined ? {} : { name })}
      {...(disabled === undefined ? {} : { disabled })}
      {...(required === undefined ? {} : { required })}
    >
      <Radix.Trigger
        {...control}
        ref={ref}
        aria-invalid={ariaInvalid}
        aria-label={props["aria-label"]}
        onBlur={props.onBlur}
        className={clsx("ui-input", size === "sm" && "ui-input-sm", props.className)}
      >
        <span className="ui-select-value">
          <Radix.Value placeholder={placeholder} />
        </span>
        <Radix.Icon asChild>
          <ChevronDown size={17} strokeWidth={1.75} aria-hidden="true" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content position="popper" sideOffset={4} collisionPadding={8} className="ui-list ui-select-list">
          <Radix.Viewport className="ui-list-scroll">
            {options?.map((option) => (
              <Option key={option.value} {...option} />
            ))}
            {groups?.map((group) => (
              <Radix.Group key={group.label}>
                <Radix.Label className="ui-list-group type-label">{group.label}</Radix.Label>
                {group.options.map((option) => (
                  <Option key={option.value} {...option} />
                ))}
              </Radix.Group>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Option({ value, label, detail, disabled = false }: SelectOption) {
  return (
    <Radix.Item value={value} disabled={disabled} className="ui-list-item">
      <span className="ui-list-item-label">
        <Radix.ItemText>{label}</Radix.ItemText>
      </span>
      {detail && <span className="ui-list-item-detail">{detail}</span>}
      <span className="ui-list-item-check">
        <Radix.ItemIndicator>
          <Check size={16} strokeWidth={2} aria-hidden="true" />
        </Radix.ItemIndicator>
      </span>
    </Radix.Item>
  );
}
