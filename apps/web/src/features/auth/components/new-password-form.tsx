import { say } from "@sunwright/words/auth";
import type { resetPassword } from "@sunwright/contract/accounts";
import { PASSWORD_MIN } from "@sunwright/contract/limits";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { call, route } from "../../../lib/api";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { PasswordInput } from "../../../ui/password-input";
import { passwordProblem, RESET_FAILED, resetFailure } from "../api/failures";
import { resetProblem, type ResetValues } from "../model/reset-form";

const RESET = route<typeof resetPassword>("POST", "/api/auth/reset-password");

export interface NewPasswordFormProps {
  token: string | undefined;
  onDone: () => void;
}

export function NewPasswordForm({ token, onDone }: NewPasswordFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, setError, clearErrors, formState } = useForm<ResetValues>({
    defaultValues: { password: "", confirmPassword: "" },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    setProblem(null);
    const found = resetProblem(token, values);
    if (found?.field === "form" || token === undefined) {
      setProblem(found?.message ?? null);
      return;
    }
    if (found !== null) {
      setError(found.field, { message: found.message }, { shouldFocus: true });
      return;
    }
    try {
      const { success, message } = await call(RESET, { body: { token, newPassword: values.password } });
      // Only an answer that says so is a success (section 8), whatever its status.
      if (success) onDone();
      else setProblem(message || RESET_FAILED);
    } catch (error) {
      const message = passwordProblem(error);
      if (message === null) setProblem(resetFailure(error));
      else setError("password", { message }, { shouldFocus: true });
    }
  });

  return (
    <form noValidate className="mt-7 grid gap-4.5" onSubmit={(event) => void submit(event)}>
      <Field
        label={say("reset.newPassword")}
        help={say("reset.passwordHelp", { min: PASSWORD_MIN })}
        error={errors.password?.message}
      >
        <PasswordInput
          autoComplete="new-password"
          {...register("password", { onChange: () => clearErrors("confirmPassword") })}
        />
      </Field>
      <Field label={say("reset.confirmPassword")} error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...register("confirmPassword")} />
      </Field>
      {problem !== null && (
        <p role="alert" className="flex gap-2 text-bad">
          <CircleAlert size={19} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none" />
          {problem}
        </p>
      )}
      <Button type="submit" size="lg" full busy={isSubmitting} busyText={say("reset.saving")}>
        {say("reset.submit")}
      </Button>
      <a href="/auth" className="link type-small w-fit">
        {say("backToSignIn")}
      </a>
    </form>
  );
}
