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
    <Field label="Email" error={errors.email?.message}>
      <TextInput type="email" autoComplete="username" inputMode="email" {...register("email")} />
    </Field>
  );
}

export function PasswordFields() {
  const { register, control } = useFormContext<SignUpValues>();
  const { errors } = useFormState({ control, name: ["password", "confirmPassword"] });
  return (
    <>
      <Field label="Password" help={`At least ${PASSWORD_MIN} characters`} error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...register("password", { deps: "confirmPassword" })} />
      </Field>
      <Field label="Confirm password" error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...register("confirmPassword")} />
      </Field>
    </>
  );
}
