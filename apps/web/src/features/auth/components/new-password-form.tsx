import { say } from "@sunwright/words/auth";
import type { resetPassword } from "@sunwright/contract/password-reset";
import { PASSWORD_MIN } from "@sunwright/contract/limits";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { call, route } from "../../../lib/api";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { PasswordInput } from "../../../ui/password-input";
import { passwordProblem, RESET_FAILED, resetFailure } from "../api/failures";
import type { Checked } from "../model/check";
import { resetProblem, type ResetValues } from "../model/reset-form";
import { useSmallForm } from "./use-small-form";

const RESET = route<typeof resetPassword>("POST", "/api/auth/reset-password");

export interface NewPasswordFormProps {
  token: string | undefined;
  onDone: () => void;
}

export function NewPasswordForm({ token, onDone }: NewPasswordFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const check = (values: ResetValues): Checked<keyof ResetValues> => {
    const found = resetProblem(token, values);
    setProblem(found?.field === "form" ? found.message : null);
    return {
      values,
      problems: found === null || found.field === "form" ? new Map() : new Map([[found.field, found.message]]),
    };
  };
  const { problems, busy, form, field } = useSmallForm({
    initial: { password: "", confirmPassword: "" },
    check,
    send: async ({ password }) => {
      if (token === undefined) return undefined;
      try {
        const { success, message } = await call(RESET, { body: { token, newPassword: password } });
        // Only an answer that says so is a success (section 8), whatever its status.
        if (success) onDone();
        else setProblem(message || RESET_FAILED);
        return undefined;
      } catch (error) {
        const message = passwordProblem(error);
        if (message !== null) return new Map([["password", message]]);
        setProblem(resetFailure(error));
        return undefined;
      }
    },
  });

  return (
    <form {...form} className="mt-7 grid gap-4.5">
      <Field
        label={say("reset.newPassword")}
        help={say("reset.passwordHelp", { min: PASSWORD_MIN })}
        error={problems.get("password")}
      >
        <PasswordInput autoComplete="new-password" {...field("password")} />
      </Field>
      <Field label={say("reset.confirmPassword")} error={problems.get("confirmPassword")}>
        <PasswordInput autoComplete="new-password" {...field("confirmPassword")} />
      </Field>
      {problem !== null && (
        <p role="alert" className="flex gap-2 text-bad">
          <CircleAlert size={19} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none" />
          {problem}
        </p>
      )}
      <Button type="submit" size="lg" full busy={busy} busyText={say("reset.saving")}>
        {say("reset.submit")}
      </Button>
      <a href="/auth" className="link type-small w-fit">
        {say("backToSignIn")}
      </a>
    </form>
  );
}
