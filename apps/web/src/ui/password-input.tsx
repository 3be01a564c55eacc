import { say } from "@sunwright/words/ui";
import { clsx } from "clsx";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useFieldControl } from "./field";
import type { TextInputProps } from "./text-input";

export type PasswordInputProps = Omit<TextInputProps, "type" | "start" | "end" | "size">;

export function PasswordInput({ invalid, className, ...input }: PasswordInputProps) {
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
        aria-label={visible ? say("hidePassword") : say("showPassword")}
        aria-controls={control.id}
        disabled={input.disabled}
        onClick={() => setVisible(!visible)}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </span>
  );
}
