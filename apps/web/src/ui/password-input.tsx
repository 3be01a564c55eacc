import { say } from "@sunwright/words/ui";
import { clsx } from "clsx";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useFieldControl } from "./field";
import type { TextInputProps } from "./text-input";

export interface PasswordInputProps extends Omit<TextInputProps, "type" | "start" | "end" | "size"> {
  showLabel?: string | undefined;
  hideLabel?: string | undefined;
}

export function PasswordInput(props: PasswordInputProps) {
  const { showLabel = say("showPassword"), hideLabel = say("hidePassword"), invalid, className, ...input } = props;
  const control = useFieldControl({ ...input, invalid });
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <span className={clsx("ui-input", className)}>
      <input
        autoComplete="current-password"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...input}
        {...control}
        type={visible ? "text" : "password"}
      />
      <button
        type="button"
        className="ui-input-toggle"
        aria-label={visible ? hideLabel : showLabel}
        aria-controls={control.id}
        disabled={input.disabled}
        onClick={() => setVisible(!visible)}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </span>
  );
}
