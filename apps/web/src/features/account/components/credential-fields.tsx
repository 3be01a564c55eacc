import { say } from "@sunwright/words/account";
import { PASSWORD_MIN } from "@sunwright/contract/limits";
import { useFormContext, useFormState } from "react-hook-form";
import { Field } from "../../../ui/field";
import { PasswordInput } from "../../../ui/password-input";
import { TextInput } from "../../../ui/text-input";
import type { SignUpValues } from "../model/details";

export function EmailField() {
  const { register, control } = useFormContext<SignUpValues>();
  const { errors } = useFormState({ control, name: "email" });
  return (
    <Field label={say("email")} error={errors.email?.message}>
      <TextInput type="email" autoComplete="username" inputMode="email" {...register("email")} />
    </Field>
  );
}

export function PasswordFields() {
  const { register, control } = useFormContext<SignUpValues>();
  const { errors } = useFormState({ control, name: ["password", "confirmPassword"] });
  return (
    <>
      <Field
        label={say("password")}
        help={say("passwordLengthHelp", { min: PASSWORD_MIN })}
        error={errors.password?.message}
      >
        <PasswordInput autoComplete="new-password" {...register("password", { deps: "confirmPassword" })} />
      </Field>
      <Field label={say("confirmPassword")} error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...register("confirmPassword")} />
      </Field>
    </>
  );
}
