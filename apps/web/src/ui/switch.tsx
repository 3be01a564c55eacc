import { clsx } from "clsx";
import { Root, Thumb } from "radix-ui/switch";
import { useId, type ReactNode } from "react";
import { FieldNote } from "./field";

export interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  help?: ReactNode;
  name?: string | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/** Takes effect at once; a choice that waits for Save is a Checkbox. */
export function Switch({ label, help, className, id: ownId, ...control }: SwitchProps) {
  const generated = useId();
  const id = ownId ?? generated;
  const note = help ? `${id}-note` : undefined;
  return (
    <div className={clsx("ui-check-line", className)}>
      <label htmlFor={id}>
        {label}
        {note && <FieldNote id={note} help={help} />}
      </label>
      <Root {...control} id={id} aria-describedby={note} className="ui-switch">
        <Thumb />
      </Root>
    </div>
  );
}
