import { say } from "@sunwright/words/account";
import { zodResolver } from "@hookform/resolvers/zod";
import { changePassword } from "@sunwright/contract/account";
import { NewPassword } from "@sunwright/contract/accounts";
import { PASSWORD_MIN } from "@sunwright/contract/limits";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { ApiError, whatHappened } from "../../../lib/api-error";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { PasswordInput } from "../../../ui/password-input";
import { toast } from "../../../ui/toast-store";
import { savePassword } from "../api/account";

const Form = z
  .object({
    currentPassword: changePassword.body.shape.currentPassword,
    newPassword: NewPassword,
    confirmPassword: z.string(),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    message: say("password.differ"),
    path: ["confirmPassword"],
    when: () => true,
  });

const isField = (path: string): path is keyof typeof EMPTY => Object.hasOwn(EMPTY, path);
const EMPTY = { currentPassword: "", newPassword: "", confirmPassword: "" };

export function PasswordForm({ email }: { email: string }) {
  const client = useQueryClient();
  const { register, handleSubmit, reset, setError, formState } = useForm({
    resolver: zodResolver(Form),
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ currentPassword, newPassword }) => {
    try {
      await savePassword(client, currentPassword, newPassword);
      reset(EMPTY);
      toast({ title: say("password.changed"), description: say("password.othersSignedOut") });
    } catch (error) {
      const message = whatHappened(error, say("password.unchanged"));
      if (error instanceof ApiError && error.code === "wrong_password") {
        setError("currentPassword", { message }, { shouldFocus: true });
      } else if (error instanceof ApiError && error.code === "common_password") {
        setError("newPassword", { message }, { shouldFocus: true });
      } else if (error instanceof ApiError && error.issues.length > 0) {
        for (const issue of error.issues) if (isField(issue.path)) setError(issue.path, { message: issue.message });
      } else toast({ title: say("password.notChanged"), description: message, tone: "bad" });
    }
  });
  return (
    <form noValidate className="grid max-w-110 gap-4.5" onSubmit={(event) => void submit(event)}>
      {/* Tells password managers whose password changes. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label={say("password.current")} error={errors.currentPassword?.message}>
        <PasswordInput autoComplete="current-password" {...register("currentPassword")} />
      </Field>
      <Field
        label={say("password.new")}
        help={say("passwordLengthHelp", { min: PASSWORD_MIN })}
        error={errors.newPassword?.message}
      >
        <PasswordInput autoComplete="new-password" {...register("newPassword", { deps: "confirmPassword" })} />
      </Field>
      <Field label={say("password.confirmNew")} error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...register("confirmPassword")} />
      </Field>
      <Button type="submit" className="justify-self-start" busy={isSubmitting} busyText={say("password.changing")}>
        {say("password.change")}
      </Button>
    </form>
  );
}
